import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_FOLDER, CONTENT_FOLDER } from './folder.ts';
import type { Drawing, PackedDrawing } from './compile/drawing.ts';
import type { AskedItem, DemoTaskSeed, FreshItem, ItemKey, WorkTaskSeed } from './seeds.ts';
import { hashSources } from './sources.ts';

/** The files of a build. Nothing below `public` tells what is right. */
export const BUILT_FILES = {
  demoTasks: 'public/demo-tasks.json',
  workTasks: 'public/work-tasks.json',
  pictures: 'public/pictures.json',
  keys: 'keys/work-tasks.json',
  drawing: 'keys/drawing.json',
  sources: 'sources.json',
} as const;

export type BuiltFile = keyof typeof BUILT_FILES;

/** Where the build has the templates, and the sources that they draw items with. Node runs them as they are. */
export const BUILT_CODE = 'keys/code';

const MEDIA_FOLDER = join(CONTENT_FOLDER, 'media');

/** Loads the tasks that are completed by a click. @throws Error if the content was never built and has mistakes */
export const loadDemoTasks = (): Promise<readonly DemoTaskSeed[]> => load<DemoTaskSeed[]>('demoTasks');

/** Loads the work tasks with their keys. @throws Error if the content was never built and has mistakes */
export async function loadWorkTasks(): Promise<readonly WorkTaskSeed[]> {
  const tasks = await load<WorkTaskSeed<AskedItem>[]>('workTasks');
  const keys = await load<Record<string, ItemKey>>('keys');
  const withKey = (item: AskedItem) => {
    const key = keys[item.id];
    if (!key) throw new Error(`The item ${item.id} has no key: build the content again.`);
    return { ...item, ...key };
  };
  return tasks.map((task) => ({ ...task, batches: task.batches.map((batch) => batch.map(withKey)) }));
}

/** Loads where each picture is, by the SHA-256 of its file. @throws Error as `loadWorkTasks` */
export async function loadPictures(): Promise<ReadonlyMap<string, string>> {
  const files = await load<Record<string, string>>('pictures');
  return new Map(Object.entries(files).map(([hash, file]) => [hash, join(MEDIA_FOLDER, file)]));
}

/**
 * Draws fresh items of a task for one member. The same secret draws the same ones; without it, they cannot be told from
 * what members see.
 *
 * @throws Error as `loadWorkTasks`, and if the task has no fresh items
 */
export async function drawFreshItems(taskId: string, secret: string, count: number): Promise<FreshItem[]> {
  return (await loadDrawing()).draw(taskId, secret, count);
}

/** Makes a fresh item as the current template does; `undefined` if there is none any more. @throws Error as `loadWorkTasks` */
export async function drawAgain(taskId: string, drawnFrom: number): Promise<FreshItem | undefined> {
  return (await loadDrawing()).drawAgain(taskId, drawnFrom);
}

let drawing: Promise<Drawing> | undefined;

/** Loads the templates when they are needed first. */
function loadDrawing(): Promise<Drawing> {
  drawing ??= ensureBuilt()
    .then(() => openDrawing())
    .catch((error: unknown) => {
      drawing = undefined;
      throw error;
    });
  return drawing;
}

/** Opens the templates of a build. */
export async function openDrawing(folder = BUILD_FOLDER): Promise<Drawing> {
  const code = join(folder, BUILT_CODE);
  type Code = typeof import('./compile/drawing.ts');
  const { createDrawing } = (await import(join(code, 'src/compile/drawing.ts'))) as Code;
  const packed = JSON.parse(await readFile(join(folder, BUILT_FILES.drawing), 'utf8')) as PackedDrawing;
  return createDrawing(packed, code);
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
