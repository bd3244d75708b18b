/*
 * Draws fresh items without the compiler. The build has a copy of this file with what it imports, and of the templates,
 * apart from everything that members may get.
 */
import { join } from 'node:path';
import type { CompiledCourse } from '../course/course.ts';
import type { AskedItem, Drawing, FreshItem } from '../seeds.ts';
import { ContentError, mapOf, textOf } from '../source/field.ts';
import { packField, unpackField, type PackedField } from '../source/pack-field.ts';
import { drawItem, drawItems, printOf, type DrawSource, type DrawnItem } from './draw.ts';
import type { Media, Picture } from './media.ts';
import type { CompiledTask } from './work-task.ts';

/** What fresh items are drawn from, as JSON. */
export type PackedDrawing = {
  readonly pictures: readonly Picture[];
  readonly sources: readonly PackedSource[];
};

type PackedSource = {
  /** The tasks whose items are drawn from it, or the template of a bank. */
  readonly taskIds: readonly string[];
  /** The file of the template in the content folder. */
  readonly template: string;
  readonly shared: readonly (readonly [name: string, field: PackedField])[];
  readonly questions: readonly PackedField[];
  /** The prints of the items that members share. */
  readonly taken: readonly string[];
};

/** Packs what the fresh items of tasks, and the units of templates, are drawn from. */
export function packDrawing({
  workTasks,
  courses,
  media: { pictures },
}: {
  readonly workTasks: readonly CompiledTask[];
  readonly courses: readonly Pick<CompiledCourse, 'objectives'>[];
  readonly media: Pick<Media, 'pictures'>;
}): PackedDrawing {
  const ofTasks = workTasks.flatMap(({ fresh, offered, items }) =>
    fresh
      ? [packSource(fresh.source, fresh.templateFile, { taskIds: offered.map(({ id }) => id), taken: items })]
      : [],
  );
  const ofUnits = courses.flatMap(({ objectives }) =>
    objectives.flatMap(({ units, templates }) =>
      templates.map(({ seed, source, file }) =>
        packSource(source, file, { taskIds: [seed.id], taken: units }),
      ),
    ),
  );
  return { pictures, sources: [...ofTasks, ...ofUnits] };
}

function packSource(
  { shared, questions, location }: DrawSource,
  template: string,
  { taskIds, taken }: { taskIds: string[]; taken: readonly { readonly seed: AskedItem }[] },
): PackedSource {
  return {
    taskIds,
    template,
    shared: [...shared].map(([name, field]) => [name, packField(field)]),
    questions: questions.map(({ entries }) => packField({ location, kind: 'map', entries })),
    taken: taken.map(({ seed }) => printOf(seed)),
  };
}

/** @param folder has the folders of the courses with their templates */
export function createDrawing({ pictures, sources }: PackedDrawing, folder: string): Drawing {
  const media = createMedia(pictures);
  const opened = new Map<PackedSource, DrawSource>();

  async function open(packed: PackedSource): Promise<DrawSource> {
    const source = opened.get(packed) ?? (await openSource(packed, media, folder));
    opened.set(packed, source);
    return source;
  }

  const find = (taskId: string) => sources.find(({ taskIds }) => taskIds.includes(taskId));
  return {
    async draw(taskId, secret, count) {
      const packed = find(taskId);
      if (!packed) throw new Error(`The task ${taskId} has no fresh items.`);
      return drawItems(await open(packed), { secret, count, taken: packed.taken }).map(toFreshItem);
    },

    async drawAgain(taskId, drawnFrom) {
      const packed = find(taskId);
      if (!packed) return undefined;
      try {
        return toFreshItem(drawItem(await open(packed), drawnFrom));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return undefined;
      }
    },
  };
}

async function openSource(
  { template: file, shared, questions }: PackedSource,
  media: Media,
  folder: string,
): Promise<DrawSource> {
  const { template } = (await import(join(folder, file))) as { template: DrawSource['template'] };
  const location = { file, line: 1, column: 1 };
  return {
    media,
    template,
    location,
    shared: new Map(shared.map(([name, field]) => [name, unpackField(field, location)])),
    questions: questions.map((field) => mapOf(unpackField(field, location))),
  };
}

function createMedia(pictures: readonly Picture[]): Media {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  return {
    pictures,
    get(field) {
      const picture = byName.get(textOf(field));
      if (!picture) throw new ContentError(field.location, `There is no picture "${textOf(field)}"`);
      return picture;
    },
  };
}

function toFreshItem({ seed: { id: _none, ...item }, drawnFrom }: DrawnItem): FreshItem {
  return { ...item, drawnFrom };
}
