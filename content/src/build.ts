import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileContent, type CompiledContent, type Problem } from './compile/compile.ts';
import { BUILT_CODE, BUILT_FILES, BUILT_PAGES, type BuiltFile } from './built-content.ts';
import { packDrawing } from './compile/drawing.ts';
import { listLearnPages } from './course/learn-pages.ts';
import { BUILD_FOLDER, CONTENT_FOLDER } from './folder.ts';
import type { AskedItem, WorkTaskSeed } from './seeds.ts';
import { hashSources, listCode } from './sources.ts';

/**
 * Compiles all content to JSON. Several processes may do it at the same time. With a mistake anywhere, the build before
 * stays as it is.
 *
 * @returns the mistakes
 */
export async function buildContent(
  folder = CONTENT_FOLDER,
  output = BUILD_FOLDER,
): Promise<readonly Problem[]> {
  const sources = hashSources(folder);
  const content = await compileContent(folder);
  if (content.problems.length > 0) return content.problems;
  const write = (name: BuiltFile, value: unknown): void =>
    writeAtOnce(join(output, BUILT_FILES[name]), JSON.stringify(value));
  write(
    'demoTasks',
    content.demoTasks.map(({ seed }) => seed),
  );
  write(
    'workTasks',
    content.workTasks.flatMap(({ offered }) => offered.map(withoutKeys)),
  );
  write(
    'courses',
    content.courses.map(({ seed }) => seed),
  );
  write(
    'banks',
    content.courses.map(({ bank }) => bank),
  );
  writePages(join(output, BUILT_PAGES), listLearnPages(content.courses));
  write('keys', listKeys(content));
  write('reviewerKits', listReviewerKits(content));
  write('pictures', Object.fromEntries(content.media.pictures.map(({ hash, file }) => [hash, file])));
  write('drawing', packDrawing(content));
  for (const file of listCode(folder))
    writeAtOnce(join(output, BUILT_CODE, file), readFileSync(join(folder, file), 'utf8'));
  // Last, so that a build that was interrupted is done again.
  write('sources', sources);
  return [];
}

/** Writes the files of the public pages, and deletes those of lessons that are gone: what is there is bundled. */
function writePages(folder: string, pages: ReadonlyMap<string, unknown>): void {
  for (const [file, data] of pages) writeAtOnce(join(folder, file), JSON.stringify(data));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json') && !pages.has(file)) rmSync(join(folder, file));
}

function withoutKeys({ reviewerKit: _kit, ...task }: WorkTaskSeed): WorkTaskSeed<AskedItem> {
  const ask = ({ id, material, parts }: AskedItem): AskedItem => ({ id, material, parts });
  return { ...task, batches: task.batches.map((batch) => batch.map(ask)) };
}

function listKeys({ workTasks }: CompiledContent) {
  const items = workTasks.flatMap((task) => task.items.map(({ seed }) => seed));
  return Object.fromEntries(
    items.map(({ id, truth, explanation, isHard }) => [id, { truth, explanation, isHard }]),
  );
}

function listReviewerKits({ workTasks }: CompiledContent) {
  const tasks = workTasks.flatMap(({ offered }) => offered);
  return Object.fromEntries(tasks.flatMap(({ id, reviewerKit }) => (reviewerKit ? [[id, reviewerKit]] : [])));
}

/** Replaces a file at once, because another process may read it. */
function writeAtOnce(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
