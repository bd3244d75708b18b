import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from './folder.ts';

/** The folder of a course. */
export const COURSE = /^(\d{2})-[a-z0-9-]+$/;
const LISTS = ['free-tasks.yaml', 'media/media.yaml', 'media/objects.json'];

/**
 * Hashes everything that the build is made of: content, templates and compiler. A picture counts by the hash that the
 * list has of it. Returns `undefined` where there are no sources, as in an image.
 */
export function hashSources(folder = CONTENT_FOLDER): string | undefined {
  const courses = readdirSync(folder).filter((name) => COURSE.test(name));
  if (courses.length === 0) return undefined;
  const files = [...[...courses, 'src'].flatMap((name) => listFiles(folder, name)), ...LISTS];
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(folder, file);
    if (existsSync(path)) hash.update(`${file}\n`).update(readFileSync(path)).update('\n');
  }
  return hash.digest('hex');
}

/** Lists the templates, and the sources that draw items with them. */
export function listCode(folder: string): string[] {
  const courses = readdirSync(folder).filter((name) => COURSE.test(name));
  const files = [...courses, 'src'].flatMap((name) => listFiles(folder, name));
  return files.filter((file) => /^src\/((compile|source)\/)?[^/]+\.ts$|\/templates\/[^/]+\.ts$/.test(file));
}

function listFiles(folder: string, name: string): string[] {
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && /\.(ts|yaml|md)$/.test(entry.name) && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
