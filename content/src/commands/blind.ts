import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stringify } from 'yaml';
import { readAnswers } from '../compile/answers.ts';
import { compileContent, type CompiledContent } from '../compile/compile.ts';
import { drawItems, printOf } from '../compile/draw.ts';
import { drawNamed } from '../compile/fresh.ts';
import type { CompiledItem } from '../compile/items.ts';
import type { CompiledTask } from '../compile/work-task.ts';
import { listUnits } from '../course/course.ts';
import { BUILD_FOLDER, CONTENT_FOLDER } from '../folder.ts';
import { AGREES, lowestScore } from '../lints/answers.ts';
import { ContentError, listOf, mapOf, textOf, type Field, type Fields } from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';
import { knownParts, listPictures, nameOnSheet, writeSheet, type Solvable } from './blind-sheet.ts';
import { CommandError, formatProblem, type Command } from './command.ts';

/** How many fresh items of a task are solved. */
const DRAWN = 20;

const INTRODUCTION = `# Solve every item from what is written here and nothing else, and put your answer after "answer:".
# Leave an answer empty if you cannot give one. Do not look at any other file of the repository.
`;

/** Writes the questions of a course to be solved, or compares answers with the keys. @throws CommandError */
export const runBlind: Command = async ([course = ''], { compare, seed = '1', course: isCourse = false }) => {
  const content = await compileContent();
  if (!/^\d{1,9}$/.test(seed)) throw new CommandError('--seed needs a number.');
  const tasks = isCourse
    ? listQuestions(content, Number(course), seed)
    : content.workTasks
        .filter((task) => task.seed.blueprintId === Number(course))
        .map((task) => drawToSolve(task, seed));
  if (tasks.length === 0)
    throw new CommandError(
      isCourse
        ? 'There is no course.yaml of this number.'
        : 'Say a course, such as: npm run content -- blind 06',
    );
  const number = course.padStart(2, '0');
  const options = `${isCourse ? ' --course' : ''}${seed === '1' ? '' : ` --seed ${seed}`}`;
  const command = {
    folder: `blind-${number}${isCourse ? '-course' : ''}`,
    text: `blind ${number}${options}`,
  };
  if (compare === undefined) writeQuestions(command, tasks, content);
  else process.stdout.write(`${compareAnswers(readFileSync(compare, 'utf8'), compare, tasks).join('\n')}\n`);
};

/** Of a task with fresh items, those of its file are solved, and drawn ones that members do not share. */
export function drawToSolve(task: CompiledTask, seed: string): CompiledTask {
  if (!task.fresh) return task;
  const listed = task.items.filter(({ drawnFrom }) => drawnFrom === null);
  const name = `${task.seed.id}-blind-${seed}`;
  return { ...task, items: [...listed, ...drawNamed(task.fresh, task.items, { name, count: DRAWN })] };
}

/** Lists the questions of a course by objective: those of lessons and bank, and drawn ones of each template. */
export function listQuestions({ courses }: CompiledContent, courseId: number, seed: string): Solvable[] {
  const own = courses.find((course) => course.seed.id === courseId);
  return (own?.objectives ?? []).map((objective) => {
    const units = listUnits(objective);
    const taken = units.map((unit) => printOf(unit.seed));
    const drawn = objective.templates.flatMap(({ source, location, seed: { id } }) =>
      drawItems(source, { secret: `${id}-blind-${seed}`, count: DRAWN, taken }).map((item, index) => ({
        ...{ ...item, location, source: item.written, blind: [], note: null },
        seed: { ...item.seed, id: `${id}-${String(index + 1).padStart(2, '0')}` },
      })),
    );
    const { id, text } = objective.seed;
    const instructions = 'Answer each question from what it shows.';
    return { seed: { id, title: text, instructions, guideline: [] }, items: [...units, ...drawn] };
  });
}

function writeQuestions(
  command: { readonly folder: string; readonly text: string },
  tasks: readonly Solvable[],
  { media }: CompiledContent,
): void {
  const folder = join(BUILD_FOLDER, command.folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sheets = tasks.flatMap((task) => writeSheet(task) ?? []);
  const file = join(folder, 'questions.yaml');
  writeFileSync(file, INTRODUCTION + stringify(sheets, { lineWidth: 120 }));
  const shown = new Set(tasks.flatMap(listPictures));
  for (const { hash, file: picture } of media.pictures)
    if (shown.has(hash)) copyFileSync(join(CONTENT_FOLDER, 'media', picture), join(folder, `${hash}.png`));
  process.stdout.write(
    `${relative(process.cwd(), file)}: fill in the answers in a copy, commit it, and run\nnpm run content -- ${command.text} --compare FILE\n`,
  );
}

/** How the answers to one item compare with its key. */
type Comparison = {
  readonly item: CompiledItem;
  readonly score: number;
  readonly isEqual: boolean;
  readonly solved: string;
};

/** Compares a filled-in sheet with the keys. Returns a table by task, and each disagreement. @throws CommandError */
export function compareAnswers(text: string, file: string, tasks: readonly Solvable[]): string[] {
  const answers = readFilledIn(text, file);
  const byTask = tasks.map((task) => ({
    task,
    compared: task.items.flatMap((item) => {
      const answer = answers.get(nameOnSheet(item.seed));
      answers.delete(nameOnSheet(item.seed));
      return answer ? [compareItem(item, answer)] : [];
    }),
    known: task.items.filter(({ seed }) => knownParts(seed).length > 0).length,
  }));
  const all = byTask.flatMap(({ compared }) => compared);
  const equal = all.filter(({ isEqual }) => isEqual).length;
  return [
    ...byTask
      .filter(({ known }) => known > 0)
      .map(
        ({ task, compared, known }) =>
          `${task.seed.id} ${task.seed.title}: ${summarize(compared)} (${known} items)`,
      ),
    `All: ${summarize(all)}`,
    // Also where a part of an answer differs, because one of several keys can be wrong.
    ...all
      .filter(({ score }) => score < 1)
      .sort((a, b) => a.score - b.score)
      .map(describeDifference),
    ...(answers.size > 0 ? [`${answers.size} answers are to items that are asked otherwise now`] : []),
    ...(equal === all.length ? [] : [`${all.length - equal} disagreements`]),
  ];
}

/** Reads the answers by the names of the items. @throws CommandError for a file that is no sheet */
function readFilledIn(text: string, file: string): Map<string, Field> {
  try {
    const sheets = listOf(readYaml(text, file)).map(mapOf);
    const items = sheets.flatMap((sheet) => listOf(sheet.get('items')).map(mapOf));
    return new Map(
      items.flatMap((item): [string, Field][] =>
        isAnswered(item) ? [[textOf(item.get('item')), item.get('answer')]] : [],
      ),
    );
  } catch (error) {
    throw error instanceof ContentError
      ? new CommandError(`${file}:${error.location.line} ${error.message}`)
      : error;
  }
}

function isAnswered(item: Fields): boolean {
  const answer = item.maybe('answer');
  return answer !== undefined && !isEmpty(answer);
}

/** Whether nothing was filled in; an item of several questions has a field for each of them. */
function isEmpty(answer: Field): boolean {
  if (answer.kind === 'map') return [...answer.entries.values()].every(isEmpty);
  return answer.kind === 'scalar' && answer.value === null;
}

function compareItem(item: CompiledItem, answer: Field): Comparison {
  try {
    const solved = readAnswers(knownParts(item.seed), answer);
    const score = lowestScore(item, solved);
    return { item, score, isEqual: score >= AGREES, solved: JSON.stringify(solved) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { item, score: 0, isEqual: false, solved: `line ${error.location.line}: ${error.message}` };
  }
}

function summarize(compared: readonly Comparison[]): string {
  const equal = compared.filter(({ isEqual }) => isEqual).length;
  const share = compared.length === 0 ? 0 : (equal * 100) / compared.length;
  return `${equal} of ${compared.length} answers equal the key (${share.toFixed(1)} %)`;
}

function describeDifference({ item, score, solved }: Comparison): string {
  const key = JSON.stringify(
    Object.fromEntries(Object.entries(item.seed.truth).map(([id, { answers }]) => [id, answers[0]])),
  );
  return formatProblem({
    location: item.location,
    message: `${item.seed.id}: ${score.toFixed(2)}\n   answer ${solved}\n   key    ${key}`,
  });
}
