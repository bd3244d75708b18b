#!/usr/bin/env node
/**
 * Keeps docs/tests.md: which tests show each rule of the specification, each money invariant and each security
 * requirement, and in which tier they run (CONTRIBUTING.md#test). Checks that every test exists that a document names.
 *
 *   node .ci/tests-table.mjs           checks; exits with 1 and a line per problem
 *   node .ci/tests-table.mjs --write   writes the tables
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from '../deploy/launcher/install.mjs';

/** Rows are named by their first words, so that an entry stays readable. */
const MAX_NAME = 60;
/** More tests than this are counted in a cell, and named where the table is made from. */
const MAX_SHOWN = 1;
const TEST_FILES = ['*.test.ts', '*.test.tsx', '*.spec.ts', '.ci/*.mjs'];
const FULL_TIER = /\.full\.test\.tsx?$/;
/** Tests of the console have it in one of its hosts. */
const CORE_TAG = /tag: (?:'@core'|host\.coreTag)/;
const REFERENCE = /^`([^`]+\.(?:tsx?|mjs))`(?:, in a browser)?: (.+)$/;
const DESCRIBED = 'described';

const problems = [];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TEST_FILES], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(ROOT + path));

const tables = [
  { title: 'Specification', source: 'specification.md', rows: readSpecification() },
  { title: 'Money', source: 'money.md', rows: readRequirements('money') },
  { title: 'Security', source: 'security.md', rows: readSecurity() },
];
for (const reference of readReferences(read('docs/incidents.md'))) findTest(reference, 'docs/incidents.md');

const updated = formatDocument();
const target = `${ROOT}docs/tests.md`;
if (process.argv.includes('--write') && problems.length === 0) writeFileSync(target, updated);
else if (problems.length === 0 && (!existsSync(target) || updated !== readFileSync(target, 'utf8')))
  problems.push(
    'docs/tests.md differs from what the documents name. Run `npx node .ci/tests-table.mjs --write`.',
  );

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('docs/tests.md lists the tests of every rule');

function read(path) {
  return readFileSync(ROOT + path, 'utf8');
}

/** Pairs the rules of the specification with their entries in docs/specification-tests.yaml. */
function readSpecification() {
  const entries = parse(read('docs/specification-tests.yaml'));
  const used = new Map();
  for (const { section, name, isRow } of listRules(read('docs/specification.md'))) {
    const key = [`${section} ${name}`, ...(isRow ? [`${section} *`] : [])].find((each) => each in entries);
    if (key) used.set(key, entries[key]);
    else problems.push(`docs/specification-tests.yaml has no entry "${section} ${name}"`);
  }
  for (const key of Object.keys(entries).filter((each) => !used.has(each)))
    problems.push(`docs/specification-tests.yaml: the specification has no "${key}"`);
  return [...used].map(([key, entry]) => ({
    name: key,
    tests: entry === DESCRIBED ? DESCRIBED : findTests(entry, 'docs/specification-tests.yaml'),
  }));
}

/** Pairs the requirements of docs/security.md with their tests in docs/security-tests.yaml, by number. */
function readSecurity() {
  const source = 'docs/security-tests.yaml';
  const entries = parse(read(source));
  const names = read('docs/security.md').match(/(?<=^### )\d+\. .+/gm);
  const numbers = names.map((name) => name.split('.', 1)[0]);
  for (const number of new Set([...numbers, ...Object.keys(entries)]))
    if (!(number in entries) || !numbers.includes(number))
      problems.push(`${source} and docs/security.md differ in requirement ${number}`);
  return names.map((name, index) => ({ name, tests: findTests(entries[numbers[index]] ?? [], source) }));
}

/** Finds the tests of an entry: a list of files with a title each. */
function findTests(entry, source) {
  return entry
    .flatMap((each) => Object.entries(each))
    .map(([file, title]) => findTest({ file, title: String(title) }, source))
    .filter(Boolean);
}

/** Lists table rows, list items and paragraphs of the numbered sections, by section and first words. */
function listRules(text) {
  let section;
  return text.split(/\n{2,}/).flatMap((block) => {
    const heading = /^#+ (\d+(?:\.\d+)?)\.? /.exec(block);
    if (heading) [, section] = heading;
    if (heading || !section) return [];
    const isRow = block.startsWith('|');
    const names = isRow ? nameRows(block) : block.startsWith('- ') ? block.slice(2).split('\n- ') : [block];
    return names.map((name) => ({ section, name: shorten(name.replaceAll('`', '')), isRow }));
  });
}

/** Names rows by their first cell, in tables of three columns and more by two; an empty cell repeats the one above. */
function nameRows(table) {
  const splitCells = (row) => row.slice(1, -1).split('|');
  const [header, , ...rows] = table.trim().split('\n').map(splitCells);
  let above = '';
  return rows.map(([first, second]) => {
    above = first.trim() || above;
    return header.length > 2 ? `${above}, ${second.trim()}` : above;
  });
}

function shorten(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_NAME ? line.slice(0, line.lastIndexOf(' ', MAX_NAME)) : line;
}

/** Reads the numbered headings of a document with the tests that are listed below each. */
function readRequirements(name) {
  const path = `docs/${name}.md`;
  const [, ...sections] = read(path).split(/^### (?=\d+\. )/m);
  return sections.map((section) => {
    const [body] = section.split(/^## /m);
    const tests = readReferences(body).map((reference) => findTest(reference, path));
    return { name: section.split('\n', 1)[0], tests: tests.filter(Boolean) };
  });
}

/** Reads list items such as "`file.test.ts`: title", which may be wrapped. */
function readReferences(text) {
  const [, ...items] = text.split(/^- /m);
  return items
    .map((item) => REFERENCE.exec(item.split('\n\n', 1)[0].replaceAll(/\s+/g, ' ').trim()))
    .filter(Boolean)
    .map(([, file, title]) => ({ file, title }));
}

/** Finds the file with the test, by the end of its path, in either tier. The default tier counts if both have it. */
function findTest({ file, title }, document) {
  const ends = [file, file.replace('.test.', '.full.test.')];
  const found = files
    .filter((path) => ends.some((end) => `/${path}`.endsWith(`/${end}`)))
    .filter((path) => read(path).includes(title));
  const path = found.find((each) => !FULL_TIER.test(each)) ?? found[0];
  if (new Set(found.map((each) => each.replace('.full.', '.'))).size !== 1) {
    problems.push(
      `${document}: ${path ? 'several files have' : 'no file has'} the test "${title}" (${file})`,
    );
    return undefined;
  }
  // Options such as the tag are between the title and the function of a test.
  const [options] = read(path).split(title, 2)[1].split('=>', 1);
  const isFull = path.endsWith('.spec.ts') ? !CORE_TAG.test(options) : FULL_TIER.test(path);
  return { path, title, isFull };
}

function formatDocument() {
  const rows = tables.flatMap((table) => table.rows);
  const count = (tier) => rows.filter(({ tests }) => tierOf(tests) === tier).length;
  return `# Tests of the rules

Which tests fail when a rule of the [specification](specification.md), an [invariant of the money](money.md) or a
[requirement of security](security.md) is broken, by [tier](../CONTRIBUTING.md#test). Of ${rows.length} rules, ${count('default')} are shown in
the default tier, ${count('full')} in the full tier only, ${count('none')} by no test; ${count(DESCRIBED)} describe no behavior. A rule has the number of its section
and its first words, \`*\` stands for the other rows of a table. One test is shown for each; all are in
\`specification-tests.yaml\`, \`money.md\` and \`security-tests.yaml\`. \`npx node .ci/tests-table.mjs --write\` makes these
tables.
${tables.map(formatTable).join('')}`;
}

function tierOf(tests) {
  if (tests === DESCRIBED) return DESCRIBED;
  if (tests.length === 0) return 'none';
  return tests.every(({ isFull }) => isFull) ? 'full' : 'default';
}

function formatTable({ title, source, rows }) {
  return `
## ${title}

| [rule](${source}) | shown in the default tier by | only in the full tier by |
| --- | --- | --- |
${rows.map(formatRow).join('')}`;
}

function formatRow({ name, tests }) {
  if (tests === DESCRIBED) return `| ${escapeCell(name)} | ${DESCRIBED} only | |\n`;
  const list = (isFull) => {
    const all = tests.filter((test) => test.isFull === isFull);
    const shown = all
      .slice(0, MAX_SHOWN)
      .map(({ path, title }) => `\`${shortPath(path)}\`: ${escapeCell(title)}`);
    return [...shown, ...(all.length > MAX_SHOWN ? [`${all.length - MAX_SHOWN} more`] : [])].join('<br>');
  };
  return `| ${escapeCell(name)} | ${list(false)} | ${list(true)} |\n`.replaceAll('|  |', '| |');
}

/** The shortest end of a path that no other file has. */
function shortPath(path) {
  const parts = path.split('/');
  const ends = parts.map((_, index) => parts.slice(-1 - index).join('/'));
  return ends.find((end) => files.filter((each) => `/${each}`.endsWith(`/${end}`)).length === 1);
}

/** Cuts a text for a cell, in which some characters have a meaning of their own. */
function escapeCell(text) {
  const cut = shorten(text);
  return `${cut}${cut.length < text.length ? '…' : ''}`.replaceAll(/[|*<]/g, String.raw`\$&`);
}
