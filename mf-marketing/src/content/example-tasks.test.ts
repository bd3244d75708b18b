import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HERO_TASK, PREVIEW_EXAMPLES } from './example-tasks.content.ts';

const CONTENT = resolve(__dirname, '../../../content');
const WORK = globSync('*/work/*.yaml', { cwd: CONTENT }).map((path) =>
  readFileSync(join(CONTENT, path), 'utf8'),
);

test.each([HERO_TASK, ...PREVIEW_EXAMPLES])('the content has the paid task "$title"', ({ title }) => {
  const task = WORK.find((text) => readTitle(text) === title);
  expect(task).toBeDefined();
  expect(task).not.toMatch(/^practice: true$/m);
});

/** Reads the title at the top of the file of a task: one line, or several behind `>-`, and maybe in quotes. */
function readTitle(text: string): string {
  const [, title = ''] = /^title: (?:>-\s*)?([\s\S]*?)\n\w+:/.exec(text) ?? [];
  return title.replace(/\s+/g, ' ').replace(/^'|'$/g, '');
}
