<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArchitectsCounts</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s)</source>
        <translation>
            <numerusform>%n victory token</numerusform>
            <numerusform>%n victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n progress token(s)</source>
        <translation>
            <numerusform>%n progress token</numerusform>
            <numerusform>%n progress tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science card(s)</source>
        <translation>
            <numerusform>%n science card</numerusform>
            <numerusform>%n science cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict token(s) turned to war</source>
        <translation>
            <numerusform>%n conflict token turned to war</numerusform>
            <numerusform>%n conflict tokens turned to war</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horn(s) too many</source>
        <translation>
            <numerusform>%n horn too many</numerusform>
            <numerusform>%n horns too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red card(s) with horns</source>
        <translation>
            <numerusform>%n red card with horns</numerusform>
            <numerusform>%n red cards with horns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would build a stage</source>
        <comment>cards of a pile</comment>
        <translation>
            <numerusform>%n would build a stage</numerusform>
            <numerusform>%n would build a stage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would bring battle</source>
        <comment>cards of a pile</comment>
        <translation>
            <numerusform>%n would bring battle</numerusform>
            <numerusform>%n would bring battle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the stack</source>
        <translation>
            <numerusform>%n left in the stack</numerusform>
            <numerusform>%n left in the stack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in reserve</source>
        <translation>
            <numerusform>%n card in reserve</numerusform>
            <numerusform>%n cards in reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone(s)</source>
        <translation>
            <numerusform>%n Stone</numerusform>
            <numerusform>%n Stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone(s) of Forgiveness left</source>
        <translation>
            <numerusform>%n Stone of Forgiveness left</numerusform>
            <numerusform>%n Stones of Forgiveness left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a pile</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n game(s)</source>
        <comment>sample size</comment>
        <translation>
            <numerusform>of %n game</numerusform>
            <numerusform>of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of sin</source>
        <translation>
            <numerusform>%n kind of sin</numerusform>
            <numerusform>%n kinds of sin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines that are left out</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier decision(s)</source>
        <translation>
            <numerusform>%n earlier decision</numerusform>
            <numerusform>%n earlier decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen</source>
        <translation>
            <numerusform>%n person shares this screen</numerusform>
            <numerusform>%n people share this screen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrowlCounts</name>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Salve(s)</source>
        <translation>
            <numerusform>%n Salve</numerusform>
            <numerusform>%n Salves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Charm(s)</source>
        <translation>
            <numerusform>%n Charm</numerusform>
            <numerusform>%n Charms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plus} less %n charm(s)</source>
        <comment>bites that count</comment>
        <translation>
            <numerusform>{plus} less %n charm</numerusform>
            <numerusform>{plus} less %n charms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plus} less %n salve(s)</source>
        <comment>wounds that count</comment>
        <translation>
            <numerusform>{plus} less %n salve</numerusform>
            <numerusform>{plus} less %n salves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wound(s)</source>
        <translation>
            <numerusform>%n Wound</numerusform>
            <numerusform>%n Wounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bite(s)</source>
        <translation>
            <numerusform>%n Bite</numerusform>
            <numerusform>%n Bites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undead</source>
        <comment>cards of the Undead deck</comment>
        <translation>
            <numerusform>%n undead</numerusform>
            <numerusform>%n undead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold token(s)</source>
        <translation>
            <numerusform>%n gold token</numerusform>
            <numerusform>%n gold tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
</TS>
