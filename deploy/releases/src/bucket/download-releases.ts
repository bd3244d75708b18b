import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markIncomplete } from '../incomplete-releases.ts';
import { RELEASE_FILES, releaseFolder } from '../layout.ts';
import type { Bucket } from './bucket.ts';

const PARALLEL_REQUESTS = 8;

/** Path segments of plain names: the names in a bucket must not lead out of the folder of their release. */
const SAFE_PATH = /^(?:(?!\.{1,2}\/)[\w@+.~-]+\/)*(?!\.{1,2}$)[\w@+.~-]+$/;

function releasePrefix(app: string, version: string): string {
  return `${app}/${version}/`;
}

/**
 * Downloads a release into a folder. It gets its final name once it is complete and accepted, so no reader sees a part.
 *
 * @param findProblem called with the folder of the copy before that
 * @returns why there is no copy; `undefined` if there is one
 * @throws the error of a request: another attempt may succeed
 */
export async function downloadRelease(
  bucket: Bucket,
  target: string,
  app: string,
  version: string,
  findProblem: (copy: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  const prefix = releasePrefix(app, version);
  const paths = (await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length));
  // It is uploaded last.
  if (!paths.includes(RELEASE_FILES.metadata)) return 'is not in the bucket, or not completely';
  const unsafe = paths.find((path) => !SAFE_PATH.test(path));
  if (unsafe !== undefined) return `has a file with the name ${JSON.stringify(unsafe)}`;
  const copy = join(target, app, `.${version}.${randomUUID()}`);
  try {
    const missing = await downloadFiles(bucket, prefix, paths, copy);
    const problem = missing ?? findProblem(copy);
    if (problem !== undefined) return problem;
    const folder = releaseFolder(target, app, version);
    if (!existsSync(folder)) renameSync(copy, folder);
    return undefined;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Downloads what lists and checks of paths need of a release: its `release.json`. Nothing if that is gone. */
export async function downloadMetadata(
  bucket: Bucket,
  target: string,
  app: string,
  version: string,
): Promise<void> {
  const copy = join(target, app, `.${version}.${randomUUID()}`);
  try {
    const missing = await downloadFiles(bucket, releasePrefix(app, version), [RELEASE_FILES.metadata], copy);
    if (missing !== undefined) return;
    markIncomplete(copy);
    renameSync(copy, releaseFolder(target, app, version));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function downloadFiles(
  bucket: Bucket,
  prefix: string,
  paths: readonly string[],
  folder: string,
): Promise<string | undefined> {
  let missing: string | undefined;
  await forEachParallel(paths, async (path) => {
    const object = await bucket.get(prefix + path);
    if (object === undefined || object === 'same') missing = `has no ${path} any more`;
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), object.content);
    }
  });
  return missing;
}

/** Whether a local file is the object with this ETag, which is the MD5 of its content on most servers. */
export function hasEtag(file: string, etag: string | undefined): boolean {
  if (!existsSync(file)) return etag === undefined;
  return etag === `"${createHash('md5').update(readFileSync(file)).digest('hex')}"`;
}

/** Calls a function for all items, for a few at a time. The first error ends it, after the calls that still run. */
export async function forEachParallel<T>(
  items: readonly T[],
  action: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = [...items];
  const work = async () => {
    while (rest.length > 0) await action(rest.shift() as T);
  };
  const workers = Array.from({ length: PARALLEL_REQUESTS }, () =>
    work().catch((error: unknown) => {
      rest.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
