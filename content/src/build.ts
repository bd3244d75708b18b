import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileContent, type CompiledContent, type Problem } from './compile/compile.ts';
import { BUILT_FILES, type BuiltFile } from './built-content.ts';
import { BUILD_FOLDER } from './folder.ts';
import type { AskedItem, WorkTaskSeed } from './seeds.ts';
import { hashSources } from './sources.ts';

/**
 * Compiles all content to JSON. Several processes may do it at the same time. With a mistake anywhere, the build before
 * stays as it is.
 *
 * @returns the mistakes
 */
export async function buildContent(): Promise<readonly Problem[]> {
  const sources = hashSources();
  const content = await compileContent();
  if (content.problems.length > 0) return content.problems;
  write(
    'demoTasks',
    content.demoTasks.map(({ seed }) => seed),
  );
  write(
    'workTasks',
    content.workTasks.flatMap(({ offered }) => offered.map(withoutKeys)),
  );
  write('keys', listKeys(content));
  write('pictures', Object.fromEntries(content.media.pictures.map(({ hash, file }) => [hash, file])));
  // Last, so that a build that was interrupted is done again.
  write('sources', sources);
  return [];
}

function withoutKeys(task: WorkTaskSeed): WorkTaskSeed<AskedItem> {
  const ask = ({ id, material, parts }: AskedItem): AskedItem => ({ id, material, parts });
  return { ...task, batches: task.batches.map((batch) => batch.map(ask)) };
}

function listKeys({ workTasks }: CompiledContent) {
  const items = workTasks.flatMap((task) => task.items.map(({ seed }) => seed));
  return Object.fromEntries(items.map(({ id, truth, explanation }) => [id, { truth, explanation }]));
}

/** Replaces a file at once, because another process may read it. */
function write(name: BuiltFile, value: unknown): void {
  const file = join(BUILD_FOLDER, BUILT_FILES[name]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
  renameSync(`${file}.${process.pid}`, file);
}
