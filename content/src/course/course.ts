import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Course, CourseObjective, CourseSource } from '@platform/contracts';
import type { Media } from '../compile/media.ts';
import {
  ContentError,
  entriesOf,
  flagOf,
  listOf,
  mapOf,
  textOf,
  type Field,
  type Fields,
  type SourceLocation,
} from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';
import type { Template } from '../template.ts';
import { readBank, type CompiledBank, type CompiledUnit } from './bank.ts';
import { readLesson, type CompiledLesson } from './lesson.ts';
import type { LinkTargets } from './running-text.ts';
import type { CourseBank } from './seeds.ts';

/** An objective with its lesson and its questions. */
export type CompiledObjective = CompiledBank & {
  readonly seed: CourseObjective;
  readonly location: SourceLocation;
  /** `undefined` while it is not written. */
  readonly lesson: CompiledLesson | undefined;
};

/** A course with where it is written. */
export type CompiledCourse = {
  readonly seed: Course;
  readonly bank: CourseBank;
  readonly location: SourceLocation;
  readonly objectives: readonly CompiledObjective[];
};

export type CourseTools = {
  /** The content folder. */
  readonly folder: string;
  readonly media: Media;
  readonly findTemplate: (name: Field) => Template<unknown>;
  readonly report: (error: ContentError) => void;
};

/** The folders of a course with the files of its objectives, such as `lessons/1.2-stated-or-open.md`. */
const FILES = { lessons: 'md', items: 'yaml' } as const;

/**
 * Reads the course of a folder such as `01-ai-basics`; `undefined` if it has no `course.yaml`. Mistakes in lessons and
 * questions are reported one by one.
 *
 * @throws ContentError for a mistake in `course.yaml`
 */
export function readCourse(name: string, tools: CourseTools): CompiledCourse | undefined {
  const file = `${name}/course.yaml`;
  const path = join(tools.folder, file);
  if (!existsSync(path)) {
    reportFiles(name, tools, () => 'There is no course.yaml beside this folder, so that no one sees it');
    return undefined;
  }
  const fields = mapOf(readYaml(readFileSync(path, 'utf8'), file));
  const head = readHead(fields, name);
  const listed = listOf(fields.get('objectives')).map((field) => readObjective(field, head.id));
  const sources = listOf(fields.get('sources')).map(readSource);
  const glossaryField = fields.maybe('glossary');
  const glossary = (glossaryField ? entriesOf(glossaryField) : []).map(([term, meaning]) => ({
    term,
    meaning: textOf(meaning),
  }));
  fields.end();
  const stems = listed.map(({ id, slug }) => `${id}-${slug}`);
  reportFiles(name, tools, (stem) =>
    stems.includes(stem) ? undefined : `No objective in course.yaml has this file, only ${stems.join(', ')}`,
  );
  const isWritten = ({ id, slug }: ListedObjective) =>
    existsSync(join(tools.folder, name, `lessons/${id}-${slug}.md`));
  const targets = {
    lesson: listed.filter(isWritten).map(({ slug }) => slug),
    source: sources.map(({ id }) => id),
    term: glossary.map(({ term }) => term),
  };
  const objectives = listed.map((objective) => compileObjective(objective, name, { ...tools, targets }));
  return finish({ ...head, sources, glossary }, objectives, fields.location);
}

function readHead(fields: Fields, name: string) {
  const [test, gate] = [fields.maybe('test'), fields.maybe('gatesWork')];
  return {
    id: Number(name.slice(0, 2)),
    slug: name.slice(3),
    title: textOf(fields.get('title')),
    summary: textOf(fields.get('summary')),
    hasTest: test ? flagOf(test) : false,
    gatesWork: gate ? flagOf(gate) : false,
  };
}

type ListedObjective = {
  readonly id: string;
  readonly slug: string;
  readonly text: string;
  readonly isTested: boolean;
  readonly location: SourceLocation;
};

function readObjective(field: Field, courseId: number): ListedObjective {
  const fields = mapOf(field);
  const [id, slug] = [fields.get('id'), fields.get('lesson')];
  if (!new RegExp(`^${courseId}\\.\\d{1,2}$`).test(textOf(id)))
    throw new ContentError(id.location, `The id of an objective is such as ${courseId}.3`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(textOf(slug)))
    throw new ContentError(
      slug.location,
      'The name of a lesson is such as stated-or-open, as in its address',
    );
  const practice = fields.maybe('practice');
  const objective = {
    id: textOf(id),
    slug: textOf(slug),
    text: textOf(fields.get('text')),
    isTested: practice ? !flagOf(practice) : true,
    location: field.location,
  };
  fields.end();
  return objective;
}

function readSource(field: Field): CourseSource {
  const fields = mapOf(field);
  const [id, title, publisher, published] = ['id', 'title', 'publisher', 'published'].map((name) =>
    textOf(fields.get(name)),
  );
  const url = fields.get('url');
  if (!/^https:\/\//.test(textOf(url)) || !URL.canParse(textOf(url)))
    throw new ContentError(url.location, 'An address begins with https://');
  fields.end();
  return {
    ...{ id: id ?? '', title: title ?? '', publisher: publisher ?? '' },
    ...{ url: textOf(url), published: published ?? '' },
  };
}

/** Reads the files of an objective that are there. */
function compileObjective(
  { id, slug, text, isTested, location }: ListedObjective,
  course: string,
  { folder, media, findTemplate, report, targets }: CourseTools & { readonly targets: LinkTargets },
): CompiledObjective {
  const common = { objective: id, isTested, media, report };
  const read = <Value>(file: string, parse: (text: string) => Value): Value | undefined => {
    const path = join(folder, file);
    if (!existsSync(path)) return undefined;
    try {
      return parse(readFileSync(path, 'utf8'));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report(error);
      return undefined;
    }
  };
  const [lessonFile, itemsFile] = [
    `${course}/lessons/${id}-${slug}.md`,
    `${course}/items/${id}-${slug}.yaml`,
  ];
  const lesson = read(lessonFile, (source) =>
    readLesson(source, slug, { ...common, lesson: slug, file: lessonFile, targets }),
  );
  const bank = read(itemsFile, (source) =>
    readBank(readYaml(source, itemsFile), { ...common, lesson: null, findTemplate }),
  );
  return {
    seed: { id, text, lesson: lesson ? slug : null, isTested },
    ...{ location, lesson, units: bank?.units ?? [], templates: bank?.templates ?? [] },
  };
}

/** All units of an objective: first those of its lesson. */
export function listUnits({ lesson, units }: Pick<CompiledObjective, 'lesson' | 'units'>): CompiledUnit[] {
  return [...(lesson?.units ?? []), ...units];
}

function finish(
  head: Pick<Course, 'id' | 'slug' | 'title' | 'summary' | 'hasTest' | 'gatesWork' | 'sources' | 'glossary'>,
  objectives: readonly CompiledObjective[],
  location: SourceLocation,
): CompiledCourse {
  const lessons = objectives.flatMap(({ lesson }) => lesson?.seed ?? []);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const content = { ...head, minutes, objectives: objectives.map(({ seed }) => seed), lessons };
  const units = objectives.flatMap((one) => listUnits(one).map(({ seed }) => seed));
  const templates = objectives.flatMap((one) => one.templates.map(({ seed }) => seed));
  const version = createHash('sha256')
    .update(JSON.stringify([content, units, templates]))
    .digest('hex')
    .slice(0, 16);
  return {
    ...{ location, objectives, seed: { ...content, version } },
    bank: { courseId: head.id, version, units, templates },
  };
}

/** Reports files of lessons and questions. @param find what is wrong with a file, by its name without the ending */
function reportFiles(
  course: string,
  { folder, report }: CourseTools,
  find: (stem: string) => string | undefined,
): void {
  for (const [name, ending] of Object.entries(FILES)) {
    const path = join(folder, course, name);
    if (!existsSync(path)) continue;
    for (const entry of readdirSync(path)) {
      const location = { file: `${course}/${name}/${entry}`, line: 1, column: 1 };
      const message = entry.endsWith(`.${ending}`)
        ? find(entry.slice(0, -ending.length - 1))
        : `The files of this folder end with ".${ending}"`;
      if (message !== undefined) report(new ContentError(location, message));
    }
  }
}
