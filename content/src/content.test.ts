import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BLUEPRINTS, type Blueprint } from '@platform/contracts';
import { BUILT_FILES, loadCourseBanks, loadCourses, loadWorkTasks } from './built-content.ts';
import { compareAnswers, drawToSolve, listQuestions } from './commands/blind.ts';
import { writeSheet } from './commands/blind-sheet.ts';
import { listFindings } from './commands/check.ts';
import { compileContent, type CompiledContent } from './compile/compile.ts';
import { BUILD_FOLDER, CONTENT_FOLDER } from './folder.ts';
import { LINTS } from './lints/index.ts';
import { listBankSecrets, listSecrets } from './secrets.ts';
import { stringify } from 'yaml';

/** The real content, as `content -- check`, the build and `content -- blind` read it. */

let content: CompiledContent;
beforeAll(async () => {
  content = await compileContent();
});

test('what a lint finds is a problem, with its place', () => {
  const workTasks = content.workTasks.map((task) =>
    task.seed.id === 'w08-01' ? { ...task, seed: { ...task.seed, title: '' } } : task,
  );
  const messages = listFindings({ ...content, workTasks }).map(
    ({ location, message }) => `${location.file}:${location.line} ${message}`,
  );

  expect(messages).toEqual([
    expect.stringMatching(
      /^08-transcription-subtitles\/work\/w08-01\S+:1 w08-01: The title has 0 characters/,
    ),
  ]);
});

test('what is built is what was compiled', async () => {
  expect(await loadWorkTasks()).toEqual(content.workTasks.flatMap(({ offered }) => offered));
  expect(await loadCourses()).toEqual(content.courses.map(({ seed }) => seed));
  expect(await loadCourseBanks()).toEqual(content.courses.map(({ bank }) => bank));
});

test('the paid work of every blueprint pays at least its price', async () => {
  const paid = (await loadWorkTasks()).filter(({ isPractice }) => !isPractice);
  const pays = ({ id, rewardPerTask }: Blueprint) =>
    paid.filter(({ blueprintId }) => blueprintId === id).length * rewardPerTask;
  expect(BLUEPRINTS.filter((one) => !one.isFree && pays(one) < one.price)).toEqual([]);
});

test('nothing that members may get of a build has a key in it', async () => {
  const tasks = await loadWorkTasks();
  const files = Object.values(BUILT_FILES).filter((file) => file.startsWith('public/'));
  const texts = files.map((file) => readFileSync(join(BUILD_FOLDER, file), 'utf8'));
  const leaks = tasks.flatMap(listSecrets).filter((secret) => texts.some((text) => text.includes(secret)));
  expect(leaks).toEqual([]);
  for (const text of texts) expect(text).not.toMatch(/"(truth|explanation|isHard|reviewerKit)":/);
});

test('nothing that members may get of a build has a question of a test, or a key of a lesson, in it', async () => {
  const banks = await loadCourseBanks();
  const entries = readdirSync(join(BUILD_FOLDER, 'public'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  const secrets = banks.flatMap(listBankSecrets);
  expect(banks.flatMap(({ units }) => units).filter(({ use }) => use === 'test').length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  for (const text of texts) expect(text).not.toMatch(/"(use|isPretest|templates?)":/);
});

test('the search for questions of a test finds an id, a text, a key and an explanation', async () => {
  const [bank] = await loadCourseBanks();
  const unit = bank!.units.find(({ use }) => use === 'test')!;
  const practice = bank!.units.find(({ use }) => use === 'practice')!;
  const finds = (leak: unknown): boolean =>
    listBankSecrets(bank!).some((secret) => JSON.stringify(leak).includes(secret));
  for (const leak of [
    unit.id,
    unit.material,
    unit.truth,
    unit.explanation,
    practice.truth,
    practice.explanation,
  ])
    expect(finds({ leak })).toBe(true);
  const { id, material, parts } = practice;
  expect(finds({ id, material, parts })).toBe(false);
});

test('the README explains every lint by its name', () => {
  const readme = readFileSync(join(CONTENT_FOLDER, 'README.md'), 'utf8');
  expect(LINTS.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the sheet of a course has the questions of its lessons and its test, and no key', () => {
  const sets = listQuestions(content, 1, '1');
  const text = stringify(
    sets.flatMap((set) => writeSheet(set) ?? []),
    { lineWidth: 0 },
  );
  const units = content.courses.find(({ seed }) => seed.id === 1)!.bank.units;
  const keys = units.flatMap(({ explanation, truth }) => [explanation, JSON.stringify(truth)]);
  expect(keys.filter((key) => text.includes(key))).toEqual([]);
  expect(text).not.toMatch(/1\.\d-\d\d\d/);
  expect(compareAnswers(text, 'answers.yaml', sets)).toContain('All: 0 of 0 answers equal the key (0.0 %)');
});

test('the sheet of blind solvers has no key in it, and its answers find the items again', () => {
  const tasks = content.workTasks
    .filter(({ seed }) => seed.blueprintId === 6)
    .map((task) => drawToSolve(task, '1'));
  const sheets = tasks.flatMap((task) => writeSheet(task) ?? []);
  const text = stringify(sheets, { lineWidth: 0 });
  const solved = tasks.map(({ seed, items }) => ({ ...seed, batches: [items.map((item) => item.seed)] }));
  const leaks = solved.flatMap(listSecrets).filter((secret) => text.includes(secret));
  expect(leaks).toEqual([]);
  expect(text).not.toMatch(/w06-\d\d-\d\d/);

  const intentSheets = sheets.filter(({ task }) => task.startsWith('Label the intent'));
  const answered = intentSheets.map((sheet) => ({
    ...sheet,
    items: sheet.items.map((item) => ({ ...item, answer: 'other' })),
  }));
  const [first, ...lines] = compareAnswers(stringify(answered), 'answers.yaml', tasks);
  const items = content.workTasks.flatMap((task) => (task.seed.id === 'w06-02' ? task.items : []));
  const right = items.filter(({ seed }) => JSON.stringify(seed.truth).includes('"other"')).length;
  expect(first).toContain('0 of 0 answers');
  expect(lines[0]).toContain(`${right} of ${items.length} answers equal the key`);
  expect(lines.at(-1)).toBe(`${items.length - right} disagreements`);
});
