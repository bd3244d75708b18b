import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_FOLDER, CONTENT_FOLDER } from './folder.ts';
import type { Course, ReviewerKitEntry } from '@platform/contracts';
import type { createDrawing, PackedDrawing } from './compile/drawing.ts';
import type { CourseBank } from './course/seeds.ts';
import type { AskedItem, DemoTaskSeed, Drawing, ItemKey, WorkTaskSeed } from './seeds.ts';
import { hashSources } from './sources.ts';

/** The files of a build. Nothing below `public` tells what is right. */
export const BUILT_FILES = {
  demoTasks: 'public/demo-tasks.json',
  workTasks: 'public/work-tasks.json',
  courses: 'public/courses.json',
  pictures: 'public/pictures.json',
  keys: 'keys/work-tasks.json',
  banks: 'keys/banks.json',
  reviewerKits: 'keys/reviewer-kits.json',
  drawing: 'keys/drawing.json',
  sources: 'sources.json',
} as const;

export type BuiltFile = keyof typeof BUILT_FILES;

/** Where the build has the templates, and the sources that they draw items with. Node runs them as they are. */
export const BUILT_CODE = 'keys/code';

/** Where the build has what the public pages of courses bundle. */
export const BUILT_PAGES = 'public/learn';

const MEDIA_FOLDER = join(CONTENT_FOLDER, 'media');

/** Loads the tasks that are completed by a click. @throws Error if the content was never built and has mistakes */
export const loadDemoTasks = (): Promise<readonly DemoTaskSeed[]> => load<DemoTaskSeed[]>('demoTasks');

/** Loads the work tasks with what only the API reads. @throws Error if the content was never built and has mistakes */
export async function loadWorkTasks(): Promise<readonly WorkTaskSeed[]> {
  const tasks = await load<WorkTaskSeed<AskedItem>[]>('workTasks');
  const keys = await load<Record<string, ItemKey>>('keys');
  const kits = await load<Record<string, ReviewerKitEntry[]>>('reviewerKits');
  const withKey = (item: AskedItem) => {
    const key = keys[item.id];
    if (!key) throw new Error(`The item ${item.id} has no key: build the content again.`);
    return { ...item, ...key };
  };
  return tasks.map((task) => {
    const reviewerKit = kits[task.id];
    const batches = task.batches.map((batch) => batch.map(withKey));
    return { ...task, ...(reviewerKit && { reviewerKit }), batches };
  });
}

/** Loads the courses as visitors may get them: no keys, no unit outside of lessons. @throws Error as `loadWorkTasks` */
export const loadCourses = (): Promise<readonly Course[]> => load<Course[]>('courses');

/** Writes what the public pages of courses bundle, if its sources are newer. @throws Error as `loadWorkTasks` */
export const prepareLearnPages = (): Promise<void> => ensureBuilt();

/** Loads all units of the courses with their keys, which only the API reads. @throws Error as `loadWorkTasks` */
export const loadCourseBanks = (): Promise<readonly CourseBank[]> => load<CourseBank[]>('banks');

/** Loads where each picture is, by the SHA-256 of its file. @throws Error as `loadWorkTasks` */
export async function loadPictures(): Promise<ReadonlyMap<string, string>> {
  const files = await load<Record<string, string>>('pictures');
  return new Map(Object.entries(files).map(([hash, file]) => [hash, join(MEDIA_FOLDER, file)]));
}

/** Draws fresh items with the templates of the build, which are loaded when they are needed first. */
export const drawing: Drawing = {
  draw: async (...request) => (await loadDrawing()).draw(...request),
  drawAgain: async (...request) => (await loadDrawing()).drawAgain(...request),
};

let loaded: Promise<Drawing> | undefined;

function loadDrawing(): Promise<Drawing> {
  loaded ??= ensureBuilt()
    .then(() => openDrawing(BUILD_FOLDER))
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}

/** Opens the templates of a build. */
export async function openDrawing(folder: string): Promise<Drawing> {
  const code = join(folder, BUILT_CODE);
  const module = (await import(join(code, 'src/compile/drawing.ts'))) as {
    createDrawing: typeof createDrawing;
  };
  const packed = await readFile(join(folder, BUILT_FILES.drawing), 'utf8');
  return module.createDrawing(JSON.parse(packed) as PackedDrawing, code);
}

async function load<Content>(name: BuiltFile): Promise<Content> {
  await ensureBuilt();
  return read<Content>(name);
}

async function read<Content>(name: BuiltFile): Promise<Content> {
  return JSON.parse(await readFile(join(BUILD_FOLDER, BUILT_FILES[name]), 'utf8')) as Content;
}

let built: Promise<void> | undefined;

/** Builds the content if its sources differ from those of the last build. An image has the build, and no sources. */
function ensureBuilt(): Promise<void> {
  built ??= buildIfChanged();
  return built;
}

async function buildIfChanged(): Promise<void> {
  const isBuilt = existsSync(join(BUILD_FOLDER, BUILT_FILES.sources));
  const sources = hashSources();
  if (sources === undefined && isBuilt) return;
  if (isBuilt && (await read('sources')) === sources) return;
  try {
    // In a process of its own: the compiler is large, and what runs here never needs it.
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), 'build']);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const message = `The content was not built:\n${stderr?.trim() ?? String(error)}`;
    if (!isBuilt) throw new Error(message, { cause: error });
    process.stderr.write(`${message}\nThe last build without mistakes is used.\n`);
  }
}
