import { listFindings } from '../src/commands/check.ts';
import { compileContent, type Problem } from '../src/compile/compile.ts';
import { drawItems, printOf } from '../src/compile/draw.ts';
import { drawNamed } from '../src/compile/fresh.ts';
import type { CompiledItem } from '../src/compile/items.ts';
import type { CompiledTask } from '../src/compile/work-task.ts';
import { listUnits, type CompiledObjective } from '../src/course/course.ts';
import { CONTENT_FOLDER } from '../src/folder.ts';
import { LINTS } from '../src/lints/index.ts';
import { listWhys } from '../src/lints/options.ts';
import type { SourceLocation } from '../src/source/field.ts';
import type { PreviewData, PreviewItem, PreviewProblem, PreviewTask } from './preview-data.ts';

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
    tasks: [
      ...content.workTasks.map((task) => toTask(task, found)),
      ...content.courses.flatMap(({ seed: { id }, objectives }) =>
        objectives.map((objective) => toTaskOfCourse(objective, id, found)),
      ),
    ],
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
    items: [...items, ...drawn].map((item) => toItem(item, found)),
  };
}

/** Shows an objective as a task: its lesson are the texts, and its questions the items. */
function toTaskOfCourse(
  objective: CompiledObjective,
  blueprintId: number,
  found: ReadonlyMap<string, string[]>,
): PreviewTask {
  const { seed, lesson, templates } = objective;
  const units = listUnits(objective);
  const taken = units.map((unit) => printOf(unit.seed));
  const drawn = templates.flatMap(({ source, location: at, seed: { id } }) =>
    drawItems(source, { secret: id, count: DRAWN, taken }).map((item, index) => ({
      ...{ ...item, location: at, source: item.written, blind: [], note: null },
      seed: { ...item.seed, id: `${id}-${index + 1}` },
    })),
  );
  return {
    ...{ id: seed.id, blueprintId, title: lesson?.seed.title ?? 'The lesson is not written' },
    ...{ description: seed.text, instructions: '', estimatedMinutes: lesson?.seed.minutes ?? 0 },
    ...{ isPractice: true, assistance: 'not_allowed', worksOnPhone: true, guideline: [], rubric: [] },
    ...{ overlap: null, file: (lesson ?? objective).location.file, batchCount: 1, itemCount: units.length },
    faults: [...(found.get(seed.id) ?? []), ...templates.flatMap((one) => found.get(one.seed.id) ?? [])],
    items: [...units, ...drawn].map((item) => toItem(item, found)),
    ...(lesson && { lesson: lesson.seed }),
  };
}

function toItem(item: CompiledItem, found: ReadonlyMap<string, string[]>): PreviewItem {
  return {
    ...item.seed,
    at: formatLocation(item.location),
    whys: listWhys(item),
    blind: item.blind,
    note: item.note,
    faults: found.get(item.seed.id) ?? [],
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
