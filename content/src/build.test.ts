import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildContent } from './build.ts';
import { BUILT_FILES, openDrawing } from './built-content.ts';
import { BUILD_FOLDER, CONTENT_FOLDER } from './folder.ts';
import type { FreshItem, WorkTaskSeed } from './seeds.ts';

/** What a build has of tasks with fresh items. */

const TEMPLATE = `
import { defineTemplate } from '../../src/template.ts';
import { textOf } from '../../src/source/field.ts';

export const template = defineTemplate({
  read: (fields) => textOf(fields.get('name')),
  draw: (random) => 'SECRET-' + random.integer(1, 99_999_999),
  make: (name, { random, picture }) => ({
    with: 'street',
    material: [{ Name: 'Item ' + random.integer(1, 99_999_999) }],
    key: 'yes',
    explain: name + ' is in a picture of ' + picture('street-01').width + ' pixels.',
  }),
});
`;
const TASK = `
title: Say what it is
description: Items of the test.
minutes: 20
assistance: allowed
instructions: Look at each item.
guideline: []
template: example
shared:
  street: { material: [{ picture: street-01 }] }
question: { kind: choice, ask: Is it 4.50?, options: { yes: 4.50, no: It is not } }
fresh: { batches: 2, items: 10 }
`;

const COURSE = `
title: Example
summary: A course of the test.
objectives: [{ id: 1.1, lesson: look, text: Looks at it. }]
sources: []
`;
const BANK = `
shared:
  street: { material: [{ picture: street-01 }] }
question: { kind: choice, ask: Is it?, options: { yes: It is, no: It is not } }
items:
  - { id: 1.1-001, use: test, material: [{ Note: SECRET of the test }], key: yes, explain: SECRET reason }
templates:
  - { id: 1.1-101, use: test, template: example }
`;

let folder: string;
/** Below the real build, where packages are found. */
let output: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(BUILD_FOLDER, { recursive: true });
  output = mkdtempSync(join(BUILD_FOLDER, 'test-'));
  for (const name of ['work', 'templates', 'items'])
    mkdirSync(join(folder, '01-example', name), { recursive: true });
  writeFileSync(join(folder, '01-example/demo.yaml'), '[]');
  writeFileSync(join(folder, 'free-tasks.yaml'), '[]');
  writeFileSync(join(folder, '01-example/templates/example.ts'), TEMPLATE);
  writeFileSync(join(folder, '01-example/work/w01-01-example.yaml'), TASK);
  writeFileSync(join(folder, '01-example/course.yaml'), COURSE);
  writeFileSync(join(folder, '01-example/items/1.1-look.yaml'), BANK);
  cpSync(join(CONTENT_FOLDER, 'media'), join(folder, 'media'), { recursive: true });
  symlinkSync(join(CONTENT_FOLDER, 'src'), join(folder, 'src'));
  expect(await buildContent(folder, output)).toEqual([]);
});
afterAll(() => {
  for (const each of [folder, output]) rmSync(each, { recursive: true });
});

const read = (file: string): string => readFileSync(join(output, file), 'utf8');

test('draws fresh items of each batch, with shared material and what is known of pictures', async () => {
  const tasks = JSON.parse(read(BUILT_FILES.workTasks)) as WorkTaskSeed[];
  expect(tasks.map(({ id, freshItems }) => [id, freshItems])).toEqual([
    ['w01-01', 8],
    ['w01-01-b2', 8],
  ]);
  const drawing = await openDrawing(output);
  const items = await drawing.draw('w01-01-b2', 'one', 8);

  expect(new Set(items.map(({ material }) => JSON.stringify(material))).size).toBe(8);
  expect(items[0]).toMatchObject({
    material: [{ type: 'picture' }, { title: 'Name', text: expect.stringMatching(/^Item \d+$/) }],
    parts: [{ type: 'choice', options: [{ id: 'yes', label: '4.50' }, { id: 'no' }] }],
    truth: { choice: { answers: [{ selected: ['yes'] }] } },
    explanation: expect.stringMatching(/^SECRET-\d+ is in a picture of \d+ pixels\.$/),
  });
  expect(await drawing.draw('w01-01', 'one', 8)).toEqual(items);
  const { drawnFrom } = items[3]!;
  expect(await drawing.drawAgain('w01-01-b2', drawnFrom)).toEqual(items[3]);
  expect(await drawing.drawAgain('w01-02', drawnFrom)).toBeUndefined();
  await expect(drawing.draw('w01-02', 'one', 8)).rejects.toThrow('The task w01-02 has no fresh items.');
});

test('draws the units of a template by its id, each seed again', async () => {
  const drawing = await openDrawing(output);
  const units = await drawing.draw('1.1-101', 'attempt', 3);
  expect(units[0]).toMatchObject({
    parts: [{ type: 'choice', prompt: 'Is it?' }],
    truth: { choice: { answers: [{ selected: ['yes'] }] } },
  });
  expect(await drawing.draw('1.1-101', 'attempt', 3)).toEqual(units);
  expect(await drawing.drawAgain('1.1-101', units[1]!.drawnFrom)).toEqual(units[1]);
});

test('Node draws the same without the compiler', async () => {
  const script = `
    const { openDrawing } = await import(process.argv[1]);
    const drawing = await openDrawing(process.argv[2]);
    process.stdout.write(JSON.stringify(await drawing.draw('w01-01', 'two', 8)));`;
  const builtContent = join(CONTENT_FOLDER, 'src/built-content.ts');
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, builtContent, output]);
  const drawn = JSON.parse(printed.toString()) as FreshItem[];
  expect(drawn).toEqual(await (await openDrawing(output)).draw('w01-01', 'two', 8));
});

test('has no template and no key in what members may get', () => {
  const entries = readdirSync(join(output, 'public'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(files.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /SECRET|template|drawn/i.test(text))).toEqual([]);
});
