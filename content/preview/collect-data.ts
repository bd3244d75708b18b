import { listFindings } from '../src/commands/check.ts';
import { compileContent, type Problem } from '../src/compile/compile.ts';
import { drawNamed } from '../src/compile/fresh.ts';
import type { CompiledTask } from '../src/compile/work-task.ts';
import { CONTENT_FOLDER } from '../src/folder.ts';
import { LINTS } from '../src/lints/index.ts';
import { listWhys } from '../src/lints/options.ts';
import type { SourceLocation } from '../src/source/field.ts';
import type { PreviewData, PreviewProblem, PreviewTask } from './preview-data.ts';

/** How many fresh items of a task are shown. */
const DRAWN = 10;

/** Compiles the content and collects what the preview shows, mistakes included. */
export async function collectData(folder = CONTENT_FOLDER): Promise<PreviewData> {
  const content = await compileContent(folder);
  const found = new Map<string, string[]>();
  for (const { name, find } of LINTS)
    for (const { id, message } of find(content))
      found.set(id, [...(found.get(id) ?? []), `${message} [${name}]`]);
  return {
    tasks: content.workTasks.map((task) => toTask(task, found)),
    demoTasks: content.demoTasks.map(({ seed }) => seed),
    pictures: Object.fromEntries(content.media.pictures.map(({ hash, file }) => [hash, file])),
    problems: [...content.problems, ...listFindings(content)].map(toProblem),
  };
}

function toTask(
  { seed, items, fresh, location }: CompiledTask,
  found: ReadonlyMap<string, string[]>,
): PreviewTask {
  const { batches, freshItems: _none, ...task } = seed;
  const drawn = fresh ? drawNamed(fresh, items, { name: `${seed.id}-fresh`, count: DRAWN }) : [];
  return {
    ...task,
    file: location.file,
    batchCount: fresh?.batches ?? batches.length,
    itemCount: fresh?.items ?? items.length / batches.length,
    faults: found.get(seed.id) ?? [],
    items: [...items, ...drawn].map((item) => ({
      ...item.seed,
      at: formatLocation(item.location),
      whys: listWhys(item),
      blind: item.blind,
      note: item.note,
      faults: found.get(item.seed.id) ?? [],
    })),
  };
}

function toProblem({ location, message }: Problem): PreviewProblem {
  return { at: formatLocation(location), file: location.file, message };
}

function formatLocation({ file, line, column }: SourceLocation): string {
  return `content/${file}:${line}:${column}`;
}

// As a process of its own, for each change: Node keeps the modules of templates that it has loaded.
if (process.argv[1] === import.meta.filename)
  void collectData(process.argv[2]).then((data) => process.stdout.write(JSON.stringify(data)));
