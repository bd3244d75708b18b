import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileContent, type CompiledContent } from '../src/compile/compile.ts';
import type { Lint } from '../src/lints/lint.ts';

const QUESTION = 'question: { kind: choice, ask: Is it so?, options: { yes: It is so, no: It is not } }';

/** Files of a course of one objective, each of which an example can replace. */
export const COURSE_FILES: Record<CourseFile, string> = {
  'course.yaml': `title: Basics
summary: A course of the tests, about nothing that anyone has to know.
objectives:
  - { id: 1.1, lesson: look-first, text: Looks before anything is said. }
glossary: { look: To see with attention. }
sources:
  - { id: paper, title: On looking, publisher: The press, url: https://example.com/paper, published: 2024 }`,
  'lessons/1.1-look-first.md': writeLesson(),
  'items/1.1-look-first.yaml': `${QUESTION}
items:
  - { id: 1.1-011, use: test, material: [{ Note: Only a test may show this note. }], key: yes, explain: The reason of the test. }`,
};

type Files = Readonly<Record<string, string | undefined>>;
type CourseFile = 'course.yaml' | 'lessons/1.1-look-first.md' | 'items/1.1-look-first.yaml';

/** Writes a lesson with everything that lessons have. @param changes texts to replace, by what they replace */
export function writeLesson(changes: Readonly<Record<string, string>> = {}): string {
  const unit = (kind: string, number: number): string =>
    `\`\`\`${kind}\nid: 1.1-00${number}\nmaterial:\n  - Note: Note number ${number}.\nkey: ${number % 2 === 0 ? 'yes' : 'no'}\nexplain: The reason of question ${number}.\n\`\`\``;
  const filler = 'Every reader who has some time can look at it. '.repeat(100).trim();
  const lesson = `---
title: Look first
summary: Why everyone has to look before anything is said.
minutes: 8
${QUESTION}
---

## What it costs

A [look](term:look) **would** have shown it: [ten dollars](source:paper). ${filler}

> Look first.

\`\`\`compare
bad: { title: Too fast, text: I know it., why: No one looked. }
good: { title: In time, text: I saw it., why: A reader looked. }
\`\`\`

\`\`\`case
title: A door
material: [{ Sign: Push. }]
steps: [Read the sign., Push.]
result: It opens.
\`\`\`

- One
- Two

${[1, 2, 3].map((number) => unit('try', number)).join('\n\n')}

${[4, 5].map((number) => unit('exit', number)).join('\n\n')}
`;
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The lesson has no "${from}".`);
    return text.replace(from, to);
  }, lesson);
}

/** Writes a content folder with one course. `undefined` leaves a file out. Remove it afterwards. */
export function writeCourse(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'course-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('free-tasks.yaml', '[]');
  write('01-basics/demo.yaml', '[]');
  const all: Files = { ...COURSE_FILES, ...files };
  for (const [file, text] of Object.entries(all)) if (text !== undefined) write(`01-basics/${file}`, text);
  // No pictures: to read all of them takes longer than everything else.
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/media.yaml'), '{}');
  writeFileSync(join(folder, 'media/objects.json'), '{}');
  return folder;
}

/** Compiles a course that is written as in the content folder. */
export async function compileCourse(files: Files = {}): Promise<CompiledContent> {
  const folder = writeCourse(files);
  try {
    return await compileContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns what the author of a course is told, with its place. */
export async function problemsOf(files: Files): Promise<string[]> {
  const { problems } = await compileCourse(files);
  return problems.map(
    ({ location: { file, line, column }, message }) => `${file}:${line}:${column} ${message}`,
  );
}

/** Returns what a lint says about a course. */
export async function findInCourse(lint: Lint, files: Files = {}): Promise<string[]> {
  const content = await compileCourse(files);
  if (content.problems[0]) throw new Error(content.problems[0].message);
  return lint.find(content).map(({ id, message }) => `${id}: ${message}`);
}
