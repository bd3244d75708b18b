import type { CompiledContent } from '../src/compile/compile.ts';
import { readDemoTasks } from '../src/compile/demo-tasks.ts';
import type { Picture } from '../src/compile/media.ts';
import { readWorkTask } from '../src/compile/work-task.ts';
import type { Lint } from '../src/lints/lint.ts';
import { ContentError, mapOf, textOf } from '../src/source/field.ts';
import { readYaml } from '../src/source/read-yaml.ts';
import type { Template } from '../src/template.ts';

const LONG = 'Read each message once, then decide. '.repeat(14).trim();

/** The texts of a task; an example adds its questions and items, and replaces what it is about. */
const TEXTS = {
  title: 'title: Sort messages',
  description: 'description: Ten messages to a shop.',
  minutes: 'minutes: 20',
  assistance: 'assistance: allowed',
  instructions: `instructions: ${JSON.stringify(LONG)}`,
  guideline: `guideline:
  - { title: First, text: "${'Nothing that any of the items below would say. '.repeat(3).trim()}" }
  - { title: Second, text: "${'Neither is this of any use to people in a hurry. '.repeat(3).trim()}" }`,
  rubric: 'rubric: { hardCases: the hard ones, support: the note }',
};

/** A picture of the tests. */
export const STREET: Picture = {
  name: 'street',
  file: 'street.png',
  hash: 'a'.repeat(64),
  width: 200,
  height: 100,
  alt: 'A drawing of a street with a bus.',
  objects: [],
};

type Example = Partial<typeof TEXTS> & {
  readonly template?: Template<never>;
  /** More work tasks, and demo tasks, each as a list in YAML. */
  readonly demo?: string;
  readonly id?: string;
};

/** Compiles a work task that is written as in a content file. @throws ContentError for the first mistake */
export function compileExample(
  task: string,
  { template, demo, id = 'w01-01', ...texts }: Example = {},
): CompiledContent {
  const text = [...Object.values({ ...TEXTS, ...texts }), task].join('\n');
  const file = `01-ai-basics/work/${id}-example.yaml`;
  const problems: ContentError[] = [];
  const media = {
    pictures: [STREET],
    get: (name: Parameters<typeof textOf>[0]) => {
      if (textOf(name) !== STREET.name) throw new ContentError(name.location, 'There is no such picture');
      return STREET;
    },
  };
  const compiled = readWorkTask(
    { id, blueprintId: 1, fields: mapOf(readYaml(text, file)) },
    {
      media,
      findBase: ({ location }) => {
        throw new ContentError(location, 'There is no other task');
      },
      findTemplate: () => template as unknown as Template<unknown>,
      report: (error) => void problems.push(error),
    },
  );
  const [first] = problems;
  if (first) throw first;
  const demoTasks = demo === undefined ? [] : readDemoTasks(readYaml(demo, 'demo.yaml'), 2);
  return { workTasks: [compiled], demoTasks, courses: [], media, problems: [] };
}

/** Returns what the author of a work task is told, with its place. */
export function problemOf(...example: Parameters<typeof compileExample>): string {
  try {
    compileExample(...example);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { file, line, column } = error.location;
    return `${file}:${line}:${column} ${error.message}`;
  }
  return 'no problem';
}

/** Returns what a lint says about an example. */
export function findIn(lint: Lint, ...example: Parameters<typeof compileExample>): string[] {
  return lint.find(compileExample(...example)).map(({ id, message }) => `${id}: ${message}`);
}

/** Repeats the text of an item with the numbers 1 to `count`. */
export function repeatItems(count: number, write: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index + 1)).join('\n');
}
