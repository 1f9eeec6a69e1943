<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Sevens %1</source>
        <translation>Sevens %1</translation>
    </message>
</context>
<context>
    <name>AbyssBoard</name>
    <message>
        <source>Abyss of Souls</source>
        <translation>Abysse des Âmes</translation>
    </message>
</context>
<context>
    <name>Architects</name>
    <message>
        <source>{points} for you.</source>
        <translation>{points} pour vous.</translation>
    </message>
    <message>
        <source>You may then build {stages}.</source>
        <translation>Vous pouvez ensuite bâtir {stages}.</translation>
    </message>
    <message>
        <source>{tokens}: you may take an extra card.</source>
        <translation>{tokens}&#x202f;: vous pouvez prendre une carte de plus.</translation>
    </message>
    <message>
        <source>It builds {stages}, as you choose.</source>
        <translation>Elle bâtit {stages}, à votre choix.</translation>
    </message>
    <message>
        <source>It builds {stage}: your wonder is finished and the game ends.</source>
        <translation>Elle bâtit {stage}&#x202f;: votre merveille est finie et la partie se termine.</translation>
    </message>
    <message>
        <source>It builds {stage} at once: {worth}.</source>
        <translation>Elle bâtit aussitôt {stage}&#x202f;: {worth}.</translation>
    </message>
    <message>
        <source>It builds {stage} in this turn: {worth}.</source>
        <translation>Elle bâtit {stage} ce tour-ci&#x202f;: {worth}.</translation>
    </message>
    <message>
        <source>{points}, then {effect}</source>
        <translation>{points}, puis {effect}</translation>
    </message>
    <message>
        <source>{turned}: {war} of {all}.</source>
        <translation>{turned}&#x202f;: {war} sur {all}.</translation>
    </message>
    <message>
        <source>Nobody knows this card. {left}: {chances}.</source>
        <translation>Personne ne connaît cette carte. {left}&#x202f;: {chances}.</translation>
    </message>
    <message>
        <source>As things stand it brings {points}.</source>
        <translation>En l’état, il apporte {points}.</translation>
    </message>
    <message>
        <source>You then have {shields}.</source>
        <translation>Vous avez alors {shields}.</translation>
    </message>
    <message>
        <source>It gives you: {effect}.</source>
        <translation>Il vous donne&#x202f;: {effect}.</translation>
    </message>
    <message>
        <source>you are level with {name}</source>
        <translation>égalité avec {name}</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cat&lt;/b&gt; comes to you.</source>
        <translation>&lt;b&gt;Le chat&lt;/b&gt; vient chez vous.</translation>
    </message>
    <message>
        <source>It earns you a &lt;b&gt;progress token&lt;/b&gt;.</source>
        <translation>Elle vous vaut un &lt;b&gt;jeton Progrès&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The last horn calls to battle&lt;/b&gt;: {results}.</source>
        <translation>&lt;b&gt;La dernière corne appelle à la bataille&lt;/b&gt;&#x202f;: {results}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The last horn calls to battle&lt;/b&gt; at the end of your turn: {results}.</source>
        <translation>&lt;b&gt;La dernière corne appelle à la bataille&lt;/b&gt; à la fin de votre tour&#x202f;: {results}.</translation>
    </message>
    <message>
        <source>you win against {name}</source>
        <translation>victoire contre {name}</translation>
    </message>
    <message>
        <source>you lose to {name}</source>
        <translation>défaite contre {name}</translation>
    </message>
    <message>
        <source>You keep it: {stage} then lacks {cards}.</source>
        <translation>Vous la gardez&#x202f;: il manque alors {cards} pour {stage}.</translation>
    </message>
    <message>
        <source>You keep it: two of a kind or all three symbols earn a progress token.</source>
        <translation>Vous la gardez&#x202f;: deux pareilles ou les trois symboles valent un jeton Progrès.</translation>
    </message>
    <message>
        <source>You then have {shields}: {others}.</source>
        <translation>Vous avez alors {shields}&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>You keep it.</source>
        <translation>Vous la gardez.</translation>
    </message>
    <message>
        <source>7 Wonders Architects</source>
        <translation>7 Wonders Architects</translation>
    </message>
    <message>
        <source>Three piles, one pick. Raise five stages before your neighbours.</source>
        <translation>Trois piles, un choix. Élevez cinq étapes avant vos voisins.</translation>
    </message>
    <message>
        <source>Take one card a turn, from the left, from the right or from the unknown. Resources raise your wonder, science earns tokens, horns call to battle. The first finished wonder ends the game.</source>
        <translation>Prenez une carte par tour, à gauche, à droite ou dans l’inconnu. Les ressources élèvent votre merveille, la science vaut des jetons, les cornes appellent à la bataille. La première merveille finie termine la partie.</translation>
    </message>
    <message>
        <source>{seats}, one wonder each</source>
        <translation>{seats}, une merveille chacune</translation>
    </message>
    <message>
        <source>play runs clockwise</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>When battles, stages and tokens come: at once, or within the turn.</source>
        <translation>Quand viennent batailles, étapes et jetons&#x202f;: aussitôt, ou pendant le tour.</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Drawn, or chosen for each seat.</source>
        <translation>Au sort, ou choisies pour chaque place.</translation>
    </message>
    <message>
        <source>Economy forces</source>
        <translation>Économie oblige</translation>
    </message>
    <message>
        <source>The second coin of Economy can force a stage to be built.</source>
        <translation>La seconde pièce d’Économie peut obliger à bâtir une étape.</translation>
    </message>
    <message>
        <source>Engineering forces</source>
        <translation>Ingénierie oblige</translation>
    </message>
    <message>
        <source>Cards that fit only by Engineering can force a stage to be built.</source>
        <translation>Des cartes qui ne conviennent que par Ingénierie peuvent obliger à bâtir.</translation>
    </message>
    <message>
        <source>Free use of Gold</source>
        <translation>Or libre</translation>
    </message>
    <message>
        <source>Gold may be paid although a fitting resource is there.</source>
        <translation>On peut payer en Or même si la bonne ressource est là.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>Each seat raises another wonder, with its own deck of 25 cards.</source>
        <translation>Chaque place élève une autre merveille, avec son paquet de 25 cartes.</translation>
    </message>
    <message>
        <source>Draw two wonders</source>
        <translation>Tirer deux merveilles</translation>
    </message>
    <message>
        <source>Draw three wonders</source>
        <translation>Tirer trois merveilles</translation>
    </message>
    <message>
        <source>Draw four wonders</source>
        <translation>Tirer quatre merveilles</translation>
    </message>
    <message>
        <source>Draw five wonders</source>
        <translation>Tirer cinq merveilles</translation>
    </message>
    <message>
        <source>Draw six wonders</source>
        <translation>Tirer six merveilles</translation>
    </message>
    <message>
        <source>Draw who has which</source>
        <translation>Tirer qui a laquelle</translation>
    </message>
    <message>
        <source>You ended your turn.</source>
        <translation>Vous terminez votre tour.</translation>
    </message>
    <message>
        <source>{name} ended the turn.</source>
        <translation>{name} termine son tour.</translation>
    </message>
    <message>
        <source>You looked at the top card of the centre.</source>
        <translation>Vous regardez la première carte du centre.</translation>
    </message>
    <message>
        <source>{name} looked at the top card of the centre.</source>
        <translation>{name} regarde la première carte du centre.</translation>
    </message>
    <message>
        <source>You looked at the top card of the centre: {card}.</source>
        <translation>Vous regardez la première carte du centre&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{name} looked at the top card of the centre: {card}.</source>
        <translation>{name} regarde la première carte du centre&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>You took {card} {pile}.</source>
        <translation>Vous prenez {card} {pile}.</translation>
    </message>
    <message>
        <source>{name} took {card} {pile}.</source>
        <translation>{name} prend {card} {pile}.</translation>
    </message>
    <message>
        <source>{cause} brought you {card} {pile}.</source>
        <translation>{cause} vous apporte {card} {pile}.</translation>
    </message>
    <message>
        <source>{cause} brought {name} {card} {pile}.</source>
        <translation>{cause} apporte à {name} {card} {pile}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cat&lt;/b&gt; came to you.</source>
        <translation>&lt;b&gt;Le chat&lt;/b&gt; vient chez vous.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cat&lt;/b&gt; came to {name}.</source>
        <translation>&lt;b&gt;Le chat&lt;/b&gt; va chez {name}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cat&lt;/b&gt; left {owner} for you.</source>
        <translation>&lt;b&gt;Le chat&lt;/b&gt; quitte {owner} et vient chez vous.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The cat&lt;/b&gt; left {owner} for {name}.</source>
        <translation>&lt;b&gt;Le chat&lt;/b&gt; quitte {owner} et va chez {name}.</translation>
    </message>
    <message>
        <source>You looked at {count} cards {pile}.</source>
        <translation>Vous regardez {count} cartes {pile}.</translation>
    </message>
    <message>
        <source>{name} looked at {count} cards {pile}.</source>
        <translation>{name} regarde {count} cartes {pile}.</translation>
    </message>
    <message>
        <source>The other cards {pile} were shuffled back: {count}.</source>
        <translation>Les autres cartes {pile} sont remélangées&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Battle.&lt;/b&gt; Shields: {shields}.</source>
        <translation>&lt;b&gt;Bataille.&lt;/b&gt; Boucliers&#x202f;: {shields}.</translation>
    </message>
    <message>
        <source>{one} and {other} are equal: {shields} each.</source>
        <translation>{one} et {other} sont à égalité, avec {shields}.</translation>
    </message>
    <message>
        <source>{name} beats you, {more} to {fewer}: {tokens}.</source>
        <translation>{name} vous bat, {more} à {fewer}&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>You beat {loser}, {more} to {fewer}: {tokens}.</source>
        <translation>Vous battez {loser}, {more} à {fewer}&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>{name} beats {loser}, {more} to {fewer}: {tokens}.</source>
        <translation>{name} bat {loser}, {more} à {fewer}&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>Peace returns.</source>
        <translation>La paix revient.</translation>
    </message>
    <message>
        <source>Peace returns: {cards} discarded.</source>
        <translation>La paix revient&#x202f;: {cards} à la défausse.</translation>
    </message>
    <message>
        <source>You built {stage} of {wonder} with {cards}: {points}.</source>
        <translation>Vous bâtissez {stage} à {wonder} avec {cards}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{name} built {stage} of {wonder} with {cards}: {points}.</source>
        <translation>{name} bâtit {stage} à {wonder} avec {cards}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{wonder} is &lt;b&gt;finished&lt;/b&gt;: the game ends with this turn.</source>
        <translation>{wonder} est &lt;b&gt;finie&lt;/b&gt;&#x202f;: la partie se termine avec ce tour.</translation>
    </message>
    <message>
        <source>You gave {cards} for a progress token.</source>
        <translation>Vous rendez {cards} contre un jeton Progrès.</translation>
    </message>
    <message>
        <source>{name} gave {cards} for a progress token.</source>
        <translation>{name} rend {cards} contre un jeton Progrès.</translation>
    </message>
    <message>
        <source>You drew {token} from the stack: {effect}.</source>
        <translation>Vous tirez {token} de la réserve&#x202f;: {effect}.</translation>
    </message>
    <message>
        <source>{name} drew {token} from the stack: {effect}.</source>
        <translation>{name} tire {token} de la réserve&#x202f;: {effect}.</translation>
    </message>
    <message>
        <source>You gained {token}: {effect}.</source>
        <translation>Vous gagnez {token}&#x202f;: {effect}.</translation>
    </message>
    <message>
        <source>{name} gained {token}: {effect}.</source>
        <translation>{name} gagne {token}&#x202f;: {effect}.</translation>
    </message>
    <message>
        <source>You can reach no card.</source>
        <translation>Aucune carte n’est à votre portée.</translation>
    </message>
    <message>
        <source>{name} can reach no card.</source>
        <translation>{name} n’a aucune carte à sa portée.</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} partagent la victoire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; win.</source>
        <translation>&lt;b&gt;Vous&lt;/b&gt; gagnez.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt; wins.</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt; gagne.</translation>
    </message>
    <message>
        <source>Points are tied, and {name} built more stages.</source>
        <translation>À points égaux, {name} a bâti plus d’étapes.</translation>
    </message>
    <message>
        <source>Points and stages are tied.</source>
        <translation>Points et étapes sont à égalité.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Brique</translation>
    </message>
    <message>
        <source>Papyrus</source>
        <translation>Papyrus</translation>
    </message>
    <message>
        <source>Glass</source>
        <translation>Verre</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Tablet</source>
        <translation>Tablette</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Engrenage</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Compas</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Shield with a horn</source>
        <translation>Bouclier à une corne</translation>
    </message>
    <message>
        <source>Shield with two horns</source>
        <translation>Bouclier à deux cornes</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 points</translation>
    </message>
    <message>
        <source>2 points and the cat</source>
        <translation>2 points et le chat</translation>
    </message>
    <message>
        <source>{count} {card}</source>
        <translation>{count} {card}</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Left pile</source>
        <translation>Pile de gauche</translation>
    </message>
    <message>
        <source>Centre pile</source>
        <translation>Pile du centre</translation>
    </message>
    <message>
        <source>Right pile</source>
        <translation>Pile de droite</translation>
    </message>
    <message>
        <source>from the left pile</source>
        <translation>de la pile de gauche</translation>
    </message>
    <message>
        <source>from the centre</source>
        <translation>du centre</translation>
    </message>
    <message>
        <source>from the right pile</source>
        <translation>de la pile de droite</translation>
    </message>
    <message>
        <source>from the deck of Alexandria</source>
        <translation>du paquet d’Alexandrie</translation>
    </message>
    <message>
        <source>from the deck of Halicarnassus</source>
        <translation>du paquet d’Halicarnasse</translation>
    </message>
    <message>
        <source>from the deck of Ephesus</source>
        <translation>du paquet d’Éphèse</translation>
    </message>
    <message>
        <source>from the deck of Olympia</source>
        <translation>du paquet d’Olympie</translation>
    </message>
    <message>
        <source>from the deck of Babylon</source>
        <translation>du paquet de Babylone</translation>
    </message>
    <message>
        <source>from the deck of Rhodes</source>
        <translation>du paquet de Rhodes</translation>
    </message>
    <message>
        <source>from the deck of Giza</source>
        <translation>du paquet de Gizeh</translation>
    </message>
    <message>
        <source>Deck of Alexandria</source>
        <translation>Paquet d’Alexandrie</translation>
    </message>
    <message>
        <source>Deck of Halicarnassus</source>
        <translation>Paquet d’Halicarnasse</translation>
    </message>
    <message>
        <source>Deck of Ephesus</source>
        <translation>Paquet d’Éphèse</translation>
    </message>
    <message>
        <source>Deck of Olympia</source>
        <translation>Paquet d’Olympie</translation>
    </message>
    <message>
        <source>Deck of Babylon</source>
        <translation>Paquet de Babylone</translation>
    </message>
    <message>
        <source>Deck of Rhodes</source>
        <translation>Paquet de Rhodes</translation>
    </message>
    <message>
        <source>Deck of Giza</source>
        <translation>Paquet de Gizeh</translation>
    </message>
    <message>
        <source>Alexandria</source>
        <translation>Alexandrie</translation>
    </message>
    <message>
        <source>Halicarnassus</source>
        <translation>Halicarnasse</translation>
    </message>
    <message>
        <source>Ephesus</source>
        <translation>Éphèse</translation>
    </message>
    <message>
        <source>Olympia</source>
        <translation>Olympie</translation>
    </message>
    <message>
        <source>Babylon</source>
        <translation>Babylone</translation>
    </message>
    <message>
        <source>Rhodes</source>
        <translation>Rhodes</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <translation>l’étape {number}</translation>
    </message>
    <message>
        <source>{count} of a kind</source>
        <translation>{count} identiques</translation>
    </message>
    <message>
        <source>{count} different</source>
        <translation>{count} différentes</translation>
    </message>
    <message>
        <source>take the top card of any pile</source>
        <translation>prendre la première carte d’une pile au choix</translation>
    </message>
    <message>
        <source>look at five cards of a side pile and keep one</source>
        <translation>regarder cinq cartes d’une pile de côté et en garder une</translation>
    </message>
    <message>
        <source>take the top card of the centre</source>
        <translation>prendre la première carte du centre</translation>
    </message>
    <message>
        <source>take the top cards of the left and the right pile</source>
        <translation>prendre les premières cartes des piles de gauche et de droite</translation>
    </message>
    <message>
        <source>take a progress token</source>
        <translation>prendre un jeton Progrès</translation>
    </message>
    <message>
        <source>one more shield for good</source>
        <translation>un bouclier de plus pour toujours</translation>
    </message>
    <message>
        <source>Urbanism</source>
        <translation>Urbanisme</translation>
    </message>
    <message>
        <source>Crafts</source>
        <translation>Artisanat</translation>
    </message>
    <message>
        <source>Jewellery</source>
        <translation>Joaillerie</translation>
    </message>
    <message>
        <source>extra card after horns</source>
        <translation>carte en plus après une corne</translation>
    </message>
    <message>
        <source>one Gold counts twice, once a turn</source>
        <translation>un Or compte double, une fois par tour</translation>
    </message>
    <message>
        <source>any resources fit, once a turn</source>
        <translation>toute ressource, une fois par tour</translation>
    </message>
    <message>
        <source>1 point for each cat icon</source>
        <translation>1 point par image de chat</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>étapes</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleues</translation>
    </message>
    <message>
        <source>victories</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>cost, then points</source>
        <translation>coût, puis points</translation>
    </message>
    <message>
        <source>points so far</source>
        <translation>points à présent</translation>
    </message>
    <message>
        <source>built</source>
        <translation>bâtie</translation>
    </message>
    <message>
        <source>would be built</source>
        <translation>serait bâtie</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>pas encore ouverte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{title}: {items}. {note}</source>
        <translation>{title}&#x202f;: {items}. {note}</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>gold stands for any one</source>
        <translation>l’or les remplace toutes</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>Left and right lie open and are shared with your neighbours; the centre is hidden. Point at a pile to read what its card would do.</source>
        <translation>Gauche et droite sont ouvertes et partagées avec vos voisins&#x202f;; le centre est caché. Pointez une pile pour lire ce que ferait sa carte.</translation>
    </message>
    <message>
        <source>A stage is built</source>
        <translation>Une étape est bâtie</translation>
    </message>
    <message>
        <source>Its cards are discarded. Whoever builds the fifth stage ends the game with that turn.</source>
        <translation>Ses cartes vont à la défausse. Qui bâtit la cinquième étape termine la partie avec ce tour.</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Science</translation>
    </message>
    <message>
        <source>Two equal or three different symbols are turned in for a progress token.</source>
        <translation>Deux symboles identiques, ou trois différents, se rendent contre un jeton Progrès.</translation>
    </message>
    <message>
        <source>A progress token</source>
        <translation>Un jeton Progrès</translation>
    </message>
    <message>
        <source>It serves you from now on. One that gives extra cards does so once a turn.</source>
        <translation>Il vous sert désormais. S’il donne des cartes de plus, c’est une fois par tour.</translation>
    </message>
    <message>
        <source>The cat is yours</source>
        <translation>Le chat est à vous</translation>
    </message>
    <message>
        <source>At the start of your turn it shows you the centre card. At the end it is 2 points.</source>
        <translation>Au début de votre tour, il vous montre la carte du centre. À la fin, il vaut 2 points.</translation>
    </message>
    <message>
        <source>Horns</source>
        <translation>Cornes</translation>
    </message>
    <message>
        <source>Each horn turns a conflict token to war. When all show war, everybody fights.</source>
        <translation>Chaque corne met un jeton Conflit en guerre. Quand tous y sont, tout le monde se bat.</translation>
    </message>
    <message>
        <source>After a battle</source>
        <translation>Après une bataille</translation>
    </message>
    <message>
        <source>Red cards with horns are discarded. Shields without a horn stay for good.</source>
        <translation>Les cartes rouges à cornes vont à la défausse. Les boucliers sans corne restent pour toujours.</translation>
    </message>
    <message>
        <source>The end comes near</source>
        <translation>La fin approche</translation>
    </message>
    <message>
        <source>A wonder lacks one stage. Leftover resources and science count nothing at the end.</source>
        <translation>Il manque une étape à une merveille. Ressources et science restantes ne comptent pas à la fin.</translation>
    </message>
    <message>
        <source>a pair, or one of each, takes a token</source>
        <translation>deux pareilles, ou une de chaque&#x202f;: un jeton</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>valeur {points}</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Propaganda</source>
        <translation>Propagande</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingénierie</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>Decor</source>
        <translation>Décoration</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>Éducation</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message>
        <source>extra card after Wood or Brick</source>
        <translation>carte en plus après Bois ou Brique</translation>
    </message>
    <message>
        <source>extra card after Papyrus or Glass</source>
        <translation>carte en plus après Papyrus ou Verre</translation>
    </message>
    <message>
        <source>extra card after Stone or Gold</source>
        <translation>carte en plus après Pierre ou Or</translation>
    </message>
    <message>
        <source>extra card after a science card</source>
        <translation>carte en plus après une carte de science</translation>
    </message>
    <message>
        <source>extra card after building a stage</source>
        <translation>carte en plus après une étape bâtie</translation>
    </message>
    <message>
        <source>2 shields, for good</source>
        <translation>2 boucliers, pour toujours</translation>
    </message>
    <message>
        <source>4 points, 6 with a finished wonder</source>
        <translation>4 points, 6 avec une merveille finie</translation>
    </message>
    <message>
        <source>1 point for each victory token</source>
        <translation>1 point par jeton Victoire</translation>
    </message>
    <message>
        <source>2 points for each progress token</source>
        <translation>2 points par jeton Progrès</translation>
    </message>
    <message>
        <source>4 points, 12 for both</source>
        <translation>4 points, 12 pour les deux</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Blue cards</source>
        <translation>Cartes bleues</translation>
    </message>
    <message>
        <source>Victory tokens</source>
        <translation>Jetons Victoire</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>seen by you only</source>
        <translation>visible par vous</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>The top card</source>
        <translation>La première carte</translation>
    </message>
    <message>
        <source>Nobody has the cat yet.</source>
        <translation>Personne n’a encore le chat.</translation>
    </message>
    <message>
        <source>{name} has the cat.</source>
        <translation>{name} a le chat.</translation>
    </message>
    <message>
        <source>You have the cat. You may look at the centre card first.</source>
        <translation>Vous avez le chat. Vous pouvez d’abord regarder la carte du centre.</translation>
    </message>
    <message>
        <source>You have the cat. You know the centre card.</source>
        <translation>Vous avez le chat. Vous connaissez la carte du centre.</translation>
    </message>
    <message>
        <source>You have the cat, worth 2 points.</source>
        <translation>Vous avez le chat&#x202f;: 2 points.</translation>
    </message>
    <message>
        <source>The cat</source>
        <translation>Le chat</translation>
    </message>
    <message>
        <source>Conflict, {war} of {all} at war</source>
        <translation>Conflit, {war} sur {all} en guerre</translation>
    </message>
    <message>
        <source>When all {all} show war, neighbours compare shields.</source>
        <translation>Quand les {all} sont en guerre, les voisins comparent leurs boucliers.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Stack of progress tokens, {left}.</source>
        <translation>Réserve de jetons Progrès, {left}.</translation>
    </message>
    <message>
        <source>Progress tokens</source>
        <translation>Jetons Progrès</translation>
    </message>
    <message>
        <source>Peek at the centre</source>
        <translation>Regarder le centre</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>À vous, {name}</translation>
    </message>
    <message>
        <source>Take one card: from the left pile, from the centre or from the right pile.</source>
        <translation>Prenez une carte&#x202f;: de la pile de gauche, du centre ou de la pile de droite.</translation>
    </message>
    <message>
        <source>The stage lets you take the top card of any pile on the table.</source>
        <translation>L’étape vous fait prendre la première carte d’une pile de la table.</translation>
    </message>
    <message>
        <source>The stage lets you look at five cards: of the left or of the right pile?</source>
        <translation>L’étape vous fait regarder cinq cartes&#x202f;: de la pile de gauche ou de droite&#x202f;?</translation>
    </message>
    <message>
        <source>Keep one of these cards. The others are shuffled back.</source>
        <translation>Gardez une de ces cartes. Les autres sont remélangées.</translation>
    </message>
    <message>
        <source>Choose a progress token: one of the open ones, or the top of the stack.</source>
        <translation>Choisissez un jeton Progrès&#x202f;: un jeton visible, ou le premier de la réserve.</translation>
    </message>
    <message>
        <source>You may build {stages}.</source>
        <translation>Vous pouvez bâtir {stages}.</translation>
    </message>
    <message>
        <source>A stage is due: {stages}.</source>
        <translation>À bâtir&#x202f;: {stages}.</translation>
    </message>
    <message>
        <source>A progress token is due: choose the cards to turn in.</source>
        <translation>Un jeton Progrès vous revient&#x202f;: choisissez les cartes à rendre.</translation>
    </message>
    <message>
        <source>{token} lets you take an extra card.</source>
        <translation>{token} permet de prendre une carte de plus.</translation>
    </message>
    <message>
        <source>Look at five cards</source>
        <translation>Regarder cinq cartes</translation>
    </message>
    <message>
        <source>Take with {token}</source>
        <translation>Prendre par {token}</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Prendre la carte</translation>
    </message>
    <message>
        <source>Take {card} and build</source>
        <translation>Prendre {card} et bâtir</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>{cost}: choose what to pay with.</source>
        <translation>{cost}&#x202f;: choisissez de quoi payer.</translation>
    </message>
    <message>
        <source>{cost}, paid with {cards}: {worth}.</source>
        <translation>{cost}, avec {cards}&#x202f;: {worth}.</translation>
    </message>
    <message>
        <source>Build {stage}</source>
        <translation>Bâtir {stage}</translation>
    </message>
    <message>
        <source>The top of the stack</source>
        <translation>Le premier de la réserve</translation>
    </message>
    <message>
        <source>Nobody knows this token.</source>
        <translation>Personne ne connaît ce jeton.</translation>
    </message>
    <message>
        <source>Let the cat look at the centre</source>
        <translation>Laisser le chat regarder le centre</translation>
    </message>
    <message>
        <source>Take the top card {pile}</source>
        <translation>Prendre la première carte {pile}</translation>
    </message>
    <message>
        <source>Take {card} {pile}</source>
        <translation>Prendre {card} {pile}</translation>
    </message>
    <message>
        <source>Left there, it would build {stage} for {name}.</source>
        <translation>Laissée là, elle bâtirait {stage} pour {name}.</translation>
    </message>
    <message>
        <source>Left there, it would earn {name} a progress token.</source>
        <translation>Laissée là, elle vaudrait un jeton Progrès à {name}.</translation>
    </message>
    <message>
        <source>Left there, it would let {name} call to battle.</source>
        <translation>Laissée là, elle permettrait la bataille à {name}.</translation>
    </message>
    <message>
        <source>Of the open cards, {cards} would build a stage.</source>
        <translation>Cartes visibles qui bâtiraient une étape&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The open cards would build nothing: {cards}.</source>
        <translation>Les cartes visibles ne bâtiraient rien&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Look at five cards {pile}</source>
        <translation>Regarder cinq cartes {pile}</translation>
    </message>
    <message>
        <source>{left}: {builders}.</source>
        <translation>{left}&#x202f;: {builders}.</translation>
    </message>
    <message>
        <source>Shuffled back: {cards}.</source>
        <translation>Remélangées&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Build {stage} with {cards}</source>
        <translation>Bâtir {stage} avec {cards}</translation>
    </message>
    <message>
        <source>{cost}: {worth}.</source>
        <translation>{cost}&#x202f;: {worth}.</translation>
    </message>
    <message>
        <source>On offer: {tokens}.</source>
        <translation>À prendre&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>Nothing is left over.</source>
        <translation>Il ne reste rien.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Vous gardez {cards}.</translation>
    </message>
    <message>
        <source>Take the hidden token</source>
        <translation>Prendre le jeton caché</translation>
    </message>
    <message>
        <source>It is one of these: {tokens}.</source>
        <translation>C’est l’un de ceux-ci&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>Take {token}</source>
        <translation>Prendre {token}</translation>
    </message>
    <message>
        <source>An extra card by {tokens} is left aside.</source>
        <translation>Une carte de plus reste de côté&#x202f;: {tokens}.</translation>
    </message>
    <message>
        <source>Nothing more is due in this turn.</source>
        <translation>Plus rien n’est dû ce tour.</translation>
    </message>
    <message>
        <source>You have {own}, the best of the others has {most}.</source>
        <translation>Vous avez {own}, la meilleure des autres places a {most}.</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>l’autre place</translation>
    </message>
    <message>
        <source>another player</source>
        <translation>une autre place</translation>
    </message>
    <message>
        <source>your left neighbour</source>
        <translation>la place à votre gauche</translation>
    </message>
    <message>
        <source>your right neighbour</source>
        <translation>la place à votre droite</translation>
    </message>
    <message>
        <source>Turn in {cards}</source>
        <translation>Rendre {cards}</translation>
    </message>
    <message>
        <source>They are discarded, and you choose a progress token.</source>
        <translation>Elles vont à la défausse, et vous choisissez un jeton Progrès.</translation>
    </message>
    <message>
        <source>Turn in</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Garder {card}</translation>
    </message>
    <message>
        <source>A wonder is finished or no card is left. Nothing more is played.</source>
        <translation>Une merveille est finie ou il n’y a plus de carte. On ne joue plus.</translation>
    </message>
    <message>
        <source>Take a card first</source>
        <translation>Prenez d’abord une carte</translation>
    </message>
    <message>
        <source>A turn begins with one card from the left pile, the right pile or the centre.</source>
        <translation>Un tour commence par une carte de la pile de gauche, de droite ou du centre.</translation>
    </message>
    <message>
        <source>One card a turn</source>
        <translation>Une carte par tour</translation>
    </message>
    <message>
        <source>You have taken your card. Only tokens and stages bring more.</source>
        <translation>Vous avez pris votre carte. Seuls jetons et étapes en apportent d’autres.</translation>
    </message>
    <message>
        <source>This pile is empty</source>
        <translation>Cette pile est vide</translation>
    </message>
    <message>
        <source>{pile}: no card is left, and nothing is shuffled back.</source>
        <translation>{pile}&#x202f;: plus aucune carte, et rien n’y est remélangé.</translation>
    </message>
    <message>
        <source>{wonder} is not in play</source>
        <translation>{wonder} n’est pas en jeu</translation>
    </message>
    <message>
        <source>Its deck stayed in the box.</source>
        <translation>Son paquet est resté dans la boîte.</translation>
    </message>
    <message>
        <source>You do not have the cat</source>
        <translation>Vous n’avez pas le chat</translation>
    </message>
    <message>
        <source>Only its owner may look at the top card of the centre.</source>
        <translation>Seul qui l’a peut regarder la première carte du centre.</translation>
    </message>
    <message>
        <source>Too late to look</source>
        <translation>Trop tard pour regarder</translation>
    </message>
    <message>
        <source>The cat looks at the start of a turn, before a card is chosen.</source>
        <translation>Le chat regarde au début du tour, avant le choix d’une carte.</translation>
    </message>
    <message>
        <source>You have looked</source>
        <translation>Vous avez déjà regardé</translation>
    </message>
    <message>
        <source>You know the top card of the centre.</source>
        <translation>Vous connaissez la première carte du centre.</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Hors de portée</translation>
    </message>
    <message>
        <source>You reach your left pile, your right pile and the centre.</source>
        <translation>À votre portée&#x202f;: votre pile de gauche, votre pile de droite et le centre.</translation>
    </message>
    <message>
        <source>This stage is built</source>
        <translation>Cette étape est bâtie</translation>
    </message>
    <message>
        <source>Every stage is built once.</source>
        <translation>Chaque étape se bâtit une fois.</translation>
    </message>
    <message>
        <source>Not open yet</source>
        <translation>Pas encore ouverte</translation>
    </message>
    <message>
        <source>It rests on {stages}: build that first.</source>
        <translation>Elle repose sur {stages}, à bâtir d’abord.</translation>
    </message>
    <message>
        <source>Not enough cards</source>
        <translation>Pas assez de cartes</translation>
    </message>
    <message>
        <source>You have too little {card}.</source>
        <translation>{card}&#x202f;: il vous en manque.</translation>
    </message>
    <message>
        <source>You lack resources</source>
        <translation>Il manque des ressources</translation>
    </message>
    <message>
        <source>This stage needs {cost}. Gold stands for any resource.</source>
        <translation>Coût de cette étape&#x202f;: {cost}. L’or remplace toute ressource.</translation>
    </message>
    <message>
        <source>These cards do not fit</source>
        <translation>Ces cartes ne conviennent pas</translation>
    </message>
    <message>
        <source>This stage needs {cost}.</source>
        <translation>Coût de cette étape&#x202f;: {cost}.</translation>
    </message>
    <message>
        <source>Gold only for what is missing</source>
        <translation>L’or pour ce qui manque</translation>
    </message>
    <message>
        <source>You have cards that pay with less Gold.</source>
        <translation>Vous avez de quoi payer avec moins d’or.</translation>
    </message>
    <message>
        <source>A stage must be built</source>
        <translation>Une étape est à bâtir</translation>
    </message>
    <message>
        <source>You have what {stages} needs.</source>
        <translation>Vous avez de quoi bâtir {stages}.</translation>
    </message>
    <message>
        <source>A token must be earned</source>
        <translation>Un jeton se mérite</translation>
    </message>
    <message>
        <source>Two equal or three different science cards bring a progress token.</source>
        <translation>Deux cartes de science identiques, ou trois différentes, valent un jeton Progrès.</translation>
    </message>
    <message>
        <source>A progress token is due</source>
        <translation>Un jeton Progrès vous revient</translation>
    </message>
    <message>
        <source>Turn in your science cards first.</source>
        <translation>Rendez d’abord vos cartes de science.</translation>
    </message>
    <message>
        <source>No token is left</source>
        <translation>Plus de jeton</translation>
    </message>
    <message>
        <source>All progress tokens have been taken.</source>
        <translation>Tous les jetons Progrès sont pris.</translation>
    </message>
    <message>
        <source>The stack is empty</source>
        <translation>La réserve est vide</translation>
    </message>
    <message>
        <source>Choose one of the open progress tokens.</source>
        <translation>Choisissez un des jetons Progrès visibles.</translation>
    </message>
    <message>
        <source>{token} is not on offer</source>
        <translation>{token} n’est pas à prendre</translation>
    </message>
    <message>
        <source>Choose one of the open tokens or the top of the stack.</source>
        <translation>Choisissez un jeton visible ou le premier de la réserve.</translation>
    </message>
    <message>
        <source>Science cards are missing</source>
        <translation>Il manque des cartes de science</translation>
    </message>
    <message>
        <source>This needs {cards}.</source>
        <translation>Il faut {cards}.</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Une fois par tour</translation>
    </message>
    <message>
        <source>{token} has served in this turn.</source>
        <translation>{token} a déjà servi ce tour.</translation>
    </message>
    <message>
        <source>You do not have {token}</source>
        <translation>Vous n’avez pas {token}</translation>
    </message>
    <message>
        <source>Only your own progress tokens serve you.</source>
        <translation>Seuls vos jetons Progrès vous servent.</translation>
    </message>
    <message>
        <source>Nothing calls for it</source>
        <translation>Rien ne l’appelle</translation>
    </message>
    <message>
        <source>{token} gives an extra card only for a card or stage of this turn.</source>
        <translation>{token} ne donne une carte de plus que pour une carte ou une étape de ce tour.</translation>
    </message>
    <message>
        <source>Choose a token first</source>
        <translation>Choisissez d’abord un jeton</translation>
    </message>
    <message>
        <source>Take one of the open tokens or the top of the stack.</source>
        <translation>Prenez un jeton visible ou le premier de la réserve.</translation>
    </message>
    <message>
        <source>The effect comes first</source>
        <translation>L’effet d’abord</translation>
    </message>
    <message>
        <source>Choose the left or the right pile to look at.</source>
        <translation>Choisissez la pile de gauche ou de droite à regarder.</translation>
    </message>
    <message>
        <source>Keep one of the cards you look at.</source>
        <translation>Gardez une des cartes que vous regardez.</translation>
    </message>
    <message>
        <source>Choose the pile from which you take the top card.</source>
        <translation>Choisissez la pile dont vous prenez la première carte.</translation>
    </message>
    <message>
        <source>Not among these cards</source>
        <translation>Pas parmi ces cartes</translation>
    </message>
    <message>
        <source>Nobody looks into a pile</source>
        <translation>Personne ne regarde une pile</translation>
    </message>
    <message>
        <source>Only an effect of Halicarnassus does.</source>
        <translation>Seul un effet d’Halicarnasse le permet.</translation>
    </message>
    <message>
        <source>That cannot be done now</source>
        <translation>Pas possible maintenant</translation>
    </message>
    <message>
        <source>Nothing calls for it in this turn.</source>
        <translation>Rien ne l’appelle dans ce tour.</translation>
    </message>
    <message>
        <source>{card}: {found} cards, but {expected} belong to the game.</source>
        <translation>{card}&#x202f;: {found} au lieu de {expected}.</translation>
    </message>
    <message>
        <source>{pile}: too much {card}.</source>
        <translation>{pile}&#x202f;: trop de cartes {card}.</translation>
    </message>
    <message>
        <source>{token}: {found} tokens, but {expected} belong to the game.</source>
        <translation>{token}&#x202f;: {found} au lieu de {expected}.</translation>
    </message>
    <message>
        <source>{found} progress tokens lie open; three should.</source>
        <translation>Jetons Progrès visibles&#x202f;: {found} au lieu de trois.</translation>
    </message>
    <message>
        <source>{found} conflict tokens show war, and no battle was fought.</source>
        <translation>{found} jetons Conflit sont en guerre, sans bataille.</translation>
    </message>
    <message>
        <source>Seat {seat} has built a stage that rests on nothing.</source>
        <translation>La place {seat} a bâti une étape qui ne repose sur rien.</translation>
    </message>
    <message>
        <source>The cat is not where a blue card with a cat is.</source>
        <translation>Le chat n’est pas là où est une carte bleue à chat.</translation>
    </message>
    <message>
        <source>Somebody knows the top card of the centre, but the centre is empty.</source>
        <translation>Quelqu’un connaît la première carte du centre, mais le centre est vide.</translation>
    </message>
    <message>
        <source>A progress token serves in this turn that the seat cannot use.</source>
        <translation>Un jeton Progrès sert dans ce tour sans que la place puisse l’utiliser.</translation>
    </message>
    <message>
        <source>What is asked does not fit the position.</source>
        <translation>Ce qui est demandé ne va pas avec la position.</translation>
    </message>
    <message>
        <source>The game is over, but no wonder is finished and cards are left.</source>
        <translation>La partie est finie, mais aucune merveille n’est finie et il reste des cartes.</translation>
    </message>
    <message>
        <source>A wonder is finished, so the game is over.</source>
        <translation>Une merveille est finie&#x202f;: la partie est finie.</translation>
    </message>
    <message>
        <source>Turn {turn} belongs to another seat.</source>
        <translation>Le tour {turn} est à une autre place.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>shared with {name}</source>
        <translation>partagée avec {name}</translation>
    </message>
    <message>
        <source>{card}, card {number} of {count} that you look at.</source>
        <translation>{card}, carte {number} sur {count} que vous regardez.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>+{tokens}</source>
        <translation>+{tokens}</translation>
    </message>
    <message>
        <source>{wonder} is finished</source>
        <translation>{wonder} est finie</translation>
    </message>
    <message>
        <source>The game ends with this turn.</source>
        <translation>La partie se termine avec ce tour.</translation>
    </message>
    <message>
        <source>The others are shuffled back.</source>
        <translation>Les autres sont remélangées.</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>le chat</translation>
    </message>
    <message>
        <source>{built}/{all}</source>
        <translation>{built}/{all}</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>On both sides</source>
        <translation>Des deux côtés</translation>
    </message>
    <message>
        <source>Left neighbour</source>
        <translation>À votre gauche</translation>
    </message>
    <message>
        <source>Right neighbour</source>
        <translation>À votre droite</translation>
    </message>
    <message>
        <source>{wonder}, {built} of {all}</source>
        <translation>{wonder}, {built}/{all}</translation>
    </message>
    <message>
        <source>Progress token {name}: {effect}.</source>
        <translation>Jeton Progrès {name}&#x202f;: {effect}.</translation>
    </message>
    <message>
        <source>Pay with</source>
        <translation>Payer avec</translation>
    </message>
    <message>
        <source>Turn in for a token</source>
        <translation>Rendre contre un jeton</translation>
    </message>
    <message>
        <source>Your turn · take one card</source>
        <translation>À vous · prenez une carte</translation>
    </message>
    <message>
        <source>You look at its top five cards and keep one.</source>
        <translation>Vous regardez ses cinq premières cartes et en gardez une.</translation>
    </message>
    <message>
        <source>Ties go to more built stages; then the win is shared.</source>
        <translation>À égalité&#x202f;: le plus d’étapes, puis la victoire est partagée.</translation>
    </message>
    <message>
        <source>{name} finished &lt;b&gt;{wonder}&lt;/b&gt;, which ends the game.</source>
        <translation>{name} finit &lt;b&gt;{wonder}&lt;/b&gt;, ce qui termine la partie.</translation>
    </message>
    <message>
        <source>You finished &lt;b&gt;{wonder}&lt;/b&gt;, which ends the game.</source>
        <translation>Vous finissez &lt;b&gt;{wonder}&lt;/b&gt;, ce qui termine la partie.</translation>
    </message>
    <message>
        <source>No card is left, which ends the game.</source>
        <translation>Il n’y a plus de carte, ce qui termine la partie.</translation>
    </message>
    <message>
        <source>{owner}, {source}: {points}, {detail}.</source>
        <translation>{owner}, {source}&#x202f;: {points}, {detail}.</translation>
    </message>
    <message>
        <source>{owner}, {source}: {points}.</source>
        <translation>{owner}, {source}&#x202f;: {points}.</translation>
    </message>
</context>
<context>
    <name>ArchitectsCounts</name>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n bouclier</numerusform>
            <numerusform>%n boucliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s)</source>
        <translation>
            <numerusform>%n jeton Victoire</numerusform>
            <numerusform>%n jetons Victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n progress token(s)</source>
        <translation>
            <numerusform>%n jeton Progrès</numerusform>
            <numerusform>%n jetons Progrès</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science card(s)</source>
        <translation>
            <numerusform>%n carte de science</numerusform>
            <numerusform>%n cartes de science</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict token(s) turned to war</source>
        <translation>
            <numerusform>%n jeton Conflit passe à la guerre</numerusform>
            <numerusform>%n jetons Conflit passent à la guerre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horn(s) too many</source>
        <translation>
            <numerusform>%n corne de trop</numerusform>
            <numerusform>%n cornes de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red card(s) with horns</source>
        <translation>
            <numerusform>%n carte rouge à cornes</numerusform>
            <numerusform>%n cartes rouges à cornes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would build a stage</source>
        <comment>cards of a pile</comment>
        <translation>
            <numerusform>%n bâtirait une étape</numerusform>
            <numerusform>%n bâtiraient une étape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would bring battle</source>
        <comment>cards of a pile</comment>
        <translation>
            <numerusform>%n amènerait la bataille</numerusform>
            <numerusform>%n amèneraient la bataille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the stack</source>
        <translation>
            <numerusform>reste %n à tirer</numerusform>
            <numerusform>reste %n à tirer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>BattlePanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>CatPanel</name>
    <message>
        <source>Peek</source>
        <translation>Regarder</translation>
    </message>
</context>
<context>
    <name>Chances</name>
    <message>
        <source>Thinking about your move</source>
        <translation>Réflexion sur votre coup</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chance de gagner</translation>
    </message>
    <message>
        <source>Instead: {move}</source>
        <translation>Sinon&#x202f;: {move}</translation>
    </message>
    <message>
        <source>about {percent}</source>
        <translation>environ {percent}</translation>
    </message>
    <message>
        <source>{move}: chance of winning {about}.</source>
        <translation>{move}&#x202f;: chance de gagner {about}.</translation>
    </message>
</context>
<context>
    <name>ColourMenu</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Menthe</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Rouille</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plays from hand to mouth, and slips now and then.</source>
        <translation>Joue au jour le jour, et se trompe parfois.</translation>
    </message>
    <message>
        <source>Thinks a little ahead.</source>
        <translation>Réfléchit un peu à l’avance.</translation>
    </message>
    <message>
        <source>Thinks hard about what may come.</source>
        <translation>Réfléchit bien à ce qui peut venir.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot · {level}</source>
        <translation>Robot {level}</translation>
    </message>
    <message>
        <source>Selected.</source>
        <translation>Sélection.</translation>
    </message>
    <message>
        <source>Press W for why.</source>
        <translation>W dit pourquoi.</translation>
    </message>
    <message>
        <source>Turn {turn} · yours</source>
        <translation>Tour {turn} · à vous</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>{name} choisit</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Game over after {turns}</source>
        <translation>Partie finie en {turns}</translation>
    </message>
    <message>
        <source>{names} share the win with {points}</source>
        <translation>{names} partagent la victoire avec {points}</translation>
    </message>
    <message>
        <source>You win with {points}</source>
        <translation>Vous gagnez avec {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} gagne avec {points}</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Drawn, or chosen by you.</source>
        <translation>Au sort, ou à votre choix.</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Règle {rule}</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>carte</numerusform>
            <numerusform>cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in reserve</source>
        <translation>
            <numerusform>%n carte en réserve</numerusform>
            <numerusform>%n cartes en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone(s)</source>
        <translation>
            <numerusform>%n Pierre</numerusform>
            <numerusform>%n Pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone(s) of Forgiveness left</source>
        <translation>
            <numerusform>Reste %n Pierre de Pardon</numerusform>
            <numerusform>Reste %n Pierres de Pardon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a pile</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
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
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n game(s)</source>
        <comment>sample size</comment>
        <translation>
            <numerusform>sur %n partie</numerusform>
            <numerusform>sur %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of sin</source>
        <translation>
            <numerusform>%n péché</numerusform>
            <numerusform>%n péchés</numerusform>
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
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines that are left out</comment>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier decision(s)</source>
        <translation>
            <numerusform>%n décision antérieure</numerusform>
            <numerusform>%n décisions antérieures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen</source>
        <translation>
            <numerusform>%n personne à cet écran</numerusform>
            <numerusform>%n personnes partagent cet écran</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pause and save</source>
        <translation>Pause et enregistrer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>DiscardFan</name>
    <message>
        <source>Nothing about &apos;%1&apos;. Try the name of a card.</source>
        <translation>Rien sur «&#x202f;%1&#x202f;». Essayez le nom d’une carte.</translation>
    </message>
    <message>
        <source>Search the discard pile</source>
        <translation>Chercher dans la défausse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>PRIDE</source>
        <translation>ORGUEIL</translation>
    </message>
    <message>
        <source>GREED</source>
        <translation>AVARICE</translation>
    </message>
    <message>
        <source>LUST</source>
        <translation>LUXURE</translation>
    </message>
    <message>
        <source>ENVY</source>
        <translation>ENVIE</translation>
    </message>
    <message>
        <source>WRATH</source>
        <translation>COLÈRE</translation>
    </message>
    <message>
        <source>SLOTH</source>
        <translation>PARESSE</translation>
    </message>
    <message>
        <source>GLUTTONY</source>
        <translation>GOURMANDISE</translation>
    </message>
    <message>
        <source>HUMILITY</source>
        <translation>HUMILITÉ</translation>
    </message>
    <message>
        <source>CHARITY</source>
        <translation>CHARITÉ</translation>
    </message>
    <message>
        <source>CHASTITY</source>
        <translation>CHASTETÉ</translation>
    </message>
    <message>
        <source>KINDNESS</source>
        <translation>BONTÉ</translation>
    </message>
    <message>
        <source>PATIENCE</source>
        <translation>PATIENCE</translation>
    </message>
    <message>
        <source>DILIGENCE</source>
        <translation>DILIGENCE</translation>
    </message>
    <message>
        <source>TEMPERANCE</source>
        <translation>TEMPÉRANCE</translation>
    </message>
    <message>
        <source>LAST</source>
        <translation>JUGEMENT</translation>
    </message>
    <message>
        <source>JUDGMENT</source>
        <translation>DERNIER</translation>
    </message>
    <message>
        <source>PENANCE</source>
        <translation>PÉNITENCE</translation>
    </message>
    <message>
        <source>ANY SIN</source>
        <translation>TOUT PÉCHÉ</translation>
    </message>
    <message>
        <source>ANY VIRTUE</source>
        <translation>TOUTE VERTU</translation>
    </message>
    <message>
        <source>WILD SIN</source>
        <translation>PÉCHÉ LIBRE</translation>
    </message>
    <message>
        <source>WILD VIRTUE</source>
        <translation>VERTU LIBRE</translation>
    </message>
    <message>
        <source>CONVERTER</source>
        <translation>CONVERTISSEUR</translation>
    </message>
    <message>
        <source>CAPRICIOUS</source>
        <translation>CAPRICIEUX</translation>
    </message>
    <message>
        <source>SIN</source>
        <translation>PÉCHÉ</translation>
    </message>
    <message>
        <source>VIRTUE</source>
        <translation>VERTU</translation>
    </message>
    <message>
        <source>WOOD</source>
        <translation>BOIS</translation>
    </message>
    <message>
        <source>STONE</source>
        <translation>PIERRE</translation>
    </message>
    <message>
        <source>BRICK</source>
        <translation>BRIQUE</translation>
    </message>
    <message>
        <source>PAPYRUS</source>
        <translation>PAPYRUS</translation>
    </message>
    <message>
        <source>GLASS</source>
        <translation>VERRE</translation>
    </message>
    <message>
        <source>GOLD</source>
        <translation>OR</translation>
    </message>
    <message>
        <source>GEAR</source>
        <translation>ENGRENAGE</translation>
    </message>
    <message>
        <source>COMPASS</source>
        <translation>COMPAS</translation>
    </message>
    <message>
        <source>TABLET</source>
        <translation>TABLETTE</translation>
    </message>
    <message>
        <source>2 POINTS</source>
        <translation>2 POINTS</translation>
    </message>
    <message>
        <source>3 POINTS</source>
        <translation>3 POINTS</translation>
    </message>
    <message>
        <source>SHIELD</source>
        <translation>BOUCLIER</translation>
    </message>
    <message>
        <source>SHIELD + HORN</source>
        <translation>BOUCLIER + CORNE</translation>
    </message>
    <message>
        <source>SHIELD + 2 HORNS</source>
        <translation>BOUCLIER + 2 CORNES</translation>
    </message>
    <message>
        <source>RESOURCE</source>
        <translation>RESSOURCE</translation>
    </message>
    <message>
        <source>ANY RESOURCE</source>
        <translation>TOUTE RESSOURCE</translation>
    </message>
    <message>
        <source>SCIENCE</source>
        <translation>SCIENCE</translation>
    </message>
    <message>
        <source>VICTORY</source>
        <translation>VICTOIRE</translation>
    </message>
    <message>
        <source>MILITARY</source>
        <translation>ARMÉE</translation>
    </message>
    <message>
        <source>BITE</source>
        <translation>MORSURE</translation>
    </message>
    <message>
        <source>WOUND</source>
        <translation>BLESSURE</translation>
    </message>
    <message>
        <source>CHARM</source>
        <translation>TALISMAN</translation>
    </message>
    <message>
        <source>SALVE</source>
        <translation>BAUME</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
</context>
<context>
    <name>FileLayer</name>
    <message>
        <source>Games of Sevens (*.sevens)</source>
        <translation>Parties de Sevens (*.sevens)</translation>
    </message>
</context>
<context>
    <name>FirstStartScreen</name>
    <message>
        <source>Sevens</source>
        <translation>Sevens</translation>
    </message>
    <message>
        <source>What shall we call you at the table? It stays on this computer and can be changed in the settings.</source>
        <translation>Quel est votre nom à la table&#x202f;? Il reste sur cet ordinateur et se change dans les réglages.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À table</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ctrl N</source>
        <translation>Ctrl N</translation>
    </message>
    <message>
        <source>Restart with the same deal</source>
        <translation>Recommencer, même donne</translation>
    </message>
    <message>
        <source>Rematch with a new deal</source>
        <translation>Revanche, nouvelle donne</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Hand a seat to a bot</source>
        <translation>Confier une place à un robot</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Back to games</source>
        <translation>Retour aux jeux</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Ctrl Q</source>
        <translation>Ctrl Q</translation>
    </message>
</context>
<context>
    <name>Growl</name>
    <message>
        <source>Growl</source>
        <translation>Growl</translation>
    </message>
    <message>
        <source>Bites by day, whispers by night. With 7 Sins and Undead.</source>
        <translation>Morsures le jour, murmures la nuit. Avec 7 Péchés et Morts-vivants.</translation>
    </message>
    <message>
        <source>Humans and werewolves, and nobody knows who is what. By day you give each card away in the open; at night everyone passes two in secret. Three bites turn a human, three wounds kill.</source>
        <translation>Humains et loups-garous, et personne ne sait qui est quoi. Le jour, vous donnez chaque carte à la vue de tous&#x202f;; la nuit, chacun en passe deux en secret. Trois morsures changent un humain, trois blessures tuent.</translation>
    </message>
    <message>
        <source>{seats}, one Wolf Zero</source>
        <translation>{seats}, un Loup zéro</translation>
    </message>
    <message>
        <source>{seats}, two Wolf Zeros</source>
        <translation>{seats}, deux Loups zéro</translation>
    </message>
    <message>
        <source>{seats}, three Wolf Zeros</source>
        <translation>{seats}, trois Loups zéro</translation>
    </message>
    <message>
        <source>At least one human is alive.</source>
        <translation>Au moins un humain est en vie.</translation>
    </message>
    <message>
        <source>No human is left alive.</source>
        <translation>Aucun humain n’est plus en vie.</translation>
    </message>
    <message>
        <source>Two or fewer are alive. Those whose death caused it do not win.</source>
        <translation>Deux en vie au plus. Ceux dont la mort en est la cause ne gagnent pas.</translation>
    </message>
    <message>
        <source>All who died last caused the end, and nobody was Undead before.</source>
        <translation>Les derniers morts ont causé la fin, et personne n’était mort-vivant avant.</translation>
    </message>
    <message>
        <source>7 Sins</source>
        <translation>7 Péchés</translation>
    </message>
    <message>
        <source>Sins and virtues lie before players and change what counts.</source>
        <translation>Péchés et vertus sont posés devant chacun et changent ce qui compte.</translation>
    </message>
    <message>
        <source>Sins and virtues in the deck</source>
        <translation>Péchés et vertus du paquet</translation>
    </message>
    <message>
        <source>By the number of seats, or chosen.</source>
        <translation>Selon les places, ou à votre choix.</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>Morts-vivants</translation>
    </message>
    <message>
        <source>The dead play on as a third team, with a deck of their own.</source>
        <translation>Les morts jouent encore, en troisième camp, avec leur propre paquet.</translation>
    </message>
    <message>
        <source>Nights come by surprise</source>
        <translation>Nuits par surprise</translation>
    </message>
    <message>
        <source>The Nights lie up to three cards higher or lower in the deck.</source>
        <translation>Les Nuits sont jusqu’à trois cartes plus haut ou plus bas dans le paquet.</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Paroles</translation>
    </message>
    <message>
        <source>One a day turn: accuse, trust, ask. Bots listen. It may be a lie.</source>
        <translation>Une par tour de jour&#x202f;: accuser, faire confiance, demander. Les robots écoutent. On peut mentir.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Several games: gold tokens add up to the Wolf King or Queen.</source>
        <translation>Plusieurs parties&#x202f;: les jetons d’or font le Roi ou la Reine des loups.</translation>
    </message>
    <message>
        <source>Gold tokens so far</source>
        <translation>Jetons d’or déjà gagnés</translation>
    </message>
    <message>
        <source>What the seats have won in the games before.</source>
        <translation>Ce que les places ont gagné dans les parties d’avant.</translation>
    </message>
    <message>
        <source>By seats</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Plusieurs parties</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>play runs clockwise</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Première nuit</translation>
    </message>
    <message>
        <source>Second night</source>
        <translation>Deuxième nuit</translation>
    </message>
    <message>
        <source>Final night</source>
        <translation>Nuit finale</translation>
    </message>
    <message>
        <source>day 1</source>
        <translation>jour 1</translation>
    </message>
    <message>
        <source>day 2</source>
        <translation>jour 2</translation>
    </message>
    <message>
        <source>day 3</source>
        <translation>jour 3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Salve</source>
        <translation>Baume</translation>
    </message>
    <message>
        <source>Charm</source>
        <translation>Talisman</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Bite</source>
        <translation>Morsure</translation>
    </message>
    <message>
        <source>Wound marker</source>
        <translation>Marqueur Blessure</translation>
    </message>
    <message>
        <source>Blood Hound</source>
        <translation>Limier</translation>
    </message>
    <message>
        <source>Caged</source>
        <translation>En cage</translation>
    </message>
    <message>
        <source>Hypnosis</source>
        <translation>Hypnose</translation>
    </message>
    <message>
        <source>Insomnia</source>
        <translation>Insomnie</translation>
    </message>
    <message>
        <source>Séance</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Silver Bullet</source>
        <translation>Balle d’argent</translation>
    </message>
    <message>
        <source>The Gift</source>
        <translation>Le Don</translation>
    </message>
    <message>
        <source>Truth Serum</source>
        <translation>Sérum de vérité</translation>
    </message>
    <message>
        <source>Goes to any other living player.</source>
        <translation>Va à une autre personne en vie, au choix.</translation>
    </message>
    <message>
        <source>All Hallows&apos; Eve</source>
        <translation>Veille de la Toussaint</translation>
    </message>
    <message>
        <source>The Accused</source>
        <translation>L’Accusation</translation>
    </message>
    <message>
        <source>The Purge</source>
        <translation>La Purge</translation>
    </message>
    <message>
        <source>The Sleepwalkers</source>
        <translation>Les Somnambules</translation>
    </message>
    <message>
        <source>The Tempest</source>
        <translation>La Tempête</translation>
    </message>
    <message>
        <source>The Trusted</source>
        <translation>La Confiance</translation>
    </message>
    <message>
        <source>The Unsaved</source>
        <translation>L’Abandon</translation>
    </message>
    <message>
        <source>The Unwanted</source>
        <translation>Les Indésirables</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Orgueil</translation>
    </message>
    <message>
        <source>Greed</source>
        <translation>Avarice</translation>
    </message>
    <message>
        <source>Lust</source>
        <translation>Luxure</translation>
    </message>
    <message>
        <source>Envy</source>
        <translation>Envie</translation>
    </message>
    <message>
        <source>Wrath</source>
        <translation>Colère</translation>
    </message>
    <message>
        <source>Sloth</source>
        <translation>Paresse</translation>
    </message>
    <message>
        <source>Gluttony</source>
        <translation>Gourmandise</translation>
    </message>
    <message>
        <source>Humility</source>
        <translation>Humilité</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Charité</translation>
    </message>
    <message>
        <source>Chastity</source>
        <translation>Chasteté</translation>
    </message>
    <message>
        <source>Kindness</source>
        <translation>Bonté</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>Diligence</source>
        <translation>Diligence</translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation>Tempérance</translation>
    </message>
    <message>
        <source>Grasping Bones</source>
        <translation>Os crochus</translation>
    </message>
    <message>
        <source>Cold Bite</source>
        <translation>Morsure froide</translation>
    </message>
    <message>
        <source>Grave Robber</source>
        <translation>Pilleur de tombes</translation>
    </message>
    <message>
        <source>Infested Gift</source>
        <translation>Don infesté</translation>
    </message>
    <message>
        <source>Whispers Below</source>
        <translation>Murmures d’en bas</translation>
    </message>
    <message>
        <source>Grave Stench</source>
        <translation>Puanteur des tombes</translation>
    </message>
    <message>
        <source>Shambling Horde</source>
        <translation>Horde titubante</translation>
    </message>
    <message>
        <source>Moaning Command</source>
        <translation>Ordre gémissant</translation>
    </message>
    <message>
        <source>Rotten Flesh</source>
        <translation>Chair pourrie</translation>
    </message>
    <message>
        <source>Open Grave</source>
        <translation>Tombe ouverte</translation>
    </message>
    <message>
        <source>Look at the whole hand of another living player.</source>
        <translation>Regardez toute la main d’une autre personne en vie.</translation>
    </message>
    <message>
        <source>A living player sits this night out. You may choose yourself.</source>
        <translation>Une personne en vie ne joue pas cette nuit. Vous pouvez vous choisir.</translation>
    </message>
    <message>
        <source>Name a card other than Gold. Two others say how many of it they hold.</source>
        <translation>Nommez une carte autre qu’Or. Deux autres disent combien elles en ont.</translation>
    </message>
    <message>
        <source>A living player knows tonight who sends what. You may choose yourself.</source>
        <translation>Une personne en vie sait cette nuit qui envoie quoi. Vous pouvez vous choisir.</translation>
    </message>
    <message>
        <source>Lies before a player, who tells the team at death. The dead tell it at once.</source>
        <translation>Devant une personne, qui dit son camp à sa mort. Les morts le disent aussitôt.</translation>
    </message>
    <message>
        <source>Lies before a living player: one wound, two on a werewolf.</source>
        <translation>Devant une personne en vie&#x202f;: une blessure, deux sur un loup-garou.</translation>
    </message>
    <message>
        <source>Two players with five cards or more send each other any one card.</source>
        <translation>Deux personnes avec au moins cinq cartes s’envoient une carte, n’importe laquelle.</translation>
    </message>
    <message>
        <source>Another player shows you a card: a werewolf a Bite, if there is one.</source>
        <translation>Une autre personne vous montre une carte&#x202f;: un loup-garou une Morsure, s’il en a.</translation>
    </message>
    <message>
        <source>A dead player gives a card to each closest living neighbour.</source>
        <translation>Une personne morte donne une carte à chaque voisin en vie le plus proche.</translation>
    </message>
    <message>
        <source>In turn, each points at who shall die. The active player is last and breaks ties.</source>
        <translation>Tour à tour, chacun pointe vers qui doit mourir. Qui a la main passe en dernier et départage.</translation>
    </message>
    <message>
        <source>All point at once at who shall die. The active player breaks ties.</source>
        <translation>Tous pointent ensemble vers qui doit mourir. Qui a la main départage.</translation>
    </message>
    <message>
        <source>Two living players change seats. Face-up cards stay where they are.</source>
        <translation>Deux personnes en vie échangent leurs places. Les cartes visibles restent où elles sont.</translation>
    </message>
    <message>
        <source>All put in a card. The cards are shuffled, and each gets one back.</source>
        <translation>Tous mettent une carte. Les cartes sont mélangées, et chacun en reçoit une.</translation>
    </message>
    <message>
        <source>In turn, each points at who shall be saved. Who is saved chooses who dies.</source>
        <translation>Tour à tour, chacun pointe vers qui sauver. La personne sauvée choisit qui meurt.</translation>
    </message>
    <message>
        <source>One saves the next by pointing. The last one left dies.</source>
        <translation>Chacun sauve le suivant en pointant. La dernière personne restante meurt.</translation>
    </message>
    <message>
        <source>All point left or right at once. Who is pointed at from both sides dies.</source>
        <translation>Tous pointent ensemble à gauche ou à droite. Qui est visé des deux côtés meurt.</translation>
    </message>
    <message>
        <source>Lies before a living player: one wound.</source>
        <translation>Devant une personne en vie&#x202f;: une blessure.</translation>
    </message>
    <message>
        <source>Lies before a living player: one bite.</source>
        <translation>Devant une personne en vie&#x202f;: une morsure.</translation>
    </message>
    <message>
        <source>Take a random card from a living player, then give any of yours.</source>
        <translation>Prenez au hasard une carte d’une personne en vie, puis donnez-en une des vôtres.</translation>
    </message>
    <message>
        <source>Give a living player any card of your hand but a Wound.</source>
        <translation>Donnez à une personne en vie une carte de votre main, sauf une Blessure.</translation>
    </message>
    <message>
        <source>A living player says how many wounds count, less salves.</source>
        <translation>Une personne en vie dit combien de blessures comptent, moins les baumes.</translation>
    </message>
    <message>
        <source>Look at the hand of a living player.</source>
        <translation>Regardez la main d’une personne en vie.</translation>
    </message>
    <message>
        <source>Each living player passes a card to the left. Humans pass no Bite.</source>
        <translation>Chaque personne en vie passe une carte à gauche. Les humains ne passent pas de Morsure.</translation>
    </message>
    <message>
        <source>The next living player to draw must give the card to whom you name.</source>
        <translation>La prochaine personne en vie à piocher doit donner la carte à qui vous nommez.</translation>
    </message>
    <message>
        <source>Lies before a living player: no salve counts.</source>
        <translation>Devant une personne en vie&#x202f;: aucun baume ne compte.</translation>
    </message>
    <message>
        <source>Give a living player any card of your hand, a Wound too.</source>
        <translation>Donnez à une personne en vie une carte de votre main, même une Blessure.</translation>
    </message>
    <message>
        <source>Goes to whoever else holds the most cards.</source>
        <translation>Va à qui d’autre a le plus de cartes.</translation>
    </message>
    <message>
        <source>Goes to whoever else has the most Gold icons.</source>
        <translation>Va à qui d’autre a le plus de signes Or.</translation>
    </message>
    <message>
        <source>Goes to whoever else has the fewest Gold icons.</source>
        <translation>Va à qui d’autre a le moins de signes Or.</translation>
    </message>
    <message>
        <source>Goes to whoever last gave a Wound by day.</source>
        <translation>Va à qui a donné la dernière Blessure de jour.</translation>
    </message>
    <message>
        <source>Goes to whoever else has the most salve and charm icons.</source>
        <translation>Va à qui d’autre a le plus de signes Baume et Talisman.</translation>
    </message>
    <message>
        <source>Goes to whoever last gave a Gold by day.</source>
        <translation>Va à qui a donné le dernier Or de jour.</translation>
    </message>
    <message>
        <source>Goes to whoever else holds the fewest cards.</source>
        <translation>Va à qui d’autre a le moins de cartes.</translation>
    </message>
    <message>
        <source>Goes to whoever else has the most charm icons.</source>
        <translation>Va à qui d’autre a le plus de signes Talisman.</translation>
    </message>
    <message>
        <source>Goes to whoever last gave a Salve or Charm by day.</source>
        <translation>Va à qui a donné le dernier Baume ou Talisman de jour.</translation>
    </message>
    <message>
        <source>Goes to whoever else has the fewest salve and charm icons.</source>
        <translation>Va à qui d’autre a le moins de signes Baume et Talisman.</translation>
    </message>
    <message>
        <source>At night you pass no Wound unless you must.</source>
        <translation>La nuit, vous ne passez pas de Blessure, sauf obligation.</translation>
    </message>
    <message>
        <source>At night you pass no Gold unless you must.</source>
        <translation>La nuit, vous ne passez pas d’Or, sauf obligation.</translation>
    </message>
    <message>
        <source>One wound more.</source>
        <translation>Une blessure de plus.</translation>
    </message>
    <message>
        <source>One bite more.</source>
        <translation>Une morsure de plus.</translation>
    </message>
    <message>
        <source>Each closest living neighbour has one bite more.</source>
        <translation>Chaque voisin en vie le plus proche a une morsure de plus.</translation>
    </message>
    <message>
        <source>When a Night is revealed, say how many Bites you hold.</source>
        <translation>Quand une Nuit est révélée, dites combien de Morsures vous avez.</translation>
    </message>
    <message>
        <source>Your day turns are skipped.</source>
        <translation>Vos tours de jour sont sautés.</translation>
    </message>
    <message>
        <source>Two Gold more.</source>
        <translation>Deux Or de plus.</translation>
    </message>
    <message>
        <source>One salve more.</source>
        <translation>Un baume de plus.</translation>
    </message>
    <message>
        <source>One charm more.</source>
        <translation>Un talisman de plus.</translation>
    </message>
    <message>
        <source>Each closest living neighbour has one charm more.</source>
        <translation>Chaque voisin en vie le plus proche a un talisman de plus.</translation>
    </message>
    <message>
        <source>You always know who sent what.</source>
        <translation>Vous savez toujours qui a envoyé quoi.</translation>
    </message>
    <message>
        <source>No Night may choose you or point at you.</source>
        <translation>Aucune Nuit ne peut vous choisir ni vous viser.</translation>
    </message>
    <message>
        <source>After your day card you give the next one, too.</source>
        <translation>Après votre carte de jour, vous donnez aussi la suivante.</translation>
    </message>
    <message>
        <source>At death the team is told.</source>
        <translation>À la mort, le camp est dit.</translation>
    </message>
    <message>
        <source>One wound more, two on a werewolf.</source>
        <translation>Une blessure de plus, deux sur un loup-garou.</translation>
    </message>
    <message>
        <source>No salve counts.</source>
        <translation>Aucun baume ne compte.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Gold icons</source>
        <translation>Signes Or</translation>
    </message>
    <message>
        <source>Salve and charm icons</source>
        <translation>Signes Baume et Talisman</translation>
    </message>
    <message>
        <source>Charm icons</source>
        <translation>Signes Talisman</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>You gave {to} a {card}.</source>
        <translation>Vous donnez {card} à {to}.</translation>
    </message>
    <message>
        <source>{name} gave {to} a {card}.</source>
        <translation>{name} envoie {card} chez {to}.</translation>
    </message>
    <message>
        <source>You laid {card} before {to}.</source>
        <translation>Vous posez {card} devant {to}.</translation>
    </message>
    <message>
        <source>{name} laid {card} before {to}.</source>
        <translation>{name} pose {card} devant {to}.</translation>
    </message>
    <message>
        <source>You drew {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>{name} drew {card}.</source>
        <translation>{name} pioche {card}.</translation>
    </message>
    <message>
        <source>You called {to} a werewolf.</source>
        <translation>Vous dites voir un loup-garou en {to}.</translation>
    </message>
    <message>
        <source>{name} called {to} a werewolf.</source>
        <translation>{name} dit voir un loup-garou en {to}.</translation>
    </message>
    <message>
        <source>You said that you trust {to}.</source>
        <translation>Vous dites avoir confiance en {to}.</translation>
    </message>
    <message>
        <source>{name} said: I trust {to}.</source>
        <translation>{name} dit avoir confiance en {to}.</translation>
    </message>
    <message>
        <source>You asked for a {card}.</source>
        <translation>Vous demandez {card}.</translation>
    </message>
    <message>
        <source>{name} asked for a {card}.</source>
        <translation>{name} demande {card}.</translation>
    </message>
    <message>
        <source>You took the turn in spite of &lt;b&gt;Sloth&lt;/b&gt;.</source>
        <translation>Vous jouez votre tour malgré &lt;b&gt;Paresse&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} took the turn in spite of &lt;b&gt;Sloth&lt;/b&gt;.</source>
        <translation>{name} joue son tour malgré &lt;b&gt;Paresse&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sloth&lt;/b&gt; skipped your turn.</source>
        <translation>&lt;b&gt;Paresse&lt;/b&gt; saute votre tour.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sloth&lt;/b&gt; skipped the turn of {name}.</source>
        <translation>&lt;b&gt;Paresse&lt;/b&gt; saute un tour&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>You revealed {card}.</source>
        <translation>Vous révélez {card}.</translation>
    </message>
    <message>
        <source>{name} revealed {card}.</source>
        <translation>{name} révèle {card}.</translation>
    </message>
    <message>
        <source>{card}: you chose {names}.</source>
        <translation>{card}&#x202f;: votre choix se porte sur {names}.</translation>
    </message>
    <message>
        <source>{card}: {name} chose {names}.</source>
        <translation>{card}&#x202f;: {name} porte son choix sur {names}.</translation>
    </message>
    <message>
        <source>You said aloud: {cards} in hand.</source>
        <translation>Vous dites tout haut&#x202f;: {cards} en main.</translation>
    </message>
    <message>
        <source>{name} said aloud: {cards} in hand.</source>
        <translation>{name} dit tout haut&#x202f;: {cards} en main.</translation>
    </message>
    <message>
        <source>{name} looked at your hand.</source>
        <translation>{name} regarde votre main.</translation>
    </message>
    <message>
        <source>You looked at the hand of {to}.</source>
        <translation>Vous regardez la main chez {to}.</translation>
    </message>
    <message>
        <source>{name} looked at the hand of {to}.</source>
        <translation>{name} regarde la main chez {to}.</translation>
    </message>
    <message>
        <source>It holds {cards}.</source>
        <translation>Elle contient {cards}.</translation>
    </message>
    <message>
        <source>You had nothing to show to {to}.</source>
        <translation>Vous n’avez rien à montrer à {to}.</translation>
    </message>
    <message>
        <source>{name} had nothing to show to {to}.</source>
        <translation>Face à {to}, {name} n’a rien à montrer.</translation>
    </message>
    <message>
        <source>You showed {to} a {card}.</source>
        <translation>Vous montrez {card} à {to}.</translation>
    </message>
    <message>
        <source>{name} showed {to} a {card}.</source>
        <translation>Face à {to}, {name} montre {card}.</translation>
    </message>
    <message>
        <source>You showed {to} a card.</source>
        <translation>Vous montrez une carte à {to}.</translation>
    </message>
    <message>
        <source>{name} showed {to} a card.</source>
        <translation>Face à {to}, {name} montre une carte.</translation>
    </message>
    <message>
        <source>The Gift: you send {to} a {card}.</source>
        <translation>Le Don&#x202f;: vous envoyez {card} à {to}.</translation>
    </message>
    <message>
        <source>The Gift: {name} sends {to} a {card}.</source>
        <translation>Le Don&#x202f;: {name} envoie {card} chez {to}.</translation>
    </message>
    <message>
        <source>The Gift: {name} sends {to} a card.</source>
        <translation>Le Don&#x202f;: {name} envoie une carte chez {to}.</translation>
    </message>
    <message>
        <source>The Séance says that you were a &lt;b&gt;werewolf&lt;/b&gt;.</source>
        <translation>La Séance vous dit &lt;b&gt;loup-garou&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The Séance says that {name} was a &lt;b&gt;werewolf&lt;/b&gt;.</source>
        <translation>La Séance dit {name} &lt;b&gt;loup-garou&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The Séance says that you were &lt;b&gt;human&lt;/b&gt;.</source>
        <translation>La Séance vous dit &lt;b&gt;humain&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The Séance says that {name} was &lt;b&gt;human&lt;/b&gt;.</source>
        <translation>La Séance dit {name} &lt;b&gt;humain&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{names} changed seats.</source>
        <translation>Échange de places&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Night falls. Each passes one card to the left and one to the right.</source>
        <translation>La nuit tombe. Chacun passe une carte à gauche et une à droite.</translation>
    </message>
    <message>
        <source>You sent {to} a {card}.</source>
        <translation>Vous envoyez {card} à {to}.</translation>
    </message>
    <message>
        <source>{name} sent {to} a {card}.</source>
        <translation>{name} envoie {card} chez {to}.</translation>
    </message>
    <message>
        <source>Came in: {cards}.</source>
        <translation>Arrivées&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Came in for {name}: {cards}.</source>
        <translation>Arrivées chez {name}&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You put in a {card}.</source>
        <translation>Vous mettez {card}.</translation>
    </message>
    <message>
        <source>{name} put in a {card}.</source>
        <translation>{name} met {card}.</translation>
    </message>
    <message>
        <source>You got a {card} back.</source>
        <translation>Vous recevez {card}.</translation>
    </message>
    <message>
        <source>{name} got a {card} back.</source>
        <translation>{name} reçoit {card}.</translation>
    </message>
    <message>
        <source>The cards have changed hands.</source>
        <translation>Les cartes ont changé de mains.</translation>
    </message>
    <message>
        <source>You had nothing to pass.</source>
        <translation>Vous n’avez rien à passer.</translation>
    </message>
    <message>
        <source>{name} had nothing to pass.</source>
        <translation>{name} n’a rien à passer.</translation>
    </message>
    <message>
        <source>You point at {to}.</source>
        <translation>Vous pointez vers {to}.</translation>
    </message>
    <message>
        <source>{name} points at {to}.</source>
        <translation>{name} pointe vers {to}.</translation>
    </message>
    <message>
        <source>You point left.</source>
        <translation>Vous pointez à gauche.</translation>
    </message>
    <message>
        <source>{name} points left.</source>
        <translation>{name} pointe à gauche.</translation>
    </message>
    <message>
        <source>You point right.</source>
        <translation>Vous pointez à droite.</translation>
    </message>
    <message>
        <source>{name} points right.</source>
        <translation>{name} pointe à droite.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You are a werewolf now.&lt;/b&gt; Nobody else knows.</source>
        <translation>&lt;b&gt;Vous voilà loup-garou.&lt;/b&gt; Personne d’autre ne le sait.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name} is a werewolf now.&lt;/b&gt; Nobody else knows.</source>
        <translation>&lt;b&gt;{name} devient loup-garou.&lt;/b&gt; Personne d’autre ne le sait.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You died of your wounds.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Vous mourez de vos blessures.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} died of wounds.</source>
        <translation>{name} meurt de ses blessures.</translation>
    </message>
    <message>
        <source>{names} died of wounds.</source>
        <translation>Les blessures sont fatales à {names}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You could not pass two cards and died.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Vous mourez, faute de deux cartes à passer.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} could not pass two cards and died.</source>
        <translation>{name} meurt, faute de deux cartes à passer.</translation>
    </message>
    <message>
        <source>{names} could not pass two cards and died.</source>
        <translation>Ne pas pouvoir passer deux cartes est fatal à {names}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Final Night killed you.&lt;/b&gt;</source>
        <translation>&lt;b&gt;La Nuit finale vous est fatale.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Final Night killed {name}.</source>
        <translation>La Nuit finale est fatale à {name}.</translation>
    </message>
    <message>
        <source>The Final Night killed {names}.</source>
        <translation>La Nuit finale est fatale à {names}.</translation>
    </message>
    <message>
        <source>A wound marker instead of death: {names}.</source>
        <translation>Un marqueur Blessure au lieu de la mort&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Growl.&lt;/b&gt; A human lives: the humans win.</source>
        <translation>&lt;b&gt;Le Grognement.&lt;/b&gt; Un humain vit&#x202f;: les humains gagnent.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Growl.&lt;/b&gt; No human lives: the werewolves win.</source>
        <translation>&lt;b&gt;Le Grognement.&lt;/b&gt; Aucun humain ne vit&#x202f;: les loups-garous gagnent.</translation>
    </message>
    <message>
        <source>Two or fewer are alive: &lt;b&gt;the Undead win.&lt;/b&gt;</source>
        <translation>Deux en vie au plus&#x202f;: &lt;b&gt;les Morts-vivants gagnent.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Two or fewer are alive, and &lt;b&gt;nobody wins.&lt;/b&gt;</source>
        <translation>Deux en vie au plus, et &lt;b&gt;personne ne gagne.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You drew the Undead card {card}.</source>
        <translation>Vous piochez la carte mort-vivant {card}.</translation>
    </message>
    <message>
        <source>{name} drew the Undead card {card}.</source>
        <translation>{name} pioche la carte mort-vivant {card}.</translation>
    </message>
    <message>
        <source>{name} drew an Undead card.</source>
        <translation>{name} pioche une carte mort-vivant.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>You played {card} on {to}.</source>
        <translation>Vous jouez {card} sur {to}.</translation>
    </message>
    <message>
        <source>{name} played {card} on {to}.</source>
        <translation>{name} joue {card} sur {to}.</translation>
    </message>
    <message>
        <source>You discarded the Undead card.</source>
        <translation>Vous défaussez la carte mort-vivant.</translation>
    </message>
    <message>
        <source>{name} discarded the Undead card.</source>
        <translation>{name} défausse la carte mort-vivant.</translation>
    </message>
    <message>
        <source>You put a {card} on top of the deck.</source>
        <translation>Vous posez {card} sur le paquet.</translation>
    </message>
    <message>
        <source>{name} put a {card} on top of the deck.</source>
        <translation>{name} pose {card} sur le paquet.</translation>
    </message>
    <message>
        <source>You took a {card} from {to}.</source>
        <translation>Vous prenez {card} chez {to}.</translation>
    </message>
    <message>
        <source>{name} took a {card} from {to}.</source>
        <translation>{name} prend {card} chez {to}.</translation>
    </message>
    <message>
        <source>{name} took a card from {to}.</source>
        <translation>{name} prend une carte chez {to}.</translation>
    </message>
    <message>
        <source>You said aloud that your wounds count {count}.</source>
        <translation>Vous dites tout haut&#x202f;: mes blessures comptent pour {count}.</translation>
    </message>
    <message>
        <source>{name} said aloud: my wounds count {count}.</source>
        <translation>{name} dit tout haut&#x202f;: mes blessures comptent pour {count}.</translation>
    </message>
    <message>
        <source>The Undead cards were shuffled anew.</source>
        <translation>Les cartes mort-vivant sont remélangées.</translation>
    </message>
    <message>
        <source>You have chosen.</source>
        <translation>Votre choix est fait.</translation>
    </message>
    <message>
        <source>{name} has chosen.</source>
        <translation>{name} a choisi.</translation>
    </message>
    <message>
        <source>{chosen} of {asked} have chosen.</source>
        <translation>Choix faits&#x202f;: {chosen} sur {asked}.</translation>
    </message>
    <message>
        <source>Who gets the Gold?</source>
        <translation>Qui reçoit l’Or&#x202f;?</translation>
    </message>
    <message>
        <source>Who gets the Salve?</source>
        <translation>Qui reçoit le Baume&#x202f;?</translation>
    </message>
    <message>
        <source>Who gets the Charm?</source>
        <translation>Qui reçoit le Talisman&#x202f;?</translation>
    </message>
    <message>
        <source>Who gets the Wound?</source>
        <translation>Qui reçoit la Blessure&#x202f;?</translation>
    </message>
    <message>
        <source>Who gets the Bite?</source>
        <translation>Qui reçoit la Morsure&#x202f;?</translation>
    </message>
    <message>
        <source>Gold counts nothing now. Each Gold of a winner is a token at the end.</source>
        <translation>L’Or ne compte pas maintenant. À la fin, chaque Or d’un gagnant vaut un jeton.</translation>
    </message>
    <message>
        <source>A salve cancels a wound.</source>
        <translation>Un baume annule une blessure.</translation>
    </message>
    <message>
        <source>A charm cancels a bite.</source>
        <translation>Un talisman annule une morsure.</translation>
    </message>
    <message>
        <source>Three more wounds than salves kill.</source>
        <translation>Trois blessures de plus que de baumes tuent.</translation>
    </message>
    <message>
        <source>Three more bites than charms turn a human.</source>
        <translation>Trois morsures de plus que de talismans changent un humain.</translation>
    </message>
    <message>
        <source>Lay {card} before a player</source>
        <translation>Posez {card} devant une personne</translation>
    </message>
    <message>
        <source>A Moaning Command binds this card.</source>
        <translation>Un Ordre gémissant lie cette carte.</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Parler</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Parler</translation>
    </message>
    <message>
        <source>One statement in your day turn. Everybody hears it, and it may be a lie.</source>
        <translation>Une parole à votre tour de jour. Tous l’entendent, et l’on peut mentir.</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Accuser</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>I need a Salve</source>
        <translation>Un Baume</translation>
    </message>
    <message>
        <source>I need a Charm</source>
        <translation>Un Talisman</translation>
    </message>
    <message>
        <source>Whom do you call a werewolf?</source>
        <translation>Qui accusez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Whom do you trust?</source>
        <translation>À qui faites-vous confiance&#x202f;?</translation>
    </message>
    <message>
        <source>Sloth and Diligence lie before you</source>
        <translation>Paresse et Diligence sont devant vous</translation>
    </message>
    <message>
        <source>Take the turn and give two cards, or let Sloth skip it.</source>
        <translation>Jouez le tour et donnez deux cartes, ou laissez Paresse le sauter.</translation>
    </message>
    <message>
        <source>Take the turn</source>
        <translation>Jouer le tour</translation>
    </message>
    <message>
        <source>Let Sloth skip it</source>
        <translation>Laisser Paresse</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Choisissez une personne.</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>Choisissez deux personnes.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Name a kind of card.</source>
        <translation>Nommez une sorte de carte.</translation>
    </message>
    <message>
        <source>The Gift: choose a card for {name}</source>
        <translation>Le Don&#x202f;: choisissez une carte pour {name}</translation>
    </message>
    <message>
        <source>Any card, even a Bite. It travels with the cards of this night.</source>
        <translation>N’importe laquelle, même une Morsure. Elle part avec les cartes de cette nuit.</translation>
    </message>
    <message>
        <source>Truth Serum: show {name} a card</source>
        <translation>Sérum de vérité&#x202f;: montrez une carte à {name}</translation>
    </message>
    <message>
        <source>Only {name} sees it. A werewolf with a Bite must show one.</source>
        <translation>Visible par {name} et personne d’autre. Un loup-garou qui a une Morsure doit en montrer une.</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>Montrer {card}</translation>
    </message>
    <message>
        <source>Show nothing</source>
        <translation>Ne rien montrer</translation>
    </message>
    <message>
        <source>Point at who shall die</source>
        <translation>Pointez vers qui doit mourir</translation>
    </message>
    <message>
        <source>Point at who shall be saved</source>
        <translation>Pointez vers qui sauver</translation>
    </message>
    <message>
        <source>Save a player whose hand is raised</source>
        <translation>Sauvez une personne à la main levée</translation>
    </message>
    <message>
        <source>You break the tie</source>
        <translation>À vous de départager</translation>
    </message>
    <message>
        <source>You choose who dies</source>
        <translation>À vous de choisir qui meurt</translation>
    </message>
    <message>
        <source>Point left or right</source>
        <translation>Pointez à gauche ou à droite</translation>
    </message>
    <message>
        <source>Right: {name}</source>
        <translation>Droite&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Left: {name}</source>
        <translation>Gauche&#x202f;: {name}</translation>
    </message>
    <message>
        <source>More than two were pointed at from both sides: only they point again.</source>
        <translation>Plus de deux sont visés des deux côtés&#x202f;: eux seuls pointent de nouveau.</translation>
    </message>
    <message>
        <source>Give a card to each living neighbour</source>
        <translation>Donnez une carte à chaque voisin en vie</translation>
    </message>
    <message>
        <source>The first card goes left to {left}, the second right to {right}.</source>
        <translation>La première carte va à gauche, à {left}, la seconde à droite, à {right}.</translation>
    </message>
    <message>
        <source>Put in a card for the Tempest</source>
        <translation>Mettez une carte dans La Tempête</translation>
    </message>
    <message>
        <source>Any card. All are shuffled, and each gets one back.</source>
        <translation>N’importe laquelle. Toutes sont mélangées, et chacun en reçoit une.</translation>
    </message>
    <message>
        <source>Put it in</source>
        <translation>La mettre</translation>
    </message>
    <message>
        <source>Choose a card for {name}</source>
        <translation>Choisissez une carte pour {name}</translation>
    </message>
    <message>
        <source>Now choose a card for {name}</source>
        <translation>Puis une carte pour {name}</translation>
    </message>
    <message>
        <source>The {card} goes to {name}.</source>
        <translation>{card} va à {name}.</translation>
    </message>
    <message>
        <source>Both cards are chosen</source>
        <translation>Les deux cartes sont choisies</translation>
    </message>
    <message>
        <source>{left_card} to {left}, {right_card} to {right}.</source>
        <translation>{left_card} à {left}, {right_card} à {right}.</translation>
    </message>
    <message>
        <source>Pass both cards</source>
        <translation>Passer les deux cartes</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Right, to {name}</source>
        <translation>À droite, à {name}</translation>
    </message>
    <message>
        <source>Left, to {name}</source>
        <translation>À gauche, à {name}</translation>
    </message>
    <message>
        <source>Or discard it and put a card of your hand on top of the deck.</source>
        <translation>Ou défaussez-la et posez une carte de votre main sur le paquet.</translation>
    </message>
    <message>
        <source>Or discard it.</source>
        <translation>Ou défaussez-la.</translation>
    </message>
    <message>
        <source>{card} of your hand</source>
        <translation>{card} de votre main</translation>
    </message>
    <message>
        <source>Choose who gets it, or put it on top of the deck for the next living player.</source>
        <translation>Choisissez qui la reçoit, ou posez-la sur le paquet pour la prochaine personne en vie.</translation>
    </message>
    <message>
        <source>Put it face up on top of the deck for the next living player.</source>
        <translation>Posez-la face visible sur le paquet pour la prochaine personne en vie.</translation>
    </message>
    <message>
        <source>Resolve it</source>
        <translation>L’appliquer</translation>
    </message>
    <message>
        <source>Put it on the deck</source>
        <translation>Sur le paquet</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La défausser</translation>
    </message>
    <message>
        <source>Give {name} a card back</source>
        <translation>Rendez une carte à {name}</translation>
    </message>
    <message>
        <source>Any card of your hand, the one you took too.</source>
        <translation>N’importe quelle carte de votre main, celle prise aussi.</translation>
    </message>
    <message>
        <source>Give it to {name}</source>
        <translation>La donner à {name}</translation>
    </message>
    <message>
        <source>Pass a card to {name}</source>
        <translation>Passez une carte à {name}</translation>
    </message>
    <message>
        <source>Shambling Horde: each living player passes one to the left. Humans pass no Bite.</source>
        <translation>Horde titubante&#x202f;: chaque personne en vie en passe une à gauche. Les humains ne passent pas de Morsure.</translation>
    </message>
    <message>
        <source>You can give the card to a player with a dashed frame.</source>
        <translation>Vous pouvez donner la carte à une personne au cadre en tirets.</translation>
    </message>
    <message>
        <source>You can choose a player with a dashed frame.</source>
        <translation>Vous pouvez choisir une personne au cadre en tirets.</translation>
    </message>
    <message>
        <source>You can choose a card that is not dimmed.</source>
        <translation>Vous pouvez choisir une carte qui n’est pas ternie.</translation>
    </message>
    <message>
        <source>Among equals the drawer chooses, and never takes it.</source>
        <translation>À égalité, qui pioche choisit, et ne la prend jamais.</translation>
    </message>
    <message>
        <source>Nothing more is given or chosen.</source>
        <translation>On ne donne et ne choisit plus rien.</translation>
    </message>
    <message>
        <source>Never to yourself</source>
        <translation>Jamais à vous-même</translation>
    </message>
    <message>
        <source>A drawn card always goes to another living player.</source>
        <translation>Une carte piochée va toujours à une autre personne en vie.</translation>
    </message>
    <message>
        <source>Hands are secret</source>
        <translation>Les mains sont secrètes</translation>
    </message>
    <message>
        <source>Only a card that says so lets you look at a hand.</source>
        <translation>Seule une carte qui le dit permet de regarder une main.</translation>
    </message>
    <message>
        <source>Only the top card is seen</source>
        <translation>Seule la première carte se voit</translation>
    </message>
    <message>
        <source>The deck lies face up. What is under its top card stays unknown.</source>
        <translation>Le paquet est face visible. Ce qui est sous la première carte reste inconnu.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Something else is to be decided first.</source>
        <translation>Autre chose se décide d’abord.</translation>
    </message>
    <message>
        <source>No statements in this game</source>
        <translation>Pas de paroles dans cette partie</translation>
    </message>
    <message>
        <source>Statements are an option of a new game. People at the table simply talk.</source>
        <translation>Les paroles sont une option d’une nouvelle partie. À la table, on se parle simplement.</translation>
    </message>
    <message>
        <source>Not about this player</source>
        <translation>Pas sur cette personne</translation>
    </message>
    <message>
        <source>A statement is about another living player.</source>
        <translation>Une parole porte sur une autre personne en vie.</translation>
    </message>
    <message>
        <source>One statement a turn</source>
        <translation>Une parole par tour</translation>
    </message>
    <message>
        <source>You say one thing in your own day turn, before you give the card.</source>
        <translation>Vous dites une chose à votre tour de jour, avant de donner la carte.</translation>
    </message>
    <message>
        <source>Only to the living</source>
        <translation>Seulement aux vivants</translation>
    </message>
    <message>
        <source>The dead draw nothing and are given nothing.</source>
        <translation>Les morts ne piochent rien et ne reçoivent rien.</translation>
    </message>
    <message>
        <source>It goes to somebody else</source>
        <translation>Elle va à quelqu’un d’autre</translation>
    </message>
    <message>
        <source>A Moaning Command binds you</source>
        <translation>Un Ordre gémissant vous lie</translation>
    </message>
    <message>
        <source>This card must go to the player that the Undead named.</source>
        <translation>Cette carte doit aller à qui les Morts-vivants ont nommé.</translation>
    </message>
    <message>
        <source>Not Gold</source>
        <translation>Pas Or</translation>
    </message>
    <message>
        <source>Hypnosis asks for any kind of card but Gold.</source>
        <translation>Hypnose demande toute sorte de carte sauf Or.</translation>
    </message>
    <message>
        <source>Already chosen</source>
        <translation>Déjà choisi</translation>
    </message>
    <message>
        <source>The card asks for two different players.</source>
        <translation>La carte demande deux personnes différentes.</translation>
    </message>
    <message>
        <source>Humility protects</source>
        <translation>Humilité protège</translation>
    </message>
    <message>
        <source>No Night may choose this player or point at this player.</source>
        <translation>Aucune Nuit ne peut choisir ni viser cette personne.</translation>
    </message>
    <message>
        <source>Not this player</source>
        <translation>Pas cette personne</translation>
    </message>
    <message>
        <source>The card does not allow this player to be chosen.</source>
        <translation>La carte ne permet pas de choisir cette personne.</translation>
    </message>
    <message>
        <source>Not at yourself</source>
        <translation>Pas vers vous-même</translation>
    </message>
    <message>
        <source>You may not point at yourself.</source>
        <translation>Vous ne pouvez pas pointer vers vous-même.</translation>
    </message>
    <message>
        <source>One card each way</source>
        <translation>Une carte de chaque côté</translation>
    </message>
    <message>
        <source>You pass one card to the left and one to the right.</source>
        <translation>Vous passez une carte à gauche et une à droite.</translation>
    </message>
    <message>
        <source>Humans pass no Bite</source>
        <translation>Un humain ne passe pas de Morsure</translation>
    </message>
    <message>
        <source>Only werewolves can pass a Bite at night.</source>
        <translation>Seul un loup-garou peut passer une Morsure la nuit.</translation>
    </message>
    <message>
        <source>It is promised</source>
        <translation>Elle est promise</translation>
    </message>
    <message>
        <source>You send this card with The Gift.</source>
        <translation>Vous envoyez cette carte avec Le Don.</translation>
    </message>
    <message>
        <source>It stays with you</source>
        <translation>Elle reste chez vous</translation>
    </message>
    <message>
        <source>The sin before you keeps this card while you can pass two others.</source>
        <translation>Le péché devant vous retient cette carte tant que vous pouvez en passer deux autres.</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>Pas dans votre main</translation>
    </message>
    <message>
        <source>You do not hold enough of {card}.</source>
        <translation>{card}&#x202f;: vous n’en avez pas assez.</translation>
    </message>
    <message>
        <source>A werewolf shows a Bite</source>
        <translation>Un loup-garou montre une Morsure</translation>
    </message>
    <message>
        <source>Truth Serum makes a werewolf show a Bite, if there is one.</source>
        <translation>Avec Sérum de vérité, un loup-garou montre une Morsure, s’il en a.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Une autre carte</translation>
    </message>
    <message>
        <source>A human shows a card other than a Bite, or nothing if there is none.</source>
        <translation>Un humain montre une carte autre qu’une Morsure, ou rien s’il n’en a pas.</translation>
    </message>
    <message>
        <source>Your hand is not empty</source>
        <translation>Votre main n’est pas vide</translation>
    </message>
    <message>
        <source>An Undead card that you refuse is replaced by a card of your hand on the deck.</source>
        <translation>Refuser une carte mort-vivant, c’est poser une carte de votre main sur le paquet.</translation>
    </message>
    <message>
        <source>Not with this card</source>
        <translation>Pas avec cette carte</translation>
    </message>
    <message>
        <source>{card} asks for something else.</source>
        <translation>{card} demande autre chose.</translation>
    </message>
    <message>
        <source>Deck, face up: {card} on top, {count}.</source>
        <translation>Paquet, face visible&#x202f;: {card} au-dessus, {count}.</translation>
    </message>
    <message>
        <source>Undead deck, {cards}.</source>
        <translation>Paquet des Morts-vivants, {cards}.</translation>
    </message>
    <message>
        <source>Your Undead card: {card}. {text}</source>
        <translation>Votre carte mort-vivant&#x202f;: {card}. {text}</translation>
    </message>
    <message>
        <source>{card}, in your hand.</source>
        <translation>{card}, dans votre main.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count} in your hand.</source>
        <translation>{card}, carte {place} sur {count} de votre main.</translation>
    </message>
    <message>
        <source>{card} before you. {text}</source>
        <translation>{card} devant vous. {text}</translation>
    </message>
    <message>
        <source>{card} before {name}. {text}</source>
        <translation>{card} devant {name}. {text}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>First day. Two Nights and the Final Night are to come.</source>
        <translation>Premier jour. Encore deux Nuits et la Nuit finale.</translation>
    </message>
    <message>
        <source>Second day. A Night and the Final Night are to come.</source>
        <translation>Deuxième jour. Encore une Nuit et la Nuit finale.</translation>
    </message>
    <message>
        <source>Third day. The Final Night is to come.</source>
        <translation>Troisième jour. Encore la Nuit finale.</translation>
    </message>
    <message>
        <source>Your day turn · give the card</source>
        <translation>À vous, de jour · donnez la carte</translation>
    </message>
    <message>
        <source>Pass {left} to the left and {right} to the right</source>
        <translation>Passer {left} à gauche et {right} à droite</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Choisir {card}</translation>
    </message>
    <message>
        <source>Give {card} to {name}</source>
        <translation>Donner {card} à {name}</translation>
    </message>
    <message>
        <source>{card}: choose {name}</source>
        <translation>{card}&#x202f;: choisir {name}</translation>
    </message>
    <message>
        <source>Vote for {name} to die</source>
        <translation>Voter pour que {name} meure</translation>
    </message>
    <message>
        <source>Vote for {name} to be saved</source>
        <translation>Voter pour sauver {name}</translation>
    </message>
    <message>
        <source>Save {name}</source>
        <translation>Sauver {name}</translation>
    </message>
    <message>
        <source>Choose {name} to die</source>
        <translation>Choisir qui meurt&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Choose {name} to be saved</source>
        <translation>Choisir qui est sauvé&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Call {name} a werewolf</source>
        <translation>Accuser {name} d’être loup-garou</translation>
    </message>
    <message>
        <source>Say that you trust {name}</source>
        <translation>Dire que vous faites confiance à {name}</translation>
    </message>
    <message>
        <source>Say that you need {card}</source>
        <translation>Dire qu’il vous faut {card}</translation>
    </message>
    <message>
        <source>Name {card}</source>
        <translation>Nommer {card}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>Utiliser {card}</translation>
    </message>
    <message>
        <source>Use {card} on {name}</source>
        <translation>Utiliser {card} sur {name}</translation>
    </message>
    <message>
        <source>Point left</source>
        <translation>Pointer à gauche</translation>
    </message>
    <message>
        <source>Point right</source>
        <translation>Pointer à droite</translation>
    </message>
    <message>
        <source>Use the marked button</source>
        <translation>Presser le bouton marqué</translation>
    </message>
    <message>
        <source>By what you have seen, {name} is a werewolf with a chance of about {percent}.</source>
        <translation>D’après ce que vous avez vu, {name} est loup-garou avec une probabilité d’environ {percent}.</translation>
    </message>
    <message>
        <source>Nothing was openly received, and nothing lies there.</source>
        <translation>Rien n’a été reçu à la vue de tous, et rien n’est posé.</translation>
    </message>
    <message>
        <source>Openly received, with what lies there: {cards}.</source>
        <translation>Reçu à la vue de tous, avec ce qui est posé&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Gave nothing by day.</source>
        <translation>N’a rien donné de jour.</translation>
    </message>
    <message>
        <source>Gave by day: {cards}.</source>
        <translation>Donné de jour&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You stand at {bites} bites and {wounds} wounds of 3.</source>
        <translation>Vos comptes, sur 3&#x202f;: morsures {bites}, blessures {wounds}.</translation>
    </message>
    <message>
        <source>Without these cards: {bites} bites, {wounds} wounds.</source>
        <translation>Sans ces cartes&#x202f;: morsures {bites}, blessures {wounds}.</translation>
    </message>
    <message>
        <source>{count} players are alive.</source>
        <translation>{count} personnes sont en vie.</translation>
    </message>
    <message>
        <source>Your hand is secret</source>
        <translation>Votre main est secrète</translation>
    </message>
    <message>
        <source>Bites less charms, wounds less salves. Three bites turn a human, three wounds kill.</source>
        <translation>Morsures moins talismans, blessures moins baumes. Trois morsures changent un humain, trois blessures tuent.</translation>
    </message>
    <message>
        <source>For ever, and only you know. The werewolves win when no human is left alive.</source>
        <translation>Pour toujours, et personne d’autre ne le sait. Les loups-garous gagnent quand aucun humain n’est en vie.</translation>
    </message>
    <message>
        <source>Give the card away</source>
        <translation>Donnez la carte</translation>
    </message>
    <message>
        <source>Everybody sees what you give to whom. Click a player, or press the number.</source>
        <translation>Tous voient ce que vous donnez, et à qui. Cliquez sur une personne, ou pressez son numéro.</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>La nuit</translation>
    </message>
    <message>
        <source>One card to the left, one to the right, all at once and in secret. Humans pass no Bite.</source>
        <translation>Une carte à gauche, une à droite, tous ensemble et en secret. Les humains ne passent pas de Morsure.</translation>
    </message>
    <message>
        <source>A sin or virtue</source>
        <translation>Un péché ou une vertu</translation>
    </message>
    <message>
        <source>It lies before a player for good. Yellow says who gets it, white what it does.</source>
        <translation>Cette carte reste devant quelqu’un pour de bon. Le jaune dit qui la reçoit, le blanc ce qu’elle fait.</translation>
    </message>
    <message>
        <source>The first death</source>
        <translation>La première mort</translation>
    </message>
    <message>
        <source>The team stays untold. The dead win with their team, unless Undead are in play.</source>
        <translation>Le camp reste secret. Les morts gagnent avec leur camp, sauf avec les Morts-vivants.</translation>
    </message>
    <message>
        <source>Your Undead turn</source>
        <translation>À vous, mort-vivant</translation>
    </message>
    <message>
        <source>Use the card, or discard it and put a card of your hand on top of the deck.</source>
        <translation>Utilisez la carte, ou défaussez-la et posez une carte de votre main sur le paquet.</translation>
    </message>
    <message>
        <source>Point at somebody</source>
        <translation>Pointez vers quelqu’un</translation>
    </message>
    <message>
        <source>Click a player. Who is chosen dies or is saved, as the card of the night says.</source>
        <translation>Cliquez sur une personne. Qui est choisi meurt, ou est sauvé, selon la carte de la nuit.</translation>
    </message>
    <message>
        <source>Undead turn · {name}</source>
        <translation>Tour mort-vivant · {name}</translation>
    </message>
    <message>
        <source>You give this</source>
        <translation>À donner</translation>
    </message>
    <message>
        <source>Undead, plays on</source>
        <translation>Mort-vivant, en jeu</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Sans vie</translation>
    </message>
    <message>
        <source>no spells</source>
        <translation>aucun sort</translation>
    </message>
    <message>
        <source>You win with the humans</source>
        <translation>Vous gagnez avec les humains</translation>
    </message>
    <message>
        <source>You win with the werewolves</source>
        <translation>Vous gagnez avec les loups-garous</translation>
    </message>
    <message>
        <source>You win with the Undead</source>
        <translation>Vous gagnez avec les Morts-vivants</translation>
    </message>
    <message>
        <source>The humans win</source>
        <translation>Les humains gagnent</translation>
    </message>
    <message>
        <source>The werewolves win</source>
        <translation>Les loups-garous gagnent</translation>
    </message>
    <message>
        <source>The Undead win</source>
        <translation>Les Morts-vivants gagnent</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>The Wolf Zeros growl</source>
        <translation>Les Loups zéro grognent</translation>
    </message>
    <message>
        <source>The other werewolves growl</source>
        <translation>Les autres loups-garous grognent</translation>
    </message>
    <message>
        <source>The werewolves growl</source>
        <translation>Les loups-garous grognent</translation>
    </message>
    <message>
        <source>The living humans cheer</source>
        <translation>Les humains en vie se réjouissent</translation>
    </message>
    <message>
        <source>The Undead groan</source>
        <translation>Les Morts-vivants gémissent</translation>
    </message>
    <message>
        <source>Wolf Zero</source>
        <translation>Loup zéro</translation>
    </message>
    <message>
        <source>Werewolf</source>
        <translation>Loup-garou</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Turned before the first night.</source>
        <translation>Métamorphose avant la première nuit.</translation>
    </message>
    <message>
        <source>Turned after the first night fell.</source>
        <translation>Métamorphose après la première nuit tombée.</translation>
    </message>
    <message>
        <source>Turned after the second night fell.</source>
        <translation>Métamorphose après la deuxième nuit tombée.</translation>
    </message>
    <message>
        <source>Turned in the Final Night.</source>
        <translation>Métamorphose pendant la Nuit finale.</translation>
    </message>
    <message>
        <source>Died before the first night</source>
        <translation>Mort avant la première nuit</translation>
    </message>
    <message>
        <source>Died after the first night fell</source>
        <translation>Mort après la première nuit tombée</translation>
    </message>
    <message>
        <source>Died after the second night fell</source>
        <translation>Mort après la deuxième nuit tombée</translation>
    </message>
    <message>
        <source>Died in the Final Night</source>
        <translation>Mort pendant la Nuit finale</translation>
    </message>
    <message>
        <source>of wounds</source>
        <translation>par blessures</translation>
    </message>
    <message>
        <source>without two cards to pass</source>
        <translation>faute de deux cartes à passer</translation>
    </message>
    <message>
        <source>by the card of that night</source>
        <translation>par la carte de cette nuit</translation>
    </message>
    <message>
        <source>Alive.</source>
        <translation>En vie.</translation>
    </message>
    <message>
        <source>Alive, and a werewolf.</source>
        <translation>En vie, et loup-garou.</translation>
    </message>
    <message>
        <source>Hand: {cards}.</source>
        <translation>Main&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Who turned when</source>
        <translation>Qui a changé, et quand</translation>
    </message>
    <message>
        <source>{name} was a Wolf Zero.</source>
        <translation>{name}&#x202f;: Loup zéro.</translation>
    </message>
    <message>
        <source>{name} turned before the first night.</source>
        <translation>{name} change avant la première nuit.</translation>
    </message>
    <message>
        <source>{name} turned after the first night fell.</source>
        <translation>{name} change après la première nuit tombée.</translation>
    </message>
    <message>
        <source>{name} turned after the second night fell.</source>
        <translation>{name} change après la deuxième nuit tombée.</translation>
    </message>
    <message>
        <source>{name} turned in the Final Night.</source>
        <translation>{name} change pendant la Nuit finale.</translation>
    </message>
    <message>
        <source>{name} died before the first night, {cause}.</source>
        <translation>{name} meurt avant la première nuit, {cause}.</translation>
    </message>
    <message>
        <source>{name} died after the first night fell, {cause}.</source>
        <translation>{name} meurt après la première nuit tombée, {cause}.</translation>
    </message>
    <message>
        <source>{name} died after the second night fell, {cause}.</source>
        <translation>{name} meurt après la deuxième nuit tombée, {cause}.</translation>
    </message>
    <message>
        <source>{name} died in the Final Night, {cause}.</source>
        <translation>{name} meurt pendant la Nuit finale, {cause}.</translation>
    </message>
    <message>
        <source>Next game of the match</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>The match so far</source>
        <translation>Le tournoi jusqu’ici</translation>
    </message>
    <message>
        <source>{names} share the lead.</source>
        <translation>{names} sont en tête ensemble.</translation>
    </message>
    <message>
        <source>{name} leads as Wolf King or Queen.</source>
        <translation>{name} mène&#x202f;: Roi ou Reine des loups.</translation>
    </message>
    <message>
        <source>Each winner takes one gold token and one for each Gold.</source>
        <translation>Qui gagne prend un jeton d’or et un par Or.</translation>
    </message>
    <message>
        <source>Who is Undead no longer belongs to the former team.</source>
        <translation>Un Mort-vivant n’est plus de son ancien camp.</translation>
    </message>
    <message>
        <source>The dead win with their team.</source>
        <translation>Les morts gagnent avec leur camp.</translation>
    </message>
    <message>
        <source>on both sides of you</source>
        <translation>de vos deux côtés</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>caged tonight</source>
        <translation>en cage cette nuit</translation>
    </message>
    <message>
        <source>awake tonight</source>
        <translation>en éveil cette nuit</translation>
    </message>
    <message>
        <source>gets the next card</source>
        <translation>reçoit la prochaine carte</translation>
    </message>
    <message>
        <source>hand raised</source>
        <translation>main levée</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>points at {name}</source>
        <translation>pointe vers {name}</translation>
    </message>
    <message>
        <source>points right</source>
        <translation>pointe à droite</translation>
    </message>
    <message>
        <source>points left</source>
        <translation>pointe à gauche</translation>
    </message>
    <message>
        <source>You, Undead</source>
        <translation>Vous, mort-vivant</translation>
    </message>
    <message>
        <source>You, dead. Your team may still win</source>
        <translation>Vous, sans vie. Votre camp peut encore gagner</translation>
    </message>
    <message>
        <source>You, Wolf Zero</source>
        <translation>Vous, Loup zéro</translation>
    </message>
    <message>
        <source>You, werewolf</source>
        <translation>Vous, loup-garou</translation>
    </message>
    <message>
        <source>You, human</source>
        <translation>Vous, humain</translation>
    </message>
    <message>
        <source>private</source>
        <translation>secret</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsures</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>{title}: {text}, {net} of 3.</source>
        <translation>{title}&#x202f;: {text}, {net} sur 3.</translation>
    </message>
    <message>
        <source>On you</source>
        <translation>Devant vous</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message>
        <source>Choose one card for each neighbour. All cards change hands together.</source>
        <translation>Choisissez une carte pour chaque voisin. Toutes les cartes changent de mains ensemble.</translation>
    </message>
    <message>
        <source>You have chosen. The cards change hands when all have chosen.</source>
        <translation>Votre choix est fait. Les cartes changent de mains quand tous ont choisi.</translation>
    </message>
    <message>
        <source>Undead sleep through it.</source>
        <translation>Les Morts-vivants dorment.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{cards} keeps cards with you at night while you can pass others.</source>
        <translation>{cards}&#x202f;: des cartes restent chez vous la nuit tant que vous pouvez en passer d’autres.</translation>
    </message>
    <message>
        <source>Humans cannot pass a Bite. A card in your hand that is dimmed stays with you.</source>
        <translation>Un humain ne passe pas de Morsure. Une carte ternie de votre main reste chez vous.</translation>
    </message>
    <message>
        <source>What lies face up before you stays where it is.</source>
        <translation>Ce qui est face visible devant vous reste en place.</translation>
    </message>
    <message>
        <source>A human lives: the humans win.</source>
        <translation>Un humain vit&#x202f;: les humains gagnent.</translation>
    </message>
    <message>
        <source>No human lives: the werewolves win.</source>
        <translation>Aucun humain ne vit&#x202f;: les loups-garous gagnent.</translation>
    </message>
    <message>
        <source>Two or fewer are alive.</source>
        <translation>Deux personnes en vie ou moins.</translation>
    </message>
    <message>
        <source>Two or fewer are alive, and all deaths came at once.</source>
        <translation>Deux personnes en vie ou moins, et toutes les morts arrivent ensemble.</translation>
    </message>
    <message>
        <source>You are a werewolf</source>
        <translation>Vous voilà loup-garou</translation>
    </message>
    <message>
        <source>Three bites more than charms. It is for ever, and only you know.</source>
        <translation>Trois morsures de plus que de talismans. C’est pour toujours, et personne d’autre ne le sait.</translation>
    </message>
    <message>
        <source>You are human</source>
        <translation>Vous êtes humain</translation>
    </message>
    <message>
        <source>You are still a werewolf</source>
        <translation>Vous restez loup-garou</translation>
    </message>
    <message>
        <source>You are Undead</source>
        <translation>Vous êtes mort-vivant</translation>
    </message>
    <message>
        <source>You are dead</source>
        <translation>Vous mourez</translation>
    </message>
    <message>
        <source>The cards of the night lie in your hand. Nobody else knows them.</source>
        <translation>Les cartes de la nuit sont dans votre main. Personne d’autre ne les connaît.</translation>
    </message>
    <message>
        <source>Dead: {names}</source>
        <translation>Décès&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Three wounds more than salves.</source>
        <translation>Trois blessures de plus que de baumes.</translation>
    </message>
    <message>
        <source>Could not pass two cards when night fell.</source>
        <translation>Faute de deux cartes à passer à la tombée de la nuit.</translation>
    </message>
    <message>
        <source>By the card of the Final Night.</source>
        <translation>Par la carte de la Nuit finale.</translation>
    </message>
    <message>
        <source>From now on Undead.</source>
        <translation>Désormais mort-vivant.</translation>
    </message>
    <message>
        <source>The team stays untold.</source>
        <translation>Le camp reste secret.</translation>
    </message>
    <message>
        <source>The Growl</source>
        <translation>Le Grognement</translation>
    </message>
    <message>
        <source>Seats are changed</source>
        <translation>Les places changent</translation>
    </message>
    <message>
        <source>{names} changed places. What lay face up stays there.</source>
        <translation>Échange de places&#x202f;: {names}. Ce qui était face visible reste là.</translation>
    </message>
    <message>
        <source>You are the only werewolf so far.</source>
        <translation>Vous êtes pour l’instant le seul loup-garou.</translation>
    </message>
    <message>
        <source>You know the other werewolves: {names}.</source>
        <translation>Vous connaissez les autres loups-garous&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>What has happened cannot have happened like this.</source>
        <translation>Ce qui s’est passé n’a pas pu se passer ainsi.</translation>
    </message>
    <message>
        <source>These are not the Undead cards of this game.</source>
        <translation>Ce ne sont pas les cartes mort-vivant de cette partie.</translation>
    </message>
    <message>
        <source>Nobody has anything to decide, and the game is not over.</source>
        <translation>Personne n’a rien à décider, et la partie n’est pas finie.</translation>
    </message>
    <message>
        <source>The game does not begin with a hand for each seat.</source>
        <translation>La partie ne commence pas avec une main par place.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot have been dealt this hand.</source>
        <translation>La place {seat} n’a pas pu recevoir cette main.</translation>
    </message>
    <message>
        <source>{found} Wolf Zeros; {expected} belong to this number of seats.</source>
        <translation>Loups zéro&#x202f;: {found} au lieu de {expected} pour ce nombre de places.</translation>
    </message>
    <message>
        <source>The werewolves do not know each other as they should.</source>
        <translation>Les loups-garous ne se connaissent pas comme il faut.</translation>
    </message>
    <message>
        <source>{card}: {found} found, {expected} belong to the game.</source>
        <translation>{card}&#x202f;: {found} au lieu de {expected}.</translation>
    </message>
    <message>
        <source>Two Nights and a Final Night belong to the game.</source>
        <translation>Il faut deux Nuits et une Nuit finale.</translation>
    </message>
    <message>
        <source>The Nights lie in the wrong place of the deck.</source>
        <translation>Les Nuits ne sont pas à leur place dans le paquet.</translation>
    </message>
    <message>
        <source>{found} sins and virtues are not the number of this game.</source>
        <translation>Péchés et vertus&#x202f;: {found} n’est pas le nombre de cette partie.</translation>
    </message>
    <message>
        <source>A card in the deck does not belong there.</source>
        <translation>Une carte du paquet n’y a pas sa place.</translation>
    </message>
</context>
<context>
    <name>GrowlCounts</name>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Or</numerusform>
            <numerusform>%n Or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Salve(s)</source>
        <translation>
            <numerusform>%n Baume</numerusform>
            <numerusform>%n Baumes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Charm(s)</source>
        <translation>
            <numerusform>%n Talisman</numerusform>
            <numerusform>%n Talismans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plus} less %n charm(s)</source>
        <comment>bites that count</comment>
        <translation>
            <numerusform>{plus} moins %n par talisman</numerusform>
            <numerusform>{plus} moins %n par talisman</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plus} less %n salve(s)</source>
        <comment>wounds that count</comment>
        <translation>
            <numerusform>{plus} moins %n par baume</numerusform>
            <numerusform>{plus} moins %n par baume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wound(s)</source>
        <translation>
            <numerusform>%n Blessure</numerusform>
            <numerusform>%n Blessures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bite(s)</source>
        <translation>
            <numerusform>%n Morsure</numerusform>
            <numerusform>%n Morsures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undead</source>
        <comment>cards of the Undead deck</comment>
        <translation>
            <numerusform>%n carte mort-vivant</numerusform>
            <numerusform>%n cartes mort-vivant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n dans le paquet</numerusform>
            <numerusform>%n dans le paquet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold token(s)</source>
        <translation>
            <numerusform>%n jeton d’or</numerusform>
            <numerusform>%n jetons d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n voix</numerusform>
            <numerusform>%n voix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrowlMoment</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Hand a seat to a bot</source>
        <translation>Confier une place à un robot</translation>
    </message>
    <message>
        <source>The bot plays on with what that seat knows. This cannot be taken back.</source>
        <translation>Le robot continue avec ce que sait cette place. Cela ne s’annule pas.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Confier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>Primary button, or choose</source>
        <translation>Bouton principal, ou choisir</translation>
    </message>
    <message>
        <source>Look at a card</source>
        <translation>Regarder une carte</translation>
    </message>
    <message>
        <source>Skip pauses until a person decides</source>
        <translation>Sauter les pauses jusqu’au choix d’une personne</translation>
    </message>
    <message>
        <source>Clear the selection, close what lies on top</source>
        <translation>Effacer la sélection, fermer ce qui est au-dessus</translation>
    </message>
    <message>
        <source>Choose group, pile or player by number</source>
        <translation>Choisir un groupe, une pile ou une personne par numéro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why can this not be chosen?</source>
        <translation>Pourquoi ce choix n’est-il pas possible&#x202f;?</translation>
    </message>
    <message>
        <source>Table log</source>
        <translation>Journal de la table</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take to the reserve</source>
        <translation>Prendre dans la réserve</translation>
    </message>
    <message>
        <source>Feed the Abyss</source>
        <translation>Nourrir l’Abysse</translation>
    </message>
    <message>
        <source>Turn the selected card</source>
        <translation>Tourner la carte choisie</translation>
    </message>
    <message>
        <source>Block with Chastity</source>
        <translation>Bloquer avec Chasteté</translation>
    </message>
    <message>
        <source>Draw three</source>
        <translation>Piocher trois</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Let the cat look at the centre card</source>
        <translation>Laisser le chat regarder la carte du centre</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Parler</translation>
    </message>
    <message>
        <source>One decision back or on</source>
        <translation>Une décision en arrière ou en avant</translation>
    </message>
    <message>
        <source>Next thing</source>
        <translation>Élément suivant</translation>
    </message>
    <message>
        <source>Next region; Shift goes back</source>
        <translation>Zone suivante&#x202f;; Maj revient en arrière</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer les cartes</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Larger text; minus makes it smaller</source>
        <translation>Texte plus grand&#x202f;; moins le réduit</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sevens</translation>
    </message>
    <message>
        <source>The program and its drawings are free software under the MIT licence.</source>
        <translation>Le programme et ses dessins sont libres, sous licence MIT.</translation>
    </message>
    <message>
        <source>An unofficial fan project</source>
        <translation>Un projet amateur, non officiel</translation>
    </message>
    <message>
        <source>Sevens is not made or supported by the publishers or designers of these games. The titles are theirs; every text and drawing here is this project&apos;s own.</source>
        <translation>Sevens n’est ni fait ni soutenu par les éditeurs ou les auteurs de ces jeux. Les titres leur appartiennent&#x202f;; tous les textes et dessins d’ici sont propres à ce projet.</translation>
    </message>
    <message>
        <source>Emblems</source>
        <translation>Emblèmes</translation>
    </message>
    <message>
        <source>Icons made by Carl Olsen, Delapouite, Lorc, Sbed, Skoll (game-icons.net), CC BY 3.0. Only their colour was changed.</source>
        <translation>Icônes de Carl Olsen, Delapouite, Lorc, Sbed, Skoll (game-icons.net), CC BY 3.0. Seule leur couleur a changé.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Figtree by The Figtree Project Authors, Marcellus by Astigmatic, both OFL 1.1.</source>
        <translation>Figtree par The Figtree Project Authors, Marcellus par Astigmatic, tous deux OFL 1.1.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Logiciels</translation>
    </message>
    <message>
        <source>Qt and PySide6, LGPL 3. Python, PSF licence. platformdirs, MIT licence.</source>
        <translation>Qt et PySide6, LGPL 3. Python, licence PSF. platformdirs, licence MIT.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>The game is saved. The report below helps to find out what happened.</source>
        <translation>La partie est enregistrée. Le rapport ci-dessous aide à comprendre.</translation>
    </message>
    <message>
        <source>It holds the hidden cards of this game.</source>
        <translation>Il contient les cartes cachées de cette partie.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>{game} - Sevens</source>
        <translation>{game} - Sevens</translation>
    </message>
</context>
<context>
    <name>HomeContinue</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Nothing is under way. Choose a game above.</source>
        <translation>Aucune partie en cours. Choisissez un jeu plus haut.</translation>
    </message>
</context>
<context>
    <name>HomeSaved</name>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>No saved games yet. Each game saves itself after every move.</source>
        <translation>Aucune partie encore. Chaque partie s’enregistre après chaque coup.</translation>
    </message>
    <message>
        <source>Every game saves itself after each move</source>
        <translation>Tout s’enregistre à chaque coup</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
</context>
<context>
    <name>HomeSavedRow</name>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Remove from the list: %1</source>
        <translation>Retirer de la liste&#x202f;: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Sevens</source>
        <translation>Sevens</translation>
    </message>
    <message>
        <source>Four games about the number seven</source>
        <translation>Quatre jeux autour du chiffre sept</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>HomeWins</name>
    <message>
        <source>Your wins</source>
        <translation>Vos victoires</translation>
    </message>
    <message>
        <source>Finish a game and its numbers appear here.</source>
        <translation>Finissez une partie et ses chiffres paraissent ici.</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>Toutes les statistiques</translation>
    </message>
</context>
<context>
    <name>Kbd</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>Turn {turn}, your move</source>
        <translation>Tour {turn}, à vous</translation>
    </message>
    <message>
        <source>Turn {turn}, {name} to move</source>
        <translation>Tour {turn}, à {name}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Victoire&#x202f;: {names}</translation>
    </message>
    <message>
        <source>{names} won with {points}</source>
        <translation>Victoire&#x202f;: {names}, {points}</translation>
    </message>
    <message>
        <source>The humans won: {names}</source>
        <translation>Les humains gagnent&#x202f;: {names}</translation>
    </message>
    <message>
        <source>The werewolves won: {names}</source>
        <translation>Les loups-garous gagnent&#x202f;: {names}</translation>
    </message>
    <message>
        <source>The Undead won: {names}</source>
        <translation>Les Morts-vivants gagnent&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>{title} was removed.</source>
        <translation>{title}&#x202f;: partie retirée.</translation>
    </message>
    <message>
        <source>Damaged file {name}</source>
        <translation>Fichier abîmé {name}</translation>
    </message>
    <message>
        <source>The copy was written.</source>
        <translation>La copie est écrite.</translation>
    </message>
    <message>
        <source>The game was taken in.</source>
        <translation>La partie est ajoutée.</translation>
    </message>
    <message>
        <source>This game is in the list already.</source>
        <translation>Cette partie est déjà dans la liste.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>No bots</source>
        <translation>Sans robot</translation>
    </message>
    <message>
        <source>Mixed bots</source>
        <translation>Robots divers</translation>
    </message>
    <message>
        <source>Humans</source>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Werewolves</source>
        <translation>Loups-garous</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>Morts-vivants</translation>
    </message>
    <message>
        <source>Decided games only, a shared win in part, the win of a team whole. Not counted: free undo, the same deal again, a seed typed by hand, a seat handed to a bot.</source>
        <translation>Parties décidées seulement, une victoire partagée pour sa part, celle d’un camp en entier. Non comptés&#x202f;: annulation libre, même donne, graine saisie à la main, place confiée à un robot.</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
</context>
<context>
    <name>LogRail</name>
    <message>
        <source>Table log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>masquer</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Masquer le journal</translation>
    </message>
</context>
<context>
    <name>NewGameOptions</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Same seed, same shuffle.</source>
        <translation>Même graine, même mélange.</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Autre graine</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Entrée</translation>
    </message>
</context>
<context>
    <name>NewGameSeat</name>
    <message>
        <source>Move %1: up and down keys</source>
        <translation>Déplacer %1&#x202f;: touches haut et bas</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Kind of seat %1</source>
        <translation>Nature de la place %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Niveau&#x202f;: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>NewGameSeats</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>OwnReserve</name>
    <message>
        <source>You know</source>
        <translation>Vous savez</translation>
    </message>
</context>
<context>
    <name>OwnSide</name>
    <message>
        <source>You, your play area</source>
        <translation>Vous, votre zone de jeu</translation>
    </message>
</context>
<context>
    <name>PaceSlider</name>
    <message>
        <source>Bot pace</source>
        <translation>Rythme des robots</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Oublier %1</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>This game is for {least} to {most} seats, not for {seats}.</source>
        <translation>Ce jeu compte de {least} à {most} places, pas {seats}.</translation>
    </message>
    <message>
        <source>There is no option {key}.</source>
        <translation>L’option {key} n’existe pas.</translation>
    </message>
    <message>
        <source>The option {key} cannot be {value}.</source>
        <translation>L’option {key} ne peut pas valoir {value}.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, up to 24.</source>
        <translation>Lettres, chiffres et traits d’union, 24 au plus.</translation>
    </message>
    <message>
        <source>This is a position of another game: {game}.</source>
        <translation>C’est la position d’un autre jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>The field {key} cannot be {value}.</source>
        <translation>Le champ {key} ne peut pas valoir {value}.</translation>
    </message>
    <message>
        <source>The field {key} has {length} entries instead of {expected}.</source>
        <translation>Le champ {key} compte {length} éléments au lieu de {expected}.</translation>
    </message>
    <message>
        <source>The field {key} repeats an entry.</source>
        <translation>Le champ {key} répète un élément.</translation>
    </message>
    <message>
        <source>The position is not right: {code}.</source>
        <translation>La position n’est pas juste&#x202f;: {code}.</translation>
    </message>
    <message>
        <source>This file is not a game of Sevens.</source>
        <translation>Ce fichier n’est pas une partie de Sevens.</translation>
    </message>
    <message>
        <source>This save is damaged and was left as it is.</source>
        <translation>Cette sauvegarde est abîmée&#x202f;; elle est laissée telle quelle.</translation>
    </message>
    <message>
        <source>Saved by a newer Sevens. Update to open it.</source>
        <translation>Enregistrée par un Sevens plus récent. Mettez à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This save belongs to a game that is not there.</source>
        <translation>Cette sauvegarde appartient à un jeu absent.</translation>
    </message>
    <message>
        <source>The rules changed since, and this save cannot be carried over.</source>
        <translation>Les règles ont changé depuis&#x202f;; cette sauvegarde ne peut pas être reprise.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
        <source>The file cannot be read: {why}.</source>
        <translation>Le fichier ne peut pas être lu&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Could not save: {why}. The game goes on.</source>
        <translation>Enregistrement impossible&#x202f;: {why}. La partie continue.</translation>
    </message>
    <message>
        <source>Could not save. The game goes on; free some space and save again.</source>
        <translation>Enregistrement impossible. La partie continue&#x202f;; libérez de la place et enregistrez de nouveau.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Skip the pauses</source>
        <translation>Sauter les pauses</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>Une décision en arrière</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>One decision on</source>
        <translation>Une décision en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show what each seat knows</source>
        <translation>Montrer ce que sait chacun</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Par les yeux de qui</translation>
    </message>
    <message>
        <source>Nobody&apos;s eyes</source>
        <translation>Les yeux de personne</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review of {game}</source>
        <translation>Analyse de {game}</translation>
    </message>
    <message>
        <source>{done} of {decisions} looked at</source>
        <translation>Examen&#x202f;: {done} sur {decisions}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Your move: {move}</source>
        <translation>Votre coup&#x202f;: {move}</translation>
    </message>
    <message>
        <source>{turn}. Your move: {move}. Better: {better}.</source>
        <translation>{turn}. Votre coup&#x202f;: {move}. Mieux&#x202f;: {better}.</translation>
    </message>
    <message>
        <source>{turn}: {move}.</source>
        <translation>{turn}&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>{turn}: {move}. Chance of winning {about}. It cost much.</source>
        <translation>{turn}&#x202f;: {move}. Chance de gagner&#x202f;: {about}. Ce choix a coûté cher.</translation>
    </message>
    <message>
        <source>{turn}: {move}. Chance of winning {about}.</source>
        <translation>{turn}&#x202f;: {move}. Chance de gagner&#x202f;: {about}.</translation>
    </message>
    <message>
        <source>Chance of winning from decision to decision: first {first}, last {last}, lowest {least}, highest {most}.</source>
        <translation>Chance de gagner d’une décision à l’autre&#x202f;: au début {first}, à la fin {last}, au plus bas {least}, au plus haut {most}.</translation>
    </message>
    <message>
        <source>Chance of winning from decision to decision: nothing found yet.</source>
        <translation>Chance de gagner d’une décision à l’autre&#x202f;: rien encore.</translation>
    </message>
    <message>
        <source>Nothing was found that would clearly have been better.</source>
        <translation>Rien n’aurait nettement mieux valu.</translation>
    </message>
    <message>
        <source>Nothing was found so far that would clearly have been better.</source>
        <translation>Jusqu’ici, rien n’aurait nettement mieux valu.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this game that can be looked at.</source>
        <translation>Il n’y a dans cette partie aucune décision à examiner.</translation>
    </message>
    <message>
        <source>The chances are estimates: from each decision on, simple bots play on in {count} deals that fit all that {name} could know then. A difference that may be luck counts as none. Moves without a choice are left out.</source>
        <translation>Les chances sont des estimations&#x202f;: à partir de chaque décision, des robots simples jouent la suite dans {count} donnes qui s’accordent avec tout ce que {name} pouvait savoir alors. Une différence qui peut tenir au hasard ne compte pas. Les coups sans choix sont laissés de côté.</translation>
    </message>
</context>
<context>
    <name>ReviewCost</name>
    <message>
        <source>Show it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Show it: %1</source>
        <translation>Voir&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Chance of winning</source>
        <translation>Chance de gagner</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Whose decisions</source>
        <translation>Décisions de qui</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Ce qui a coûté le plus</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Coup par coup</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Nothing about &apos;{query}&apos;. Try a card name, or &apos;ties&apos;.</source>
        <translation>Rien sur «&#x202f;{query}&#x202f;». Essayez le nom d’une carte, ou «&#x202f;égalités&#x202f;».</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>move</source>
        <translation>parcourir</translation>
    </message>
    <message>
        <source>Keep reading</source>
        <translation>Lire la suite</translation>
    </message>
</context>
<context>
    <name>ScoreBars</name>
    <message>
        <source>Points by sin</source>
        <translation>Points par péché</translation>
    </message>
</context>
<context>
    <name>ScoreMatrix</name>
    <message>
        <source>Cards and points by sin</source>
        <translation>Cartes et points par péché</translation>
    </message>
    <message>
        <source>Sin</source>
        <translation>Péché</translation>
    </message>
    <message>
        <source>cards, then points</source>
        <translation>cartes, puis points</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreScreen</name>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Copies the seed</source>
        <translation>Copie la graine</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Back to games</source>
        <translation>Retour aux jeux</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Je suis {name}, voir la table</translation>
    </message>
    <message>
        <source>Nothing private is on screen. Turn {turn} of {title}.</source>
        <translation>Rien de secret à l’écran. {title}, tour {turn}.</translation>
    </message>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, c’est à vous.</translation>
    </message>
    <message>
        <source>Does anybody react?</source>
        <translation>Quelqu’un réagit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>{name}, you may react.</source>
        <translation>{name}, à vous de réagir.</translation>
    </message>
    <message>
        <source>Look at your cards</source>
        <translation>Regardez vos cartes</translation>
    </message>
    <message>
        <source>I have looked</source>
        <translation>C’est vu</translation>
    </message>
    <message>
        <source>Take back your last decision.</source>
        <translation>Annuler votre dernière décision.</translation>
    </message>
    <message>
        <source>Take back: {what} This game will not be counted.</source>
        <translation>Annuler&#x202f;: {what} Cette partie ne sera pas comptée.</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Annuler&#x202f;: {what}</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back now.</source>
        <translation>Vous n’avez rien à annuler maintenant.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Vous n’avez encore rien décidé.</translation>
    </message>
    <message>
        <source>Another person has decided since.</source>
        <translation>Une autre personne a décidé depuis.</translation>
    </message>
    <message>
        <source>A card was revealed since, and that cannot be taken back.</source>
        <translation>Une carte a été révélée depuis, et cela ne s’annule pas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Hints are off in this game.</source>
        <translation>Les conseils sont coupés dans cette partie.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Les conseils sont pour votre tour.</translation>
    </message>
    <message>
        <source>Free undo used</source>
        <translation>Annulation libre</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>Seed typed by hand</source>
        <translation>Graine saisie à la main</translation>
    </message>
    <message>
        <source>Seat handed to a bot</source>
        <translation>Place confiée à un robot</translation>
    </message>
    <message>
        <source>{decisions} under other rules cannot be shown.</source>
        <translation>Sans affichage&#x202f;: {decisions} sous d’autres règles.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Cards keep their size.</source>
        <translation>Les cartes gardent leur taille.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Cards fade instead of moving.</source>
        <translation>Les cartes fondent au lieu de glisser.</translation>
    </message>
    <message>
        <source>Bot pace</source>
        <translation>Rythme des robots</translation>
    </message>
    <message>
        <source>How long a bot waits before it acts. The full stop key skips it.</source>
        <translation>Le temps qu’un robot attend avant d’agir. La touche point le saute.</translation>
    </message>
    <message>
        <source>Privacy curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Covers the screen before the next person sees it, in new games.</source>
        <translation>Couvre l’écran avant la personne suivante, dans les nouvelles parties.</translation>
    </message>
    <message>
        <source>Letter keys</source>
        <translation>Touches lettres</translation>
    </message>
    <message>
        <source>Single letters press buttons, such as R for the reserve.</source>
        <translation>Une lettre presse un bouton, comme R pour la réserve.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>For new games.</source>
        <translation>Pour les nouvelles parties.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size}&#x202f;%</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Quick, {seconds} s</source>
        <translation>Vif, {seconds} s</translation>
    </message>
    <message>
        <source>Relaxed, {seconds} s</source>
        <translation>Tranquille, {seconds} s</translation>
    </message>
    <message>
        <source>Slow, {seconds} s</source>
        <translation>Lent, {seconds} s</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Names of people who have played appear here.</source>
        <translation>Les noms de qui a joué paraissent ici.</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Réglages d’origine</translation>
    </message>
    <message>
        <source>Show the first notes again</source>
        <translation>Revoir les premières notes</translation>
    </message>
    <message>
        <source>Where the games lie</source>
        <translation>Dossier des parties</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Privacy curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Covers the screen before the next person sees it.</source>
        <translation>Couvre l’écran avant la personne suivante.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Until something is revealed; free undo is not counted.</source>
        <translation>Jusqu’à une révélation&#x202f;; libre, elle n’est pas comptée.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Suggest a move when asked.</source>
        <translation>Proposent un coup sur demande.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Stricte</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>Add a second seat</source>
        <translation>Ajouter une deuxième place</translation>
    </message>
    <message>
        <source>Add a third seat</source>
        <translation>Ajouter une troisième place</translation>
    </message>
    <message>
        <source>Add a fourth seat</source>
        <translation>Ajouter une quatrième place</translation>
    </message>
    <message>
        <source>Add a fifth seat</source>
        <translation>Ajouter une cinquième place</translation>
    </message>
    <message>
        <source>Add a sixth seat</source>
        <translation>Ajouter une sixième place</translation>
    </message>
    <message>
        <source>Add a seventh seat</source>
        <translation>Ajouter une septième place</translation>
    </message>
    <message>
        <source>Add an eighth seat</source>
        <translation>Ajouter une huitième place</translation>
    </message>
    <message>
        <source>Add a ninth seat</source>
        <translation>Ajouter une neuvième place</translation>
    </message>
    <message>
        <source>Add a tenth seat</source>
        <translation>Ajouter une dixième place</translation>
    </message>
    <message>
        <source>The first player is drawn. Order: {names}</source>
        <translation>On tire au sort qui commence. Ordre&#x202f;: {names}</translation>
    </message>
    <message>
        <source>{first} begins, then {names}</source>
        <translation>{first} commence, puis {names}</translation>
    </message>
    <message>
        <source>First to play</source>
        <translation>Commence</translation>
    </message>
    <message>
        <source>Passes the screen</source>
        <translation>Passe l’écran</translation>
    </message>
    <message>
        <source>Bots play among themselves</source>
        <translation>Les robots jouent entre eux</translation>
    </message>
    <message>
        <source>You play against bots</source>
        <translation>Vous jouez contre des robots</translation>
    </message>
    <message>
        <source>About {minutes} minutes</source>
        <translation>Environ {minutes} minutes</translation>
    </message>
    <message>
        <source>Give this seat a name.</source>
        <translation>Donnez un nom à cette place.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Deux places ont le nom {name}.</translation>
    </message>
    <message>
        <source>or tap one for the next seat; without a choice the deal draws</source>
        <translation>ou touchez-en une pour la place suivante&#x202f;; sans choix, le sort décide</translation>
    </message>
    <message>
        <source>or tap a card to choose; without a choice the deal draws</source>
        <translation>ou touchez une carte&#x202f;; sans choix, le sort décide</translation>
    </message>
    <message>
        <source>or tap a card to swap it in</source>
        <translation>ou touchez une carte pour l’échanger</translation>
    </message>
    <message>
        <source>or tap one to give it to the next seat</source>
        <translation>ou touchez-en une pour la donner à la place suivante</translation>
    </message>
    <message>
        <source>Choose {count} in all, or let them be drawn.</source>
        <translation>Choisissez-en {count}, ou laissez le sort décider.</translation>
    </message>
</context>
<context>
    <name>SevenAndSeven</name>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>7 &amp; 7</source>
        <translation>7 &amp; 7</translation>
    </message>
    <message>
        <source>Seven sins or seven virtues. Every card can turn on you.</source>
        <translation>Sept péchés ou sept vertus. Chaque carte peut se retourner contre vous.</translation>
    </message>
    <message>
        <source>Lay seven different sins or seven different virtues before you. Each card has one of each, and others steal, turn and block what you play.</source>
        <translation>Réunissez sept péchés différents ou sept vertus différentes. Chaque carte porte les deux, et les autres volent, convertissent et bloquent ce que vous jouez.</translation>
    </message>
    <message>
        <source>seven sins or seven virtues</source>
        <translation>sept péchés ou sept vertus</translation>
    </message>
    <message>
        <source>seven sins and seven virtues</source>
        <translation>sept péchés et sept vertus</translation>
    </message>
    <message>
        <source>{seats}, {goal}</source>
        <translation>{seats}, {goal}</translation>
    </message>
    <message>
        <source>play runs clockwise</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>{name} has all seven &lt;b&gt;sins&lt;/b&gt; in play.</source>
        <translation>{name} a les sept &lt;b&gt;péchés&lt;/b&gt; en jeu.</translation>
    </message>
    <message>
        <source>{name} has all seven &lt;b&gt;virtues&lt;/b&gt; in play.</source>
        <translation>{name} a les sept &lt;b&gt;vertus&lt;/b&gt; en jeu.</translation>
    </message>
    <message>
        <source>{name} has all seven &lt;b&gt;sins and virtues&lt;/b&gt; in play.</source>
        <translation>{name} a les sept &lt;b&gt;péchés et vertus&lt;/b&gt; en jeu.</translation>
    </message>
    <message>
        <source>The pile ran out, and {name} came closest.</source>
        <translation>La pioche est vide, et {name} en est le plus près.</translation>
    </message>
    <message>
        <source>The pile ran out. Others came as close, but {name} has more of the other kind.</source>
        <translation>La pioche est vide. D’autres en sont aussi près, mais {name} a plus de l’autre sorte.</translation>
    </message>
    <message>
        <source>The pile ran out. Sins and virtues add up to the same, but {name} has more of the lesser kind.</source>
        <translation>La pioche est vide. Péchés et vertus font la même somme, mais {name} a plus de la sorte la moins fournie.</translation>
    </message>
    <message>
        <source>The pile ran out. Others came as close, but {name} has the closer partner.</source>
        <translation>La pioche est vide. D’autres en sont aussi près, mais {name} a le partenaire le plus proche.</translation>
    </message>
    <message>
        <source>The pile ran out. Others came as close, but {name} has a partner with more of the other kind.</source>
        <translation>La pioche est vide. D’autres en sont aussi près, mais {name} a un partenaire qui a plus de l’autre sorte.</translation>
    </message>
    <message>
        <source>The pile ran out, and nothing tells the closest apart.</source>
        <translation>La pioche est vide, et rien ne départage les plus proches.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>With four seats: partners sit opposite and win together.</source>
        <translation>À quatre&#x202f;: les partenaires sont face à face et gagnent ensemble.</translation>
    </message>
    <message>
        <source>Partners apart</source>
        <translation>Partenaires à part</translation>
    </message>
    <message>
        <source>Kindness and Converter do not turn a partner&apos;s card.</source>
        <translation>Bonté et Convertisseur ne tournent pas la carte d’un partenaire.</translation>
    </message>
    <message>
        <source>Capricious</source>
        <translation>Capricieux</translation>
    </message>
    <message>
        <source>One more card, which counts as a sin and as a virtue.</source>
        <translation>Une carte de plus, qui compte comme péché et comme vertu.</translation>
    </message>
    <message>
        <source>Dual Wild stays</source>
        <translation>Joker double fixe</translation>
    </message>
    <message>
        <source>A Dual Wild in play cannot be converted.</source>
        <translation>Un Joker double en jeu ne peut pas être converti.</translation>
    </message>
    <message>
        <source>Wide block</source>
        <translation>Blocage large</translation>
    </message>
    <message>
        <source>Chastity blocks every card that leaves a hand, except Kindness.</source>
        <translation>Chasteté bloque toute carte qui quitte une main, sauf Bonté.</translation>
    </message>
    <message>
        <source>Defend your own card</source>
        <translation>Défendre sa carte</translation>
    </message>
    <message>
        <source>Who is at turn may block a Chastity.</source>
        <translation>La personne dont c’est le tour peut bloquer une Chasteté.</translation>
    </message>
    <message>
        <source>One counter</source>
        <translation>Un seul contre-blocage</translation>
    </message>
    <message>
        <source>A Chastity that blocks a Chastity cannot be blocked.</source>
        <translation>Une Chasteté qui bloque une Chasteté ne peut pas être bloquée.</translation>
    </message>
    <message>
        <source>Blocked draws one</source>
        <translation>Bloqué, une carte</translation>
    </message>
    <message>
        <source>Who is blocked and plays no other card draws one instead of three.</source>
        <translation>Après un blocage sans autre carte jouée, on en pioche une au lieu de trois.</translation>
    </message>
    <message>
        <source>Another name after a block</source>
        <translation>Autre nom après un blocage</translation>
    </message>
    <message>
        <source>The replacement of a blocked card must have another name.</source>
        <translation>La carte qui remplace une carte bloquée doit porter un autre nom.</translation>
    </message>
    <message>
        <source>Win after the ability</source>
        <translation>Victoire après l’effet</translation>
    </message>
    <message>
        <source>Sets are looked at once the ability of the card is done.</source>
        <translation>On regarde les séries quand la capacité de la carte est finie.</translation>
    </message>
    <message>
        <source>Shared sets</source>
        <translation>Séries partagées</translation>
    </message>
    <message>
        <source>Sets completed at once share the win.</source>
        <translation>Des séries complètes au même instant partagent la victoire.</translation>
    </message>
    <message>
        <source>Envy sees one side</source>
        <translation>Envie d’un côté</translation>
    </message>
    <message>
        <source>Envy uses active sides only.</source>
        <translation>Envie n’utilise que les côtés actifs.</translation>
    </message>
    <message>
        <source>Kindness never itself</source>
        <translation>Bonté jamais elle-même</translation>
    </message>
    <message>
        <source>Kindness cannot turn itself.</source>
        <translation>Bonté ne peut pas se tourner elle-même.</translation>
    </message>
    <message>
        <source>The guest must</source>
        <translation>L’invité doit jouer</translation>
    </message>
    <message>
        <source>Humility&apos;s guest has to add a card.</source>
        <translation>L’invité d’Humilité doit ajouter une carte.</translation>
    </message>
    <message>
        <source>Pride wants named sins</source>
        <translation>Orgueil&#x202f;: péchés nommés</translation>
    </message>
    <message>
        <source>Pride&apos;s extra card is no wild.</source>
        <translation>La carte de plus d’Orgueil n’est pas un joker.</translation>
    </message>
    <message>
        <source>Greed wakes no Patience</source>
        <translation>Avarice sans Patience</translation>
    </message>
    <message>
        <source>A card that Greed turns as it arrives does not let Patience out.</source>
        <translation>Une carte qu’Avarice convertit à son arrivée ne permet pas Patience.</translation>
    </message>
    <message>
        <source>Ties count all cards</source>
        <translation>Égalités&#x202f;: toutes les cartes</translation>
    </message>
    <message>
        <source>Equally close: all cards of the other kind count, equal ones too.</source>
        <translation>Aussi près&#x202f;: toutes les cartes de l’autre sorte comptent, doubles compris.</translation>
    </message>
    <message>
        <source>Two players as more</source>
        <translation>À deux comme à plusieurs</translation>
    </message>
    <message>
        <source>When the pile runs out, two players are compared like three.</source>
        <translation>La pioche vide, on compare à deux comme à trois.</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>The turn in which the pile runs out is played to its end.</source>
        <translation>Le tour où la pioche se vide se joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>Sloth after a play</source>
        <translation>Paresse après avoir joué</translation>
    </message>
    <message>
        <source>Sloths are laid down only in a turn with a card played.</source>
        <translation>Les Paresses ne se posent que dans un tour où l’on a joué.</translation>
    </message>
    <message>
        <source>Converter at any time</source>
        <translation>Convertisseur à tout moment</translation>
    </message>
    <message>
        <source>Converters may be used at any moment of the own turn.</source>
        <translation>Les Convertisseurs servent à tout moment de son tour.</translation>
    </message>
    <message>
        <source>their own {card}</source>
        <translation>sa carte {card}</translation>
    </message>
    <message>
        <source>{act}: {following}.</source>
        <translation>{act}&#x202f;: {following}.</translation>
    </message>
    <message>
        <source>You laid down {card}</source>
        <translation>Vous posez {card}</translation>
    </message>
    <message>
        <source>{name} laid down {card}</source>
        <translation>{name} pose {card}</translation>
    </message>
    <message>
        <source>You used a &lt;b&gt;Converter&lt;/b&gt;</source>
        <translation>Vous utilisez un &lt;b&gt;Convertisseur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} used a &lt;b&gt;Converter&lt;/b&gt;</source>
        <translation>{name} utilise un &lt;b&gt;Convertisseur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You discarded {card}</source>
        <translation>Vous défaussez {card}</translation>
    </message>
    <message>
        <source>{name} discarded {card}</source>
        <translation>{name} défausse {card}</translation>
    </message>
    <message>
        <source>You are choosing what a card does</source>
        <translation>Vous choisissez ce que fait une carte</translation>
    </message>
    <message>
        <source>took {card} as {other}</source>
        <translation>{card} change de zone, en {other}</translation>
    </message>
    <message>
        <source>{card} was turned up</source>
        <translation>{card} passe de la pioche à la défausse</translation>
    </message>
    <message>
        <source>You: {what}</source>
        <translation>Vous&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{card} as {copied}</source>
        <translation>{card} comme {copied}</translation>
    </message>
    <message>
        <source>You played {card}</source>
        <translation>Vous jouez {card}</translation>
    </message>
    <message>
        <source>{name} played {card}</source>
        <translation>{name} joue {card}</translation>
    </message>
    <message>
        <source>You played {card} on {targets}</source>
        <translation>Vous jouez {card} sur {targets}</translation>
    </message>
    <message>
        <source>{name} played {card} on {targets}</source>
        <translation>{name} joue {card} sur {targets}</translation>
    </message>
    <message>
        <source>You blocked {card} with &lt;b&gt;Chastity&lt;/b&gt;</source>
        <translation>Vous bloquez {card} avec &lt;b&gt;Chasteté&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} blocked {card} with &lt;b&gt;Chastity&lt;/b&gt;</source>
        <translation>{name} bloque {card} avec &lt;b&gt;Chasteté&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You drew {cards}</source>
        <translation>Vous piochez {cards}</translation>
    </message>
    <message>
        <source>{name} drew {cards}</source>
        <translation>{name} pioche {cards}</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation>{names} gagnent ensemble</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; win</source>
        <translation>&lt;b&gt;Vous&lt;/b&gt; gagnez</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt; wins</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt; gagne</translation>
    </message>
    <message>
        <source>turned {card} to {other}</source>
        <translation>{card} devient {other}</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>{cards} de la pioche</translation>
    </message>
    <message>
        <source>looked at {cards}</source>
        <translation>{cards} à regarder</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>kept {card}</source>
        <translation>{card} reste en main</translation>
    </message>
    <message>
        <source>took {card} from the discard pile</source>
        <translation>{card} revient en main de la défausse</translation>
    </message>
    <message>
        <source>fetched {card} from the discard pile</source>
        <translation>{card} entre en jeu de la défausse</translation>
    </message>
    <message>
        <source>blocked by {name}</source>
        <translation>bloquée par {name}</translation>
    </message>
    <message>
        <source>invited {name}</source>
        <translation>invitation pour {name}</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>carte prise</translation>
    </message>
    <message>
        <source>took it as {card}</source>
        <translation>carte prise, en {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>{card} va à la défausse</translation>
    </message>
    <message>
        <source>turned up {card}</source>
        <translation>{card} passe de la pioche à la défausse</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Orgueil</translation>
    </message>
    <message>
        <source>Humility</source>
        <translation>Humilité</translation>
    </message>
    <message>
        <source>Gluttony</source>
        <translation>Gourmandise</translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation>Tempérance</translation>
    </message>
    <message>
        <source>Envy</source>
        <translation>Envie</translation>
    </message>
    <message>
        <source>Kindness</source>
        <translation>Bonté</translation>
    </message>
    <message>
        <source>Greed</source>
        <translation>Avarice</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Charité</translation>
    </message>
    <message>
        <source>Wrath</source>
        <translation>Colère</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>Sloth</source>
        <translation>Paresse</translation>
    </message>
    <message>
        <source>Diligence</source>
        <translation>Diligence</translation>
    </message>
    <message>
        <source>Lust</source>
        <translation>Luxure</translation>
    </message>
    <message>
        <source>Chastity</source>
        <translation>Chasteté</translation>
    </message>
    <message>
        <source>Dual Wild (Sin)</source>
        <translation>Joker double (péché)</translation>
    </message>
    <message>
        <source>Dual Wild (Virtue)</source>
        <translation>Joker double (vertu)</translation>
    </message>
    <message>
        <source>Wild Virtue</source>
        <translation>Vertu libre</translation>
    </message>
    <message>
        <source>Wild Sin</source>
        <translation>Péché libre</translation>
    </message>
    <message>
        <source>Converter</source>
        <translation>Convertisseur</translation>
    </message>
    <message>
        <source>Dual Wild</source>
        <translation>Joker double</translation>
    </message>
    <message>
        <source>your {card}</source>
        <translation>votre {card}</translation>
    </message>
    <message>
        <source>{name}&apos;s {card}</source>
        <translation>{card} chez {name}</translation>
    </message>
    <message>
        <source>You may play one more Sin this turn.</source>
        <translation>Vous pouvez jouer un péché de plus ce tour.</translation>
    </message>
    <message>
        <source>You may play one more card; an opponent then may add one.</source>
        <translation>Vous pouvez jouer une carte de plus&#x202f;; un adversaire peut alors en ajouter une.</translation>
    </message>
    <message>
        <source>Draw one card.</source>
        <translation>Piochez une carte.</translation>
    </message>
    <message>
        <source>Draw three, keep one unseen, discard two.</source>
        <translation>Piochez-en trois, gardez-en une sans la montrer, défaussez-en deux.</translation>
    </message>
    <message>
        <source>Use one ability, either side, of a card an opponent has in play.</source>
        <translation>Utilisez une capacité, d’un côté ou de l’autre, d’une carte qu’un adversaire a en jeu.</translation>
    </message>
    <message>
        <source>Convert a card you have in play. Cannot be blocked.</source>
        <translation>Convertissez une de vos cartes en jeu. Ne peut pas être bloquée.</translation>
    </message>
    <message>
        <source>Take a card from an opponent&apos;s area, on either side.</source>
        <translation>Prenez une carte de la zone d’un adversaire, du côté que vous voulez.</translation>
    </message>
    <message>
        <source>You may play one more card this turn.</source>
        <translation>Vous pouvez jouer une carte de plus ce tour.</translation>
    </message>
    <message>
        <source>Discard one card an opponent has in play.</source>
        <translation>Défaussez une carte qu’un adversaire a en jeu.</translation>
    </message>
    <message>
        <source>Also free to lay down when an opponent converts a card.</source>
        <translation>Se pose aussi librement quand un adversaire convertit une carte.</translation>
    </message>
    <message>
        <source>Free after your draw if you have four or more Sins in play.</source>
        <translation>Libre après votre pioche si vous avez au moins quatre péchés en jeu.</translation>
    </message>
    <message>
        <source>You may put any discarded card into your area, no ability.</source>
        <translation>Vous pouvez mettre une carte de la défausse dans votre zone, sans capacité.</translation>
    </message>
    <message>
        <source>You may convert two cards of one opponent, or one of each of two.</source>
        <translation>Vous pouvez convertir deux cartes d’un adversaire, ou une de chacun de deux.</translation>
    </message>
    <message>
        <source>Only in an opponent&apos;s turn: block the card they just played.</source>
        <translation>Seulement au tour d’un adversaire&#x202f;: bloquez la carte qu’il vient de jouer.</translation>
    </message>
    <message>
        <source>Counts as one Sin you miss.</source>
        <translation>Compte pour un péché qui vous manque.</translation>
    </message>
    <message>
        <source>Counts as one Virtue you miss.</source>
        <translation>Compte pour une vertu qui vous manque.</translation>
    </message>
    <message>
        <source>You may convert a Sin of any player. Then draw one card.</source>
        <translation>Vous pouvez convertir un péché de quelqu’un. Puis piochez une carte.</translation>
    </message>
    <message>
        <source>You may convert a Virtue of any player. Discard the top card of the pile, then take one discard.</source>
        <translation>Vous pouvez convertir une vertu de quelqu’un. Défaussez la carte du dessus de la pioche, puis prenez une carte de la défausse.</translation>
    </message>
    <message>
        <source>Play one more card. On a later turn, discard this to convert a card you have in play.</source>
        <translation>Jouez une carte de plus. Un tour suivant, défaussez-le pour convertir une de vos cartes en jeu.</translation>
    </message>
    <message>
        <source>Counts as one Sin and one Virtue you miss.</source>
        <translation>Compte pour un péché et une vertu qui vous manquent.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>all seven virtues</source>
        <translation>les sept vertus</translation>
    </message>
    <message>
        <source>{count} of seven virtues</source>
        <translation>{count} des sept vertus</translation>
    </message>
    <message>
        <source>all seven sins</source>
        <translation>les sept péchés</translation>
    </message>
    <message>
        <source>{count} of seven sins</source>
        <translation>{count} des sept péchés</translation>
    </message>
    <message>
        <source>{count} times {card}</source>
        <translation>{count} fois {card}</translation>
    </message>
    <message>
        <source>{card}, your play area.</source>
        <translation>{card}, votre zone de jeu.</translation>
    </message>
    <message>
        <source>{card}, {name}&apos;s play area.</source>
        <translation>{card}, zone de jeu ({name}).</translation>
    </message>
    <message>
        <source>{card}, Virtue side active, other side {other}</source>
        <translation>{card}, côté vertu actif, autre côté {other}</translation>
    </message>
    <message>
        <source>{card}, Sin side active, other side {other}</source>
        <translation>{card}, côté péché actif, autre côté {other}</translation>
    </message>
    <message>
        <source>{card}, card {number} of {count} in your hand.</source>
        <translation>{card}, carte {number} sur {count} de votre main.</translation>
    </message>
    <message>
        <source>{card}, {name}&apos;s hand.</source>
        <translation>{card}, main ({name}).</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{card}, card {number} of {count} drawn with Temperance.</source>
        <translation>{card}, carte {number} sur {count} piochée avec Tempérance.</translation>
    </message>
    <message>
        <source>{cards}, drawn by {name} with Temperance.</source>
        <translation>{cards}, pioche avec Tempérance ({name}).</translation>
    </message>
    <message>
        <source>{card}, played by you.</source>
        <translation>{card}, carte jouée par vous.</translation>
    </message>
    <message>
        <source>{card}, played by {name}.</source>
        <translation>{card}, carte jouée par {name}.</translation>
    </message>
    <message>
        <source>{card}, the card you are about to play.</source>
        <translation>{card}, la carte que vous allez jouer.</translation>
    </message>
    <message>
        <source>Your hand, {cards}.</source>
        <translation>Votre main, {cards}.</translation>
    </message>
    <message>
        <source>Hand of {name}, {cards}.</source>
        <translation>Main ({name}), {cards}.</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>Draw pile, {cards}.</source>
        <translation>Pioche, {cards}.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>La défausse est vide.</translation>
    </message>
    <message>
        <source>Discard pile, {cards}, {card} on top. Enter opens it.</source>
        <translation>Défausse, {cards}, {card} au-dessus. Entrée l’ouvre.</translation>
    </message>
    <message>
        <source>{card}, discard pile.</source>
        <translation>{card}, défausse.</translation>
    </message>
    <message>
        <source>{card} by a wild</source>
        <translation>{card} par un joker</translation>
    </message>
    <message>
        <source>Virtues {count} of {all}</source>
        <translation>Vertus {count} sur {all}</translation>
    </message>
    <message>
        <source>Sins {count} of {all}</source>
        <translation>Péchés {count} sur {all}</translation>
    </message>
    <message>
        <source>{title}: {names}</source>
        <translation>{title}&#x202f;: {names}</translation>
    </message>
    <message>
        <source>{cards} in hand</source>
        <translation>{cards} en main</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Vous défaussez {card}.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>It finds no card to work on.</source>
        <translation>Elle ne trouve aucune carte à viser.</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Vous prenez {card}.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend {card}.</translation>
    </message>
    <message>
        <source>You take {card} and turn it to {other}.</source>
        <translation>Vous prenez {card} et en faites {other}.</translation>
    </message>
    <message>
        <source>{name} takes {card} and turns it to {other}.</source>
        <translation>{name} prend {card} et en fait {other}.</translation>
    </message>
    <message>
        <source>{card} to {other}</source>
        <translation>{card} en {other}</translation>
    </message>
    <message>
        <source>You turn {cards}.</source>
        <translation>Vous convertissez {cards}.</translation>
    </message>
    <message>
        <source>{name} turns {cards}.</source>
        <translation>{name} convertit {cards}.</translation>
    </message>
    <message>
        <source>You turn {card} to {other}.</source>
        <translation>Vous convertissez {card} en {other}.</translation>
    </message>
    <message>
        <source>{name} turns {card} to {other}.</source>
        <translation>{name} convertit {card} en {other}.</translation>
    </message>
    <message>
        <source>You may then play one more Sin.</source>
        <translation>Vous pouvez ensuite jouer un péché de plus.</translation>
    </message>
    <message>
        <source>{name} may then play one more Sin.</source>
        <translation>{name} peut ensuite jouer un péché de plus.</translation>
    </message>
    <message>
        <source>You may then play one more card, and an opponent may add one.</source>
        <translation>Vous pouvez ensuite jouer une carte de plus, et un adversaire peut en ajouter une.</translation>
    </message>
    <message>
        <source>{name} may then play one more card, and an opponent may add one.</source>
        <translation>{name} peut ensuite jouer une carte de plus, et un adversaire peut en ajouter une.</translation>
    </message>
    <message>
        <source>You may then play one more card.</source>
        <translation>Vous pouvez ensuite jouer une carte de plus.</translation>
    </message>
    <message>
        <source>{name} may then play one more card.</source>
        <translation>{name} peut ensuite jouer une carte de plus.</translation>
    </message>
    <message>
        <source>You draw one card.</source>
        <translation>Vous piochez une carte.</translation>
    </message>
    <message>
        <source>{name} draws one card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>You draw three cards and keep one.</source>
        <translation>Vous piochez trois cartes et en gardez une.</translation>
    </message>
    <message>
        <source>{name} draws three cards and keeps one.</source>
        <translation>{name} pioche trois cartes et en garde une.</translation>
    </message>
    <message>
        <source>You may then fetch a card from the discard pile.</source>
        <translation>Vous pouvez ensuite mettre en jeu une carte de la défausse.</translation>
    </message>
    <message>
        <source>{name} may then fetch a card from the discard pile.</source>
        <translation>{name} peut ensuite mettre en jeu une carte de la défausse.</translation>
    </message>
    <message>
        <source>You discard the top card of the pile and take a discard to your hand.</source>
        <translation>Vous défaussez la carte du dessus de la pioche et prenez en main une carte de la défausse.</translation>
    </message>
    <message>
        <source>{name} discards the top card of the pile and takes a discard.</source>
        <translation>{name} défausse la carte du dessus de la pioche et prend une carte de la défausse.</translation>
    </message>
    <message>
        <source>You would hold {progress}.</source>
        <translation>Vous auriez {progress}.</translation>
    </message>
    <message>
        <source>{name} would hold {progress}.</source>
        <translation>{name} aurait {progress}.</translation>
    </message>
    <message>
        <source>all seven sins and all seven virtues</source>
        <translation>les sept péchés et les sept vertus</translation>
    </message>
    <message>
        <source>You would hold {progress} and win.</source>
        <translation>Vous auriez {progress} et gagneriez.</translation>
    </message>
    <message>
        <source>{name} would hold {progress} and win.</source>
        <translation>{name} aurait {progress} et gagnerait.</translation>
    </message>
    <message>
        <source>It would bring you no closer.</source>
        <translation>Cela ne vous rapprocherait pas.</translation>
    </message>
    <message>
        <source>{card}: {found} cards, but {expected} belong to the game.</source>
        <translation>{card}&#x202f;: {found} au lieu de {expected}.</translation>
    </message>
    <message>
        <source>Seat {seat} does not hold a card that it took openly.</source>
        <translation>La place {seat} n’a pas en main une carte qu’elle a prise à la vue de tous.</translation>
    </message>
    <message>
        <source>The field {key} names a seat that is not there.</source>
        <translation>Le champ {key} nomme une place absente.</translation>
    </message>
    <message>
        <source>The seat to act has nothing to choose.</source>
        <translation>La place qui joue n’a rien à choisir.</translation>
    </message>
    <message>
        <source>Two open cards have the same number.</source>
        <translation>Deux cartes visibles ont le même numéro.</translation>
    </message>
    <message>
        <source>More Converters are ready than lie in play.</source>
        <translation>Plus de Convertisseurs sont prêts qu’il n’y en a en jeu.</translation>
    </message>
    <message>
        <source>The game is over, but something is still to be decided.</source>
        <translation>La partie est finie, mais quelque chose reste à décider.</translation>
    </message>
    <message>
        <source>The game is over, but neither by a set nor by the pile.</source>
        <translation>La partie est finie, mais ni par une série ni par la pioche.</translation>
    </message>
    <message>
        <source>The game should be over.</source>
        <translation>La partie devrait être finie.</translation>
    </message>
    <message>
        <source>A turn never comes to such a moment.</source>
        <translation>Un tour n’en arrive jamais à ce moment.</translation>
    </message>
    <message>
        <source>A card lies between its places at the wrong moment.</source>
        <translation>Une carte est entre deux places au mauvais moment.</translation>
    </message>
    <message>
        <source>Humility&apos;s guest is no opponent.</source>
        <translation>L’invité d’Humilité n’est pas un adversaire.</translation>
    </message>
    <message>
        <source>The card being played cannot be announced so.</source>
        <translation>La carte jouée ne peut pas être annoncée ainsi.</translation>
    </message>
    <message>
        <source>Another seat has to decide.</source>
        <translation>C’est à une autre place de décider.</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Vous jouez {card}</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} joue {card}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>A Converter in your area may be used before.</source>
        <translation>Un Convertisseur de votre zone peut servir avant.</translation>
    </message>
    <message>
        <source>Play a card of your hand, or draw three.</source>
        <translation>Jouez une carte de votre main, ou piochez-en trois.</translation>
    </message>
    <message>
        <source>You may play one more card.</source>
        <translation>Vous pouvez jouer une carte de plus.</translation>
    </message>
    <message>
        <source>You may play one more card, if it is a Sin.</source>
        <translation>Vous pouvez jouer une carte de plus, si c’est un péché.</translation>
    </message>
    <message>
        <source>You may still use a Converter.</source>
        <translation>Vous pouvez encore utiliser un Convertisseur.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Turn to {card}</source>
        <translation>Côté {card}</translation>
    </message>
    <message>
        <source>You have nothing else to turn: Kindness would turn itself to Envy.</source>
        <translation>Vous n’avez rien d’autre à convertir&#x202f;: Bonté deviendrait elle-même Envie.</translation>
    </message>
    <message>
        <source>Choose a card to turn. The Converter is then discarded.</source>
        <translation>Choisissez une carte à convertir. Le Convertisseur va ensuite à la défausse.</translation>
    </message>
    <message>
        <source>Turn it</source>
        <translation>Convertir</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose one more card to turn, or leave it at one.</source>
        <translation>Choisissez encore une carte à convertir, ou restez-en à une.</translation>
    </message>
    <message>
        <source>Choose an opponent&apos;s card. Envy takes on one of its abilities.</source>
        <translation>Choisissez une carte d’un adversaire. Envie prend une de ses capacités.</translation>
    </message>
    <message>
        <source>Choose the card to take.</source>
        <translation>Choisissez la carte à prendre.</translation>
    </message>
    <message>
        <source>Choose the card to discard.</source>
        <translation>Choisissez la carte à défausser.</translation>
    </message>
    <message>
        <source>Choose the card to turn.</source>
        <translation>Choisissez la carte à convertir.</translation>
    </message>
    <message>
        <source>Choose one or two cards to turn, or none.</source>
        <translation>Choisissez une ou deux cartes à convertir, ou aucune.</translation>
    </message>
    <message>
        <source>Choose a Sin of any player to turn, or none.</source>
        <translation>Choisissez un péché de quelqu’un à convertir, ou aucun.</translation>
    </message>
    <message>
        <source>Choose a Virtue of any player to turn, or none.</source>
        <translation>Choisissez une vertu de quelqu’un à convertir, ou aucune.</translation>
    </message>
    <message>
        <source>Turn one card only</source>
        <translation>Une seule carte</translation>
    </message>
    <message>
        <source>Turn no card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>{card}: {ability}</source>
        <translation>{card}&#x202f;: {ability}</translation>
    </message>
    <message>
        <source>As {card}: {outcome}</source>
        <translation>En {card}&#x202f;: {outcome}</translation>
    </message>
    <message>
        <source>Blocking discards {card}. Chastity then stays in your area{gain}.</source>
        <translation>Bloquer défausse {card}. Chasteté reste ensuite dans votre zone{gain}.</translation>
    </message>
    <message>
        <source>Blocking the block lets {card} stand. Chastity then stays in your area{gain}.</source>
        <translation>Bloquer le blocage maintient {card}. Chasteté reste ensuite dans votre zone{gain}.</translation>
    </message>
    <message>
        <source>{name} has converted a card, so Patience is free now{gain}.</source>
        <translation>{name} a converti une carte, Patience est donc libre{gain}.</translation>
    </message>
    <message>
        <source>With four or more Sins in play, Sloth is free after your draw{gain}.</source>
        <translation>Avec au moins quatre péchés en jeu, Paresse est libre après votre pioche{gain}.</translation>
    </message>
    <message>
        <source>: {progress}</source>
        <translation>&#x202f;: {progress}</translation>
    </message>
    <message>
        <source>As {card}</source>
        <translation>Côté {card}</translation>
    </message>
    <message>
        <source>Blocked: {cards}. Play another card, or draw three.</source>
        <translation>Carte bloquée&#x202f;: {cards}. Jouez une autre carte, ou piochez-en trois.</translation>
    </message>
    <message>
        <source>Block {card} with Chastity?</source>
        <translation>Bloquer {card} avec Chasteté&#x202f;?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Lay down {card}?</source>
        <translation>Poser {card}&#x202f;?</translation>
    </message>
    <message>
        <source>No {card} in your hand</source>
        <translation>{card} n’est pas en main</translation>
    </message>
    <message>
        <source>Humility invites</source>
        <translation>Humilité invite</translation>
    </message>
    <message>
        <source>Name the opponent who may add a card, on either side and without its ability.</source>
        <translation>Nommez l’adversaire qui peut ajouter une carte, d’un côté ou de l’autre, sans capacité.</translation>
    </message>
    <message>
        <source>Invite {name}</source>
        <translation>Inviter {name}</translation>
    </message>
    <message>
        <source>{name} invites you</source>
        <translation>{name} vous invite</translation>
    </message>
    <message>
        <source>You may add a card to your area, on either side and without its ability.</source>
        <translation>Vous pouvez ajouter une carte à votre zone, d’un côté ou de l’autre, sans capacité.</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Ne rien ajouter</translation>
    </message>
    <message>
        <source>Keep one of {count}</source>
        <translation>Gardez-en une sur {count}</translation>
    </message>
    <message>
        <source>It goes to your hand unseen. The others are discarded openly.</source>
        <translation>Elle va dans votre main sans être vue. Les autres sont défaussées à la vue de tous.</translation>
    </message>
    <message>
        <source>Take a discard</source>
        <translation>Prenez une carte défaussée</translation>
    </message>
    <message>
        <source>Choose a card of the discard pile. It goes to your hand, and all see which.</source>
        <translation>Choisissez une carte de la défausse. Elle va dans votre main, à la vue de tous.</translation>
    </message>
    <message>
        <source>Fetch a discard</source>
        <translation>Mettez en jeu une carte défaussée</translation>
    </message>
    <message>
        <source>Choose a card of the discard pile for your area. Its ability is not used.</source>
        <translation>Choisissez une carte de la défausse pour votre zone. Sa capacité ne sert pas.</translation>
    </message>
    <message>
        <source>Fetch nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Keep seven. Choose {count} to discard.</source>
        <translation>Gardez-en sept&#x202f;: {count} à défausser.</translation>
    </message>
    <message>
        <source>At the end of your turn you hold seven cards at most.</source>
        <translation>À la fin de votre tour, vous avez sept cartes au plus.</translation>
    </message>
    <message>
        <source>You can use {card}, or let it be.</source>
        <translation>Vous pouvez utiliser {card}, ou laisser.</translation>
    </message>
    <message>
        <source>Nothing more is played.</source>
        <translation>On ne joue plus.</translation>
    </message>
    <message>
        <source>{card} is not in your hand</source>
        <translation>{card} n’est pas dans votre main</translation>
    </message>
    <message>
        <source>Only cards of your own hand can be used here.</source>
        <translation>Seules les cartes de votre main servent ici.</translation>
    </message>
    <message>
        <source>You have played a card</source>
        <translation>Vous avez joué une carte</translation>
    </message>
    <message>
        <source>A turn has one card, unless an ability lets you play one more.</source>
        <translation>Un tour compte une carte, sauf si une capacité en permet une de plus.</translation>
    </message>
    <message>
        <source>Play a card, or draw three</source>
        <translation>Jouez une carte, ou piochez-en trois</translation>
    </message>
    <message>
        <source>A turn ends with a card played, or with three cards drawn instead.</source>
        <translation>Un tour finit par une carte jouée, ou par trois cartes piochées à la place.</translation>
    </message>
    <message>
        <source>Chastity waits for others</source>
        <translation>Chasteté attend les autres</translation>
    </message>
    <message>
        <source>It is played only in an opponent&apos;s turn, to block a card, and never in your own.</source>
        <translation>Elle ne se joue qu’au tour d’un adversaire, pour bloquer une carte, et jamais au vôtre.</translation>
    </message>
    <message>
        <source>Nothing was converted</source>
        <translation>Rien n’a été converti</translation>
    </message>
    <message>
        <source>Patience is laid down right after an opponent converts a card.</source>
        <translation>Patience se pose juste après qu’un adversaire a converti une carte.</translation>
    </message>
    <message>
        <source>Sloth comes later</source>
        <translation>Paresse vient plus tard</translation>
    </message>
    <message>
        <source>With four or more Sins in play it is laid down after your last draw.</source>
        <translation>Avec au moins quatre péchés en jeu, elle se pose après votre dernière pioche.</translation>
    </message>
    <message>
        <source>{card} is no Sin</source>
        <translation>{card} n’est pas un péché</translation>
    </message>
    <message>
        <source>The extra card that Pride allows has to be a Sin.</source>
        <translation>La carte de plus que permet Orgueil doit être un péché.</translation>
    </message>
    <message>
        <source>{card} was blocked</source>
        <translation>{card}&#x202f;: carte bloquée</translation>
    </message>
    <message>
        <source>At this table another card has to be played after a block.</source>
        <translation>À cette table, on joue une autre carte après un blocage.</translation>
    </message>
    <message>
        <source>Too many cards</source>
        <translation>Trop de cartes</translation>
    </message>
    <message>
        <source>You hold {count} cards and keep seven at the end of your turn.</source>
        <translation>Vous avez {count} cartes et en gardez sept à la fin de votre tour.</translation>
    </message>
    <message>
        <source>No Chastity in your hand</source>
        <translation>Pas de Chasteté en main</translation>
    </message>
    <message>
        <source>A card is blocked by playing Chastity from the hand.</source>
        <translation>On bloque une carte en jouant Chasteté de sa main.</translation>
    </message>
    <message>
        <source>Only Chastity blocks</source>
        <translation>Seule Chasteté bloque</translation>
    </message>
    <message>
        <source>No other card can be played now. Your own turn comes.</source>
        <translation>Aucune autre carte ne se joue maintenant. Votre tour viendra.</translation>
    </message>
    <message>
        <source>Only {card} now</source>
        <translation>Seulement {card}</translation>
    </message>
    <message>
        <source>No other card can be laid down at this moment.</source>
        <translation>Aucune autre carte ne se pose à ce moment.</translation>
    </message>
    <message>
        <source>Name an opponent</source>
        <translation>Nommez un adversaire</translation>
    </message>
    <message>
        <source>You used Humility&apos;s extra card, so an opponent may add one too.</source>
        <translation>Vous avez joué la carte de plus d’Humilité&#x202f;; un adversaire peut en ajouter une aussi.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Main vide</translation>
    </message>
    <message>
        <source>Who has no card cannot add one.</source>
        <translation>Qui n’a pas de carte ne peut pas en ajouter.</translation>
    </message>
    <message>
        <source>Only an opponent</source>
        <translation>Seulement un adversaire</translation>
    </message>
    <message>
        <source>Humility invites an opponent, not yourself and not a partner.</source>
        <translation>Humilité invite un adversaire, ni vous ni un partenaire.</translation>
    </message>
    <message>
        <source>A card has to be added</source>
        <translation>Il faut ajouter une carte</translation>
    </message>
    <message>
        <source>At this table Humility&apos;s guest must add a card.</source>
        <translation>À cette table, l’invité d’Humilité doit ajouter une carte.</translation>
    </message>
    <message>
        <source>Something else comes first</source>
        <translation>Autre chose d’abord</translation>
    </message>
    <message>
        <source>What is asked now has to be decided before.</source>
        <translation>Ce qui est demandé maintenant se décide avant.</translation>
    </message>
    <message>
        <source>{card} needs a card</source>
        <translation>{card} demande une carte</translation>
    </message>
    <message>
        <source>It works on a card whenever there is one.</source>
        <translation>Elle vise une carte dès qu’il y en a une.</translation>
    </message>
    <message>
        <source>Not {card}</source>
        <translation>Pas {card}</translation>
    </message>
    <message>
        <source>The card has two other sides.</source>
        <translation>La carte a deux autres côtés.</translation>
    </message>
    <message>
        <source>A partner is safe</source>
        <translation>Un partenaire est à l’abri</translation>
    </message>
    <message>
        <source>Nothing that hits opponents hits a partner.</source>
        <translation>Ce qui touche les adversaires ne touche pas un partenaire.</translation>
    </message>
    <message>
        <source>Not your own cards</source>
        <translation>Pas vos cartes</translation>
    </message>
    <message>
        <source>{card} works on a card that an opponent has in play.</source>
        <translation>{card} vise une carte qu’un adversaire a en jeu.</translation>
    </message>
    <message>
        <source>Only your own cards</source>
        <translation>Seulement vos cartes</translation>
    </message>
    <message>
        <source>This converts a card that you have in play yourself.</source>
        <translation>Cela convertit une carte que vous avez en jeu.</translation>
    </message>
    <message>
        <source>Not itself</source>
        <translation>Pas elle-même</translation>
    </message>
    <message>
        <source>At this table Kindness cannot turn itself.</source>
        <translation>À cette table, Bonté ne peut pas se tourner elle-même.</translation>
    </message>
    <message>
        <source>{card} is not in play there</source>
        <translation>{card} n’y est pas en jeu</translation>
    </message>
    <message>
        <source>Only cards that lie in a play area can be named.</source>
        <translation>On ne nomme que des cartes d’une zone de jeu.</translation>
    </message>
    <message>
        <source>Already named</source>
        <translation>Déjà choisie</translation>
    </message>
    <message>
        <source>This {card} is named; no card is turned twice.</source>
        <translation>Cette carte {card} est choisie&#x202f;; aucune ne se tourne deux fois.</translation>
    </message>
    <message>
        <source>{card} does not turn</source>
        <translation>{card} ne se tourne pas</translation>
    </message>
    <message>
        <source>Only two-sided cards are converted. Wilds, Converter and Capricious never are.</source>
        <translation>Seules les cartes doubles se convertissent. Péché libre, Vertu libre, Convertisseur et Capricieux jamais.</translation>
    </message>
    <message>
        <source>Wild Virtue converts a Sin.</source>
        <translation>Vertu libre convertit un péché.</translation>
    </message>
    <message>
        <source>Wild Sin converts a Virtue.</source>
        <translation>Péché libre convertit une vertu.</translation>
    </message>
    <message>
        <source>Envy cannot be {card}</source>
        <translation>Envie ne peut pas être {card}</translation>
    </message>
    <message>
        <source>It has no ability that works when it is played.</source>
        <translation>Sa capacité n’agit pas quand on la joue.</translation>
    </message>
    <message>
        <source>No opponent has {card}</source>
        <translation>Aucun adversaire n’a {card}</translation>
    </message>
    <message>
        <source>Envy uses an ability of a card that an opponent has in play.</source>
        <translation>Envie utilise une capacité d’une carte qu’un adversaire a en jeu.</translation>
    </message>
    <message>
        <source>Not this side</source>
        <translation>Pas ce côté</translation>
    </message>
    <message>
        <source>At this table Envy uses the side that is active.</source>
        <translation>À cette table, Envie utilise le côté actif.</translation>
    </message>
    <message>
        <source>No Converter in play</source>
        <translation>Pas de Convertisseur en jeu</translation>
    </message>
    <message>
        <source>A card of yours is converted by discarding a Converter that you have in play.</source>
        <translation>On convertit une de ses cartes en défaussant un Convertisseur que l’on a en jeu.</translation>
    </message>
    <message>
        <source>The Converter has just come</source>
        <translation>Ce Convertisseur vient d’arriver</translation>
    </message>
    <message>
        <source>It can be discarded to convert a card from your next turn on.</source>
        <translation>Il peut convertir une carte dès votre prochain tour.</translation>
    </message>
    <message>
        <source>Too late in this turn</source>
        <translation>Trop tard dans ce tour</translation>
    </message>
    <message>
        <source>Converters are used at the beginning of a turn, before a card is played.</source>
        <translation>Les Convertisseurs servent au début d’un tour, avant de jouer une carte.</translation>
    </message>
    <message>
        <source>No {card} there</source>
        <translation>{card} n’y est pas</translation>
    </message>
    <message>
        <source>Only cards of the discard pile can be chosen.</source>
        <translation>Seules les cartes de la défausse peuvent être choisies.</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Prenez une carte</translation>
    </message>
    <message>
        <source>Wild Sin takes a card of the discard pile to your hand.</source>
        <translation>Avec Péché libre, une carte de la défausse vient dans votre main.</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Gardez une carte</translation>
    </message>
    <message>
        <source>One of the cards drawn with Temperance stays in your hand.</source>
        <translation>Une des cartes piochées avec Tempérance reste dans votre main.</translation>
    </message>
    <message>
        <source>No {card} among them</source>
        <translation>{card} n’en fait pas partie</translation>
    </message>
    <message>
        <source>Only one of the cards just drawn can be kept.</source>
        <translation>On ne garde qu’une des cartes qui viennent d’être piochées.</translation>
    </message>
    <message>
        <source>Virtues</source>
        <translation>Vertus</translation>
    </message>
    <message>
        <source>Sins</source>
        <translation>Péchés</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Votre partenaire</translation>
    </message>
    <message>
        <source>Partner of {name}</source>
        <translation>En équipe avec {name}</translation>
    </message>
    <message>
        <source>Draw {count}</source>
        <translation>Pioche {count}</translation>
    </message>
    <message>
        <source>Discard {count}</source>
        <translation>Défausse {count}</translation>
    </message>
    <message>
        <source>You block</source>
        <translation>Vous bloquez</translation>
    </message>
    <message>
        <source>{name} blocks</source>
        <translation>{name} bloque</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Vous choisissez</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} choisit</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>décide</translation>
    </message>
    <message>
        <source>asked after</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>{name}&apos;s turn · you may react</source>
        <translation>{name} joue · à vous de réagir</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Your hand, {count} of {limit}</source>
        <translation>Votre main, {count} sur {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;F&lt;/b&gt; or a right click turns a card before you play it.</source>
        <translation>&lt;b&gt;F&lt;/b&gt; ou un clic droit tourne une carte avant de la jouer.</translation>
    </message>
    <message>
        <source>At the end of your turn you keep seven.</source>
        <translation>À la fin de votre tour, vous en gardez sept.</translation>
    </message>
    <message>
        <source>Dimmed cards cannot be played now.</source>
        <translation>Les cartes ternes ne se jouent pas maintenant.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Chastity&lt;/b&gt; is played only in an opponent&apos;s turn, and never in your own.</source>
        <translation>&lt;b&gt;Chasteté&lt;/b&gt; ne se joue qu’au tour d’un adversaire, jamais au vôtre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Patience&lt;/b&gt; is free whenever an opponent converts a card.</source>
        <translation>&lt;b&gt;Patience&lt;/b&gt; est libre quand un adversaire convertit une carte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sloth&lt;/b&gt; is free here with four or more Sins in play.</source>
        <translation>&lt;b&gt;Paresse&lt;/b&gt; est libre ici avec au moins quatre péchés en jeu.</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>A full set ended the game. The others are placed by how close they came.</source>
        <translation>Une série complète a fini la partie. Les autres sont classés par proximité.</translation>
    </message>
    <message>
        <source>The draw pile ran out, so the closest wins.</source>
        <translation>La pioche est vide&#x202f;: le plus proche l’emporte.</translation>
    </message>
    <message>
        <source>With two seats sins and virtues are added.</source>
        <translation>À deux places, péchés et vertus s’ajoutent.</translation>
    </message>
    <message>
        <source>The greater count decides, then the smaller one.</source>
        <translation>Le plus grand compte décide, puis le plus petit.</translation>
    </message>
    <message>
        <source>{name}, place {place}</source>
        <translation>{name}, rang {place}</translation>
    </message>
    <message>
        <source>Play one, or draw three</source>
        <translation>En jouer une, ou en piocher trois</translation>
    </message>
    <message>
        <source>Click a card of your hand, turn it to the side you want, and play it. Or draw.</source>
        <translation>Cliquez sur une carte de votre main, tournez-la du côté voulu, et jouez-la. Ou piochez.</translation>
    </message>
    <message>
        <source>Seven different ones</source>
        <translation>Sept différentes</translation>
    </message>
    <message>
        <source>Equal cards count once. One full set wins; with two players both are needed.</source>
        <translation>Les doubles comptent une fois. Une série complète l’emporte&#x202f;; à deux joueurs, il faut les deux.</translation>
    </message>
    <message>
        <source>You may block</source>
        <translation>Vous pouvez bloquer</translation>
    </message>
    <message>
        <source>Your Chastity discards the card before it works. You are asked each time.</source>
        <translation>Votre Chasteté défausse la carte avant qu’elle agisse. On vous le demande chaque fois.</translation>
    </message>
    <message>
        <source>Patience is free now</source>
        <translation>Patience est libre</translation>
    </message>
    <message>
        <source>An opponent converted a card, so any number of Patience may be laid down.</source>
        <translation>Un adversaire a converti une carte&#x202f;: posez autant de Patiences que vous voulez.</translation>
    </message>
    <message>
        <source>A wild fills a gap</source>
        <translation>Un joker comble un vide</translation>
    </message>
    <message>
        <source>It counts as one sin or virtue you miss, and moves on when you play that one.</source>
        <translation>Il compte pour un péché ou une vertu qui vous manque, et passe à un autre quand vous jouez celui-là.</translation>
    </message>
    <message>
        <source>Your Converter is ready</source>
        <translation>Votre Convertisseur est prêt</translation>
    </message>
    <message>
        <source>Before you play, click it and then one of your cards to turn that one over.</source>
        <translation>Avant de jouer, cliquez dessus puis sur une de vos cartes pour la convertir.</translation>
    </message>
    <message>
        <source>Somebody comes close</source>
        <translation>Quelqu’un s’approche</translation>
    </message>
    <message>
        <source>Greed, Wrath and Lust break a set, and Chastity stops the card that completes it.</source>
        <translation>Avarice, Colère et Luxure cassent une série, et Chasteté arrête la carte qui la complète.</translation>
    </message>
    <message>
        <source>The pile runs out</source>
        <translation>La pioche s’épuise</translation>
    </message>
    <message>
        <source>When the last card is drawn the game ends, and who is closest to a set wins.</source>
        <translation>À la dernière carte piochée, la partie finit, et le plus proche d’une série l’emporte.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <translation>Ajouter {card}</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>Draw three</source>
        <translation>Piocher trois</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Choisir {card}</translation>
    </message>
    <message>
        <source>Take it as {card}</source>
        <translation>Prendre en {card}</translation>
    </message>
    <message>
        <source>Turn no other card</source>
        <translation>Ne plus convertir</translation>
    </message>
    <message>
        <source>Let Envy be {card}</source>
        <translation>Envie devient {card}</translation>
    </message>
    <message>
        <source>Turn {card} to {other}</source>
        <translation>Convertir {card} en {other}</translation>
    </message>
    <message>
        <source>Block with Chastity</source>
        <translation>Bloquer avec Chasteté</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Let it be</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Garder {card}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Fetch {card}</source>
        <translation>Mettre en jeu {card}</translation>
    </message>
    <message>
        <source>You would come from {before} to {progress}.</source>
        <translation>Vous passeriez de {before} à {progress}.</translation>
    </message>
    <message>
        <source>You would stay at {progress}.</source>
        <translation>Vous resteriez à {progress}.</translation>
    </message>
    <message>
        <source>Who plays it would come from {before} to {progress}.</source>
        <translation>Qui la joue passerait de {before} à {progress}.</translation>
    </message>
    <message>
        <source>Who plays it would stay at {progress}.</source>
        <translation>Qui la joue resterait à {progress}.</translation>
    </message>
    <message>
        <source>On its better side: {what}</source>
        <translation>De son meilleur côté&#x202f;: {what}</translation>
    </message>
    <message>
        <source>You hold {sins} and {virtues}.</source>
        <translation>Vous avez {sins} et {virtues}.</translation>
    </message>
    <message>
        <source>The closest opponent holds {progress}.</source>
        <translation>L’adversaire le plus proche a {progress}.</translation>
    </message>
    <message>
        <source>Kindness cannot be blocked.</source>
        <translation>Bonté ne peut pas être bloquée.</translation>
    </message>
    <message>
        <source>Out of your sight: {cards} with Chastity.</source>
        <translation>Hors de votre vue&#x202f;: {cards} avec Chasteté.</translation>
    </message>
    <message>
        <source>Out of your sight: {cards} with {card}.</source>
        <translation>Hors de votre vue&#x202f;: {cards} avec {card}.</translation>
    </message>
    <message>
        <source>Out of your sight: {cards} more of {card}.</source>
        <translation>Hors de votre vue&#x202f;: encore {cards} {card}.</translation>
    </message>
    <message>
        <source>Your hand grows from {before} to {after}.</source>
        <translation>Votre main passe de {before} à {after}.</translation>
    </message>
    <message>
        <source>{count} of the {cards} you hold would raise a count of yours.</source>
        <translation>Sur vos {cards}, utiles à un de vos comptes&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>It holds {sins} and {virtues}.</source>
        <translation>Elle a {sins} et {virtues}.</translation>
    </message>
    <message>
        <source>It has {cards} in hand.</source>
        <translation>Elle a {cards} en main.</translation>
    </message>
</context>
<context>
    <name>SevenAndSevenTable</name>
    <message>
        <source>No clock, take your time</source>
        <translation>Sans chrono, prenez votre temps</translation>
    </message>
</context>
<context>
    <name>SourceBars</name>
    <message>
        <source>Points by source</source>
        <translation>Points par origine</translation>
    </message>
</context>
<context>
    <name>SourceMatrix</name>
    <message>
        <source>Points by source</source>
        <translation>Points par origine</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>StartCard</name>
    <message>
        <source>You know</source>
        <translation>Vous savez</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Finish a game and its numbers appear here.</source>
        <translation>Finissez une partie et ses chiffres paraissent ici.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Points en moyenne</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Log %1</source>
        <translation>Journal %1</translation>
    </message>
    <message>
        <source>No more notes</source>
        <translation>Plus de notes</translation>
    </message>
</context>
<context>
    <name>TheSins</name>
    <message>
        <source>Take {some}</source>
        <translation>Prendre {some}</translation>
    </message>
    <message>
        <source>Feed the Abyss with {some}</source>
        <translation>Nourrir l’Abysse avec {some}</translation>
    </message>
    <message>
        <source>You would hold {some}: {after} instead of {before}.</source>
        <translation>Vous auriez {some}&#x202f;: {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>By the open takes the Abyss holds {points}: as it stands the most points win.</source>
        <translation>D’après ce que l’on a vu, l’Abysse compte {points}&#x202f;: pour l’instant, le plus de points l’emporte.</translation>
    </message>
    <message>
        <source>By the open takes the Abyss holds {points}: as it stands the fewest points win.</source>
        <translation>D’après ce que l’on a vu, l’Abysse compte {points}&#x202f;: pour l’instant, le moins de points l’emporte.</translation>
    </message>
    <message>
        <source>In your reserve, {sin} would go from {before} to {after}.</source>
        <translation>Dans votre réserve, {sin} passerait de {before} à {after}.</translation>
    </message>
    <message>
        <source>The Abyss would go from {before} to {after}: the most points would win.</source>
        <translation>L’Abysse passerait de {before} à {after}&#x202f;: le plus de points l’emporterait.</translation>
    </message>
    <message>
        <source>The Abyss would go from {before} to {after}: the fewest points would win.</source>
        <translation>L’Abysse passerait de {before} à {after}&#x202f;: le moins de points l’emporterait.</translation>
    </message>
    <message>
        <source>Place Stones on {sins}</source>
        <translation>Poser des Pierres sur {sins}</translation>
    </message>
    <message>
        <source>Place no Stone</source>
        <translation>Ne poser aucune Pierre</translation>
    </message>
    <message>
        <source>Your reserve goes from {before} to {after}.</source>
        <translation>Votre réserve passe de {before} à {after}.</translation>
    </message>
    <message>
        <source>Your first card</source>
        <translation>Votre première carte</translation>
    </message>
    <message>
        <source>Only you see it, and only now. Keep it in mind: reserves stay closed until the end.</source>
        <translation>Elle n’est montrée qu’à vous, et seulement maintenant. Retenez-la&#x202f;: les réserves restent fermées jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Take or feed</source>
        <translation>Prendre ou nourrir</translation>
    </message>
    <message>
        <source>Click a sin in the row. Its cards go to your reserve, or to the Abyss for a Stone.</source>
        <translation>Cliquez sur un péché de la rangée. Ses cartes vont dans votre réserve, ou à l’Abysse contre une Pierre.</translation>
    </message>
    <message>
        <source>A Last Judgment</source>
        <translation>Un Jugement dernier</translation>
    </message>
    <message>
        <source>It stays in the row for good. When the third one appears, the game ends.</source>
        <translation>Il reste dans la rangée pour de bon. Quand le troisième paraît, la partie s’arrête.</translation>
    </message>
    <message>
        <source>The end comes near</source>
        <translation>La fin approche</translation>
    </message>
    <message>
        <source>The third Last Judgment lies somewhere in Hell III and ends the game at once.</source>
        <translation>Le troisième Jugement dernier est quelque part dans l’Enfer III et arrête la partie aussitôt.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Quatre pareilles</translation>
    </message>
    <message>
        <source>Three of one sin are best, four to six cost points, and seven or more bring ten.</source>
        <translation>Trois d’un péché sont l’idéal, de quatre à six coûtent des points, sept ou plus en donnent dix.</translation>
    </message>
    <message>
        <source>A Stone of Forgiveness</source>
        <translation>Une Pierre de Pardon</translation>
    </message>
    <message>
        <source>At the end it counts as one more card of a sin you hold, once the Abyss is open.</source>
        <translation>À la fin, quand l’Abysse est ouvert, elle compte comme une carte de plus d’un péché que vous avez.</translation>
    </message>
    <message>
        <source>The last Stone is gone</source>
        <translation>Plus de Pierre</translation>
    </message>
    <message>
        <source>The Abyss may still be fed, but it gives nothing back.</source>
        <translation>On peut encore nourrir l’Abysse, mais il ne donne plus rien.</translation>
    </message>
    <message>
        <source>The Abyss decides</source>
        <translation>L’Abysse décide</translation>
    </message>
    <message>
        <source>Above 7 points in the Abyss the highest score wins, otherwise the lowest.</source>
        <translation>Plus de 7 points dans l’Abysse&#x202f;: le plus de points l’emporte. Sinon, le moins.</translation>
    </message>
    <message>
        <source>Last Judgment, stays in the row. Cannot be taken.</source>
        <translation>Jugement dernier, reste dans la rangée. Ne se prend pas.</translation>
    </message>
    <message>
        <source>{sin}, Penance</source>
        <translation>{sin}, Pénitence</translation>
    </message>
    <message>
        <source>{sin}, centre row.</source>
        <translation>{sin}, rangée.</translation>
    </message>
    <message>
        <source>{sin}, card {number} of {count}, centre row.</source>
        <translation>{sin}, carte {number} sur {count}, rangée.</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>Draw pile, {part}, {left}</source>
        <translation>Pioche, {part}, {left}</translation>
    </message>
    <message>
        <source>then {count} in {part}</source>
        <translation>puis {count} dans {part}</translation>
    </message>
    <message>
        <source>Abyss of Souls, face down.</source>
        <translation>Abysse des Âmes, face cachée.</translation>
    </message>
    <message>
        <source>Abyss of Souls, {cards}.</source>
        <translation>Abysse des Âmes, {cards}.</translation>
    </message>
    <message>
        <source>Reserve of {name}, face down.</source>
        <translation>Réserve ({name}), face cachée.</translation>
    </message>
    <message>
        <source>Your reserve, {cards}.</source>
        <translation>Votre réserve, {cards}.</translation>
    </message>
    <message>
        <source>Reserve of {name}, {cards}.</source>
        <translation>Réserve ({name}), {cards}.</translation>
    </message>
    <message>
        <source>Your first card: {sin}. It is shown to you once.</source>
        <translation>Votre première carte&#x202f;: {sin}. Elle vous est montrée une fois.</translation>
    </message>
    <message>
        <source>{count} of 3 Judgments</source>
        <translation>{count} sur 3 Jugements</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>done</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Stays in the row</source>
        <translation>Reste dans la rangée</translation>
    </message>
    <message>
        <source>{some} selected</source>
        <translation>{some}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>{left} of {total} Stones of Forgiveness left.</source>
        <translation>Pierres de Pardon&#x202f;: reste {left} sur {total}.</translation>
    </message>
    <message>
        <source>no Stones</source>
        <translation>aucune Pierre</translation>
    </message>
    <message>
        <source>{cards}, would become {count}</source>
        <translation>{cards}, puis {count}</translation>
    </message>
    <message>
        <source>Dealt to you at the start. Nobody may look at reserves until the end.</source>
        <translation>Reçue au début. Personne ne regarde les réserves avant la fin.</translation>
    </message>
    <message>
        <source>Your reserve, face down</source>
        <translation>Votre réserve, face cachée</translation>
    </message>
    <message>
        <source>At the end each Stone counts as one more card of a kind you hold.</source>
        <translation>À la fin, chaque Pierre compte comme une carte de plus d’un péché que vous avez.</translation>
    </message>
    <message>
        <source>{stones} of Forgiveness</source>
        <translation>{stones} de Pardon</translation>
    </message>
    <message>
        <source>Lay your Stones to raise your score</source>
        <translation>Posez vos Pierres pour monter votre score</translation>
    </message>
    <message>
        <source>Lay your Stones to lower your score</source>
        <translation>Posez vos Pierres pour baisser votre score</translation>
    </message>
    <message>
        <source>You can choose where your Stones go.</source>
        <translation>Vous choisissez où vont vos Pierres.</translation>
    </message>
    <message>
        <source>You can take or feed {sins}.</source>
        <translation>Vous pouvez prendre {sins}, ou en nourrir l’Abysse.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>À vous, {name}</translation>
    </message>
    <message>
        <source>Choose a sin in the row. All its cards come with it.</source>
        <translation>Choisissez un péché de la rangée. Toutes ses cartes viennent avec.</translation>
    </message>
    <message>
        <source>This is the last round. Choose a sin in the row.</source>
        <translation>C’est la dernière manche. Choisissez un péché de la rangée.</translation>
    </message>
    <message>
        <source>Keep them, or send them to the Abyss. No Stones of Forgiveness are left.</source>
        <translation>Gardez-les, ou envoyez-les à l’Abysse. Il ne reste plus de Pierre de Pardon.</translation>
    </message>
    <message>
        <source>Keep them in your reserve, or send them to the Abyss for a Stone. The row then refills to five.</source>
        <translation>Gardez-les en réserve, ou envoyez-les à l’Abysse contre une Pierre. La rangée revient ensuite à cinq.</translation>
    </message>
    <message>
        <source>Feed the Abyss, gain a Stone</source>
        <translation>Nourrir l’Abysse&#x202f;: une Pierre</translation>
    </message>
    <message>
        <source>Feed the Abyss</source>
        <translation>Nourrir l’Abysse</translation>
    </message>
    <message>
        <source>Take to reserve</source>
        <translation>Prendre en réserve</translation>
    </message>
    <message>
        <source>Place your Stones: {placed} of {most}</source>
        <translation>Posez vos Pierres&#x202f;: {placed} sur {most}</translation>
    </message>
    <message>
        <source>Each counts as one more card of its sin, at most one on a sin.</source>
        <translation>Chacune compte comme une carte de plus de son péché, une au plus par péché.</translation>
    </message>
    <message>
        <source>Place {stones}</source>
        <translation>Poser {stones}</translation>
    </message>
    <message>
        <source>The Abyss holds {points}, so the &lt;b&gt;highest&lt;/b&gt; score wins.</source>
        <translation>L’Abysse compte {points}&#x202f;: le &lt;b&gt;plus&lt;/b&gt; de points l’emporte.</translation>
    </message>
    <message>
        <source>The Abyss holds {points}, so the &lt;b&gt;lowest&lt;/b&gt; score wins.</source>
        <translation>L’Abysse compte {points}&#x202f;: le &lt;b&gt;moins&lt;/b&gt; de points l’emporte.</translation>
    </message>
    <message>
        <source>more than 7</source>
        <translation>plus de 7</translation>
    </message>
    <message>
        <source>7 or less</source>
        <translation>7 ou moins</translation>
    </message>
    <message>
        <source>Abyss</source>
        <translation>Abysse</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{owner}, {sin}: {cards}, {points}.</source>
        <translation>{owner}, {sin}&#x202f;: {cards}, {points}.</translation>
    </message>
    <message>
        <source>{owner}, {sin}: {cards} and a Stone, {points}.</source>
        <translation>{owner}, {sin}&#x202f;: {cards} et une Pierre, {points}.</translation>
    </message>
    <message>
        <source>Had the Abyss held more than 7</source>
        <translation>Si l’Abysse avait dépassé 7</translation>
    </message>
    <message>
        <source>Stones would have been placed to raise scores.</source>
        <translation>Les Pierres auraient servi à monter les scores.</translation>
    </message>
    <message>
        <source>Had the Abyss held 7 or less</source>
        <translation>Si l’Abysse avait eu 7 ou moins</translation>
    </message>
    <message>
        <source>Stones would have been placed to lower scores.</source>
        <translation>Les Pierres auraient servi à baisser les scores.</translation>
    </message>
    <message>
        <source>{names} would have won with {points}.</source>
        <translation>La victoire serait allée à {names} avec {points}.</translation>
    </message>
    <message>
        <source>Ties go to most cards, then most kinds of sin.</source>
        <translation>À égalité&#x202f;: le plus de cartes, puis de péchés différents.</translation>
    </message>
    <message>
        <source>A Stone counts as one more card. Here they were placed to raise scores.</source>
        <translation>Une Pierre compte comme une carte de plus. Ici, elles servent à monter les scores.</translation>
    </message>
    <message>
        <source>A Stone counts as one more card. Here they were placed to lower scores.</source>
        <translation>Une Pierre compte comme une carte de plus. Ici, elles servent à baisser les scores.</translation>
    </message>
    <message>
        <source>7: The Sins</source>
        <translation>7&#x202f;: The Sins</translation>
    </message>
    <message>
        <source>Take, hoard, or feed the Abyss that decides whether most or fewest points win.</source>
        <translation>Prenez, amassez, nourrissez l’Abysse. Il décide si le plus ou le moins gagne.</translation>
    </message>
    <message>
        <source>Collect sins face down. Too few is dull, four to six is ruin, seven is glory. The Abyss decides if the highest or the lowest score wins.</source>
        <translation>Amassez des péchés face cachée. Trop peu, c’est terne&#x202f;; de quatre à six, c’est la ruine&#x202f;; sept, c’est la gloire. L’Abysse décide si le plus ou le moins de points l’emporte.</translation>
    </message>
    <message>
        <source>{seats}, {kinds}</source>
        <translation>{seats}, {kinds}</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Orgueil</translation>
    </message>
    <message>
        <source>Greed</source>
        <translation>Avarice</translation>
    </message>
    <message>
        <source>Lust</source>
        <translation>Luxure</translation>
    </message>
    <message>
        <source>Envy</source>
        <translation>Envie</translation>
    </message>
    <message>
        <source>Wrath</source>
        <translation>Colère</translation>
    </message>
    <message>
        <source>Sloth</source>
        <translation>Paresse</translation>
    </message>
    <message>
        <source>Gluttony</source>
        <translation>Gourmandise</translation>
    </message>
    <message>
        <source>Last Judgment</source>
        <translation>Jugement dernier</translation>
    </message>
    <message>
        <source>Hell I</source>
        <translation>Enfer I</translation>
    </message>
    <message>
        <source>Hell II</source>
        <translation>Enfer II</translation>
    </message>
    <message>
        <source>Hell III</source>
        <translation>Enfer III</translation>
    </message>
    <message>
        <source>Penance</source>
        <translation>Pénitence</translation>
    </message>
    <message>
        <source>{count} {sin}</source>
        <translation>{count} {sin}</translation>
    </message>
    <message>
        <source>You took {what} to your reserve.</source>
        <translation>Vous prenez {what} dans votre réserve.</translation>
    </message>
    <message>
        <source>{name} took {what} to the reserve.</source>
        <translation>{name} prend {what} dans sa réserve.</translation>
    </message>
    <message>
        <source>You fed the Abyss with {what} and took a Stone.</source>
        <translation>Vous nourrissez l’Abysse avec {what} et prenez une Pierre.</translation>
    </message>
    <message>
        <source>{name} fed the Abyss with {what} and took a Stone.</source>
        <translation>{name} nourrit l’Abysse avec {what} et prend une Pierre.</translation>
    </message>
    <message>
        <source>You fed the Abyss with {what}. No Stone was left.</source>
        <translation>Vous nourrissez l’Abysse avec {what}. Il ne restait plus de Pierre.</translation>
    </message>
    <message>
        <source>{name} fed the Abyss with {what}. No Stone was left.</source>
        <translation>{name} nourrit l’Abysse avec {what}. Il ne restait plus de Pierre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;First Last Judgment&lt;/b&gt; appeared. It stays in the row.</source>
        <translation>Le &lt;b&gt;premier Jugement dernier&lt;/b&gt; paraît. Il reste dans la rangée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Second Last Judgment&lt;/b&gt; appeared. It stays in the row.</source>
        <translation>Le &lt;b&gt;deuxième Jugement dernier&lt;/b&gt; paraît. Il reste dans la rangée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Third Last Judgment&lt;/b&gt; appeared.</source>
        <translation>Le &lt;b&gt;troisième Jugement dernier&lt;/b&gt; paraît.</translation>
    </message>
    <message>
        <source>The Abyss opens: {points}. The &lt;b&gt;most&lt;/b&gt; points win.</source>
        <translation>L’Abysse s’ouvre&#x202f;: {points}. Le &lt;b&gt;plus&lt;/b&gt; de points l’emporte.</translation>
    </message>
    <message>
        <source>The Abyss opens: {points}. The &lt;b&gt;fewest&lt;/b&gt; points win.</source>
        <translation>L’Abysse s’ouvre&#x202f;: {points}. Le &lt;b&gt;moins&lt;/b&gt; de points l’emporte.</translation>
    </message>
    <message>
        <source>You placed no Stone.</source>
        <translation>Vous ne posez aucune Pierre.</translation>
    </message>
    <message>
        <source>{name} placed no Stone.</source>
        <translation>{name} ne pose aucune Pierre.</translation>
    </message>
    <message>
        <source>You placed Stones on {what}.</source>
        <translation>Vous posez des Pierres sur {what}.</translation>
    </message>
    <message>
        <source>{name} placed Stones on {what}.</source>
        <translation>{name} pose des Pierres sur {what}.</translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <translation>{names} partagent la victoire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; win.</source>
        <translation>&lt;b&gt;Vous&lt;/b&gt; gagnez.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source>row drew {sins}</source>
        <translation>rangée&#x202f;: {sins}</translation>
    </message>
    <message>
        <source>The row drew {sin}.</source>
        <translation>La rangée reçoit {sin}.</translation>
    </message>
    <message>
        <source>This card cannot be taken</source>
        <translation>Cette carte ne se prend pas</translation>
    </message>
    <message>
        <source>A Last Judgment is not a sin. It stays in the row until the game ends.</source>
        <translation>Un Jugement dernier n’est pas un péché. Il reste dans la rangée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>You cannot pass</source>
        <translation>On ne passe pas</translation>
    </message>
    <message>
        <source>Every turn takes one sin from the row or feeds it to the Abyss.</source>
        <translation>À chaque tour, on prend un péché de la rangée ou on en nourrit l’Abysse.</translation>
    </message>
    <message>
        <source>Reserves stay closed</source>
        <translation>Les réserves restent fermées</translation>
    </message>
    <message>
        <source>Nobody may look into a reserve before the end, not even into the own one.</source>
        <translation>Personne ne regarde une réserve avant la fin, pas même la sienne.</translation>
    </message>
    <message>
        <source>The Abyss stays closed</source>
        <translation>L’Abysse reste fermé</translation>
    </message>
    <message>
        <source>Nobody may look at the Abyss before the end. Choose a sin first to feed it.</source>
        <translation>Personne ne regarde l’Abysse avant la fin. Choisissez d’abord un péché pour le nourrir.</translation>
    </message>
    <message>
        <source>The third Last Judgment ended it. Nothing more is played.</source>
        <translation>Le troisième Jugement dernier l’a arrêtée. On ne joue plus.</translation>
    </message>
    <message>
        <source>The row is closed</source>
        <translation>La rangée est fermée</translation>
    </message>
    <message>
        <source>The Abyss is open: Stones are placed now, and nothing more is taken.</source>
        <translation>L’Abysse est ouvert&#x202f;: on pose les Pierres, et on ne prend plus rien.</translation>
    </message>
    <message>
        <source>{sin} is not in play</source>
        <translation>{sin} n’est pas en jeu</translation>
    </message>
    <message>
        <source>This sin stayed in the box.</source>
        <translation>Ce péché est resté dans la boîte.</translation>
    </message>
    <message>
        <source>No {sin} in the row</source>
        <translation>{sin} n’est pas dans la rangée</translation>
    </message>
    <message>
        <source>Only sins that lie in the row can be taken or fed to the Abyss.</source>
        <translation>On ne prend, ou ne donne à l’Abysse, que les péchés de la rangée.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Stones are placed at the end, once the Abyss has been opened.</source>
        <translation>Les Pierres se posent à la fin, quand l’Abysse est ouvert.</translation>
    </message>
    <message>
        <source>No card, no Stone</source>
        <translation>Sans carte, pas de Pierre</translation>
    </message>
    <message>
        <source>A Stone needs at least one card of its sin, and the reserve holds no {sin}.</source>
        <translation>Une Pierre demande au moins une carte de son péché, et {sin} manque à la réserve.</translation>
    </message>
    <message>
        <source>Not enough Stones</source>
        <translation>Pas assez de Pierres</translation>
    </message>
    <message>
        <source>The reserve holds {stones}.</source>
        <translation>La réserve compte {stones}.</translation>
    </message>
    <message>
        <source>More Stones to place</source>
        <translation>Encore des Pierres à poser</translation>
    </message>
    <message>
        <source>Every Stone that finds a sin is placed, even where it hurts.</source>
        <translation>Toute Pierre qui trouve un péché est posée, même à votre désavantage.</translation>
    </message>
    <message>
        <source>Points are tied, and {name} holds more cards.</source>
        <translation>À points égaux, {name} a plus de cartes.</translation>
    </message>
    <message>
        <source>Points and cards are tied, and {name} holds more kinds of sin.</source>
        <translation>À points et cartes égaux, {name} a plus de péchés différents.</translation>
    </message>
    <message>
        <source>Points, cards and kinds of sin are tied.</source>
        <translation>Points, cartes et péchés différents sont à égalité.</translation>
    </message>
    <message>
        <source>Everyone plays the same number of turns.</source>
        <translation>Autant de tours pour chacun.</translation>
    </message>
    <message>
        <source>Sins in play</source>
        <translation>Péchés en jeu</translation>
    </message>
    <message>
        <source>The others stay in the box.</source>
        <translation>Les autres restent dans la boîte.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Shows what was taken. Hints always count every open take.</source>
        <translation>Montre ce qui a été pris. Les conseils comptent toujours tout ce qui s’est vu.</translation>
    </message>
    <message>
        <source>Hidden numbers</source>
        <translation>Nombres cachés</translation>
    </message>
    <message>
        <source>Nobody sees how many cards a reserve or the Abyss holds.</source>
        <translation>Personne ne voit combien de cartes ont les réserves et l’Abysse.</translation>
    </message>
    <message>
        <source>Abyss of exactly 7</source>
        <translation>Abysse à 7 exactement</translation>
    </message>
    <message>
        <source>Which score wins when the Abyss holds 7 points.</source>
        <translation>Quel score l’emporte quand l’Abysse compte 7 points.</translation>
    </message>
    <message>
        <source>Stones are optional</source>
        <translation>Pierres facultatives</translation>
    </message>
    <message>
        <source>A Stone that hurts may be left aside.</source>
        <translation>Une Pierre qui dessert peut rester de côté.</translation>
    </message>
    <message>
        <source>Stones break ties</source>
        <translation>Les Pierres départagent</translation>
    </message>
    <message>
        <source>A placed Stone counts as a card when points are tied.</source>
        <translation>À points égaux, une Pierre posée compte comme une carte.</translation>
    </message>
    <message>
        <source>Place Stones by hand</source>
        <translation>Poser ses Pierres soi-même</translation>
    </message>
    <message>
        <source>Otherwise the best placing is made for everyone.</source>
        <translation>Sinon, la table les pose pour tous au mieux.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Own reserve</source>
        <translation>Sa réserve</translation>
    </message>
    <message>
        <source>All reserves and the Abyss</source>
        <translation>Toutes les réserves et l’Abysse</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Le moins de points</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>Two seats use four kinds.</source>
        <translation>À deux places, quatre péchés.</translation>
    </message>
    <message>
        <source>Three seats use five kinds.</source>
        <translation>À trois places, cinq péchés.</translation>
    </message>
    <message>
        <source>Four seats use six kinds.</source>
        <translation>À quatre places, six péchés.</translation>
    </message>
    <message>
        <source>Five seats use all seven kinds.</source>
        <translation>À cinq places, les sept péchés.</translation>
    </message>
    <message>
        <source>{sin} stays in the box.</source>
        <translation>{sin} reste dans la boîte.</translation>
    </message>
    <message>
        <source>{sins} stay in the box.</source>
        <translation>{sins} restent dans la boîte.</translation>
    </message>
    <message>
        <source>Pick four at random</source>
        <translation>Tirer quatre péchés</translation>
    </message>
    <message>
        <source>Pick five at random</source>
        <translation>Tirer cinq péchés</translation>
    </message>
    <message>
        <source>Pick six at random</source>
        <translation>Tirer six péchés</translation>
    </message>
    <message>
        <source>All seven are in play</source>
        <translation>Tous les sept en jeu</translation>
    </message>
    <message>
        <source>play runs counter-clockwise</source>
        <translation>sens antihoraire</translation>
    </message>
    <message>
        <source>{card} of {part}: {found} found, {expected} belong to the game.</source>
        <translation>{card}, {part}&#x202f;: {found} au lieu de {expected}.</translation>
    </message>
    <message>
        <source>The pile does not go from Hell I to Hell III.</source>
        <translation>La pioche ne va pas de l’Enfer I à l’Enfer III.</translation>
    </message>
    <message>
        <source>{found} cards lie in the row; five are the most.</source>
        <translation>La rangée compte {found} cartes&#x202f;; cinq au plus.</translation>
    </message>
    <message>
        <source>{found} cards lie in the row; it is refilled to five.</source>
        <translation>Dans la rangée&#x202f;: {found}&#x202f;; elle se remplit à cinq.</translation>
    </message>
    <message>
        <source>A Last Judgment was taken; it stays in the row.</source>
        <translation>Un Jugement dernier a été pris&#x202f;; il reste dans la rangée.</translation>
    </message>
    <message>
        <source>{found} Stones are not two for each seat.</source>
        <translation>{found} Pierres en tout&#x202f;; il en faut deux par place.</translation>
    </message>
    <message>
        <source>The reserve of seat {seat} does not begin with a card of Hell I.</source>
        <translation>La réserve de la place {seat} ne commence pas par une carte de l’Enfer I.</translation>
    </message>
    <message>
        <source>It cannot be the turn of seat {seat}.</source>
        <translation>Ce ne peut pas être le tour de la place {seat}.</translation>
    </message>
    <message>
        <source>The seat to act has nothing to take.</source>
        <translation>La place qui joue n’a rien à prendre.</translation>
    </message>
    <message>
        <source>Three Last Judgments are out, so the game is over.</source>
        <translation>Trois Jugements derniers sont sortis&#x202f;: la partie est finie.</translation>
    </message>
    <message>
        <source>The game is over, but not all Last Judgments are out.</source>
        <translation>La partie est finie, mais tous les Jugements derniers ne sont pas sortis.</translation>
    </message>
    <message>
        <source>The Stones of seat {seat} cannot lie there.</source>
        <translation>Les Pierres de la place {seat} ne peuvent pas être là.</translation>
    </message>
    <message>
        <source>Stones are placed for everyone in this game, nobody places them by hand.</source>
        <translation>Dans cette partie, les Pierres sont posées pour tous, et non à la main.</translation>
    </message>
    <message>
        <source>It cannot be seat {seat} that places Stones.</source>
        <translation>Ce ne peut pas être à la place {seat} de poser des Pierres.</translation>
    </message>
</context>
<context>
    <name>TheSinsTable</name>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Centre row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Abyss and Stones</source>
        <translation>Abysse et Pierres</translation>
    </message>
    <message>
        <source>Cards of one sin</source>
        <translation>Cartes d’un péché</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TurnChip</name>
    <message>
        <source>Play runs clockwise</source>
        <translation>On joue dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>Play runs counter-clockwise</source>
        <translation>On joue dans le sens inverse des aiguilles d’une montre</translation>
    </message>
</context>
<context>
    <name>WhyPopover</name>
    <message>
        <source>Show my moves</source>
        <translation>Mes coups possibles</translation>
    </message>
    <message>
        <source>close</source>
        <translation>fermer</translation>
    </message>
</context>
</TS>
