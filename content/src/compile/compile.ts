import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCourse, listUnits, type CompiledCourse } from '../course/course.ts';
import { CONTENT_FOLDER } from '../folder.ts';
import { ContentError, mapOf, textOf, type Field, type SourceLocation } from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';
import { COURSE } from '../sources.ts';
import type { Template } from '../template.ts';
import { readDemoTasks, type CompiledDemoTask } from './demo-tasks.ts';
import { readMedia, type Media } from './media.ts';
import { readWorkTask, type CompiledTask, type TaskFile } from './work-task.ts';

/** A mistake that keeps a part of the content from being built. */
export type Problem = { readonly location: SourceLocation; readonly message: string };

/** All content, and what is wrong with the rest of it. */
export type CompiledContent = {
  readonly demoTasks: readonly CompiledDemoTask[];
  readonly workTasks: readonly CompiledTask[];
  readonly courses: readonly CompiledCourse[];
  readonly media: Media;
  readonly problems: readonly Problem[];
};

/** Reads all content. One wrong item or task keeps no other from being read. */
export async function compileContent(folder = CONTENT_FOLDER): Promise<CompiledContent> {
  const problems: Problem[] = [];
  const report = ({ location, message }: ContentError): void => void problems.push({ location, message });
  const attempt = <Value>(read: () => Value): Value | undefined => tryTo(read, report);
  const readFile = (file: string): Field => readYaml(readFileSync(join(folder, file), 'utf8'), file);

  const media = attempt(() => readMedia(folder)) ?? { pictures: [], get: failWithoutMedia };
  const courses = readdirSync(folder)
    .filter((name) => COURSE.test(name))
    .sort();
  const demoFiles = [
    { file: 'free-tasks.yaml', blueprintId: null },
    ...courses.map((course) => ({ file: `${course}/demo.yaml`, blueprintId: numberOfCourse(course) })),
  ];
  const demoTasks = demoFiles.flatMap(
    ({ file, blueprintId }) => attempt(() => readDemoTasks(readFile(file), blueprintId)) ?? [],
  );
  const files = courses.flatMap((course) => listWorkFiles(folder, course, report));
  const fields = files.flatMap(({ file, ...known }): TaskFile[] => {
    const read = attempt(() => mapOf(readFile(file)));
    return read ? [{ ...known, fields: read }] : [];
  });
  const templates = await loadTemplates(folder, courses);
  const workTasks = fields.flatMap((file) => {
    const findBase = (id: Field) => {
      const base = fields.find((other) => other.id === textOf(id) && other !== file);
      if (!base)
        throw new ContentError(
          id.location,
          files.some((other) => other.id === textOf(id) && other.id !== file.id)
            ? `This is based on ${textOf(id)}: repair that task first`
            : `There is no task "${textOf(id)}" to base this one on`,
        );
      return base.fields;
    };
    const findTemplate = findIn(templates, file.blueprintId);
    return attempt(() => readWorkTask(file, { media, findBase, findTemplate, report })) ?? [];
  });
  const compiledCourses = courses.flatMap((course) => {
    const findTemplate = findIn(templates, numberOfCourse(course));
    return attempt(() => readCourse(course, { folder, media, findTemplate, report })) ?? [];
  });
  const offered = workTasks.flatMap((task) => task.offered.map((seed) => ({ ...task, seed })));
  const asked = [...demoTasks, ...offered, ...workTasks.flatMap(({ items }) => items)];
  problems.push(...findRepeatedIds([...asked, ...compiledCourses.flatMap(listOwnIds)]));
  return { demoTasks, workTasks, courses: compiledCourses, media, problems };
}

/** Everything of a course that has an id. */
function listOwnIds({ objectives }: CompiledCourse) {
  return [...objectives, ...objectives.flatMap((one) => [...listUnits(one), ...one.templates])];
}

function findIn(templates: ReadonlyMap<string, Template<unknown>>, courseId: number) {
  return (name: Field): Template<unknown> => {
    const template = templates.get(`${courseId}/${textOf(name)}`);
    if (!template)
      throw new ContentError(name.location, `There is no template "${textOf(name)}" in this course`);
    return template;
  };
}

function tryTo<Value>(read: () => Value, report: (error: ContentError) => void): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report(error);
    return undefined;
  }
}

function failWithoutMedia({ location }: Field): never {
  throw new ContentError(location, 'The pictures are not known, because of the mistake in media/media.yaml');
}

function numberOfCourse(course: string): number {
  return Number(COURSE.exec(course)?.[1]);
}

/** Lists the files of work tasks; the number of the task stands at the beginning of the name. */
function listWorkFiles(folder: string, course: string, report: (error: ContentError) => void) {
  const path = join(folder, course, 'work');
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const file = `${course}/work/${name}`;
      const [, id, number] = /^(w(\d{2})-\d{2})-[a-z0-9-]+\.yaml$/.exec(name) ?? [];
      const blueprintId = numberOfCourse(course);
      if (id !== undefined && Number(number) === blueprintId) return [{ file, id, blueprintId }];
      const example = `w${course.slice(0, 2)}-07-what-it-is-about.yaml`;
      report(
        new ContentError(
          { file, line: 1, column: 1 },
          `A work task of this course is in a file such as ${example}`,
        ),
      );
      return [];
    });
}

/** Loads the templates of all courses, by number of the course and name. */
async function loadTemplates(
  folder: string,
  courses: readonly string[],
): Promise<Map<string, Template<unknown>>> {
  const templates = new Map<string, Template<unknown>>();
  for (const course of courses) {
    const path = join(folder, course, 'templates');
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path)) {
      const { template } = (await import(join(path, name))) as { template?: Template<unknown> };
      if (template) templates.set(`${numberOfCourse(course)}/${name.replace('.ts', '')}`, template);
    }
  }
  return templates;
}

/** An id must be one of its kind, also for people who do not mind capital letters. */
function findRepeatedIds(
  all: readonly { readonly seed: { readonly id: string }; readonly location: SourceLocation }[],
): Problem[] {
  const seen = new Map<string, SourceLocation>();
  return all.flatMap(({ seed, location }) => {
    const id = seed.id.toLowerCase();
    const first = seen.get(id);
    if (!first) seen.set(id, location);
    return first
      ? [{ location, message: `The id ${seed.id} is also that of ${first.file}:${first.line}` }]
      : [];
  });
}
