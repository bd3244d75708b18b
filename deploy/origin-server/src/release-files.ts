import type { Dirent } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Encoding, pickEncoding } from './accept-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import { sendText } from './plain-answers.ts';
import { isVersion } from './releases/registry.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { setHeaders } from './security-headers.ts';

export type ReleaseFilesOptions = {
  readonly releases: ReleaseStore;
  readonly app: string;
  /** Where the versions begin, with slashes at both ends: `/assets/` serves `/assets/<version>/<file>`. */
  readonly prefix: string;
};

type FileEntry = { readonly path: string; readonly sizes: ReadonlyMap<Encoding | 'identity', number> };
type FileIndex = ReadonlyMap<string, FileEntry>;

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A release never changes, so its files may be kept for ever by anybody and used by a page of any origin. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Serves `browser/` of every version of an app that is in the store, live or not: a page that was opened before a
 * release goes on loading its own version's files. A path is looked up in the list of the release's files and never
 * joined to a folder, so there is nothing to climb out of. HTML is left out: it is a page, with a nonce to fill in.
 */
export function releaseFiles({ releases, app, prefix }: ReleaseFilesOptions) {
  const indexes = new Map<string, Promise<FileIndex>>();

  function indexOf(version: string): Promise<FileIndex> {
    let index = indexes.get(version);
    if (!index) {
      index = listFiles(join(releases.releaseFolder(app, version), 'browser'));
      indexes.set(version, index);
      // Not there yet, perhaps: the next request looks again.
      index.catch(() => indexes.delete(version));
    }
    return index;
  }

  return {
    /** Whether an address belongs to these files, so that a miss is a 404 and never falls through to a page. */
    owns(path: string): boolean {
      if (!path.startsWith(prefix)) return false;
      return isVersion(path.slice(prefix.length).split('/', 1)[0] ?? '');
    },
    async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const [version = '', ...rest] = path.slice(prefix.length).split('/');
      const index = await indexOf(version).catch(notThere);
      const entry = index?.get(rest.join('/'));
      if (entry) await sendFile(entry, request, response);
      else sendText(request, response, 404);
    },
  };
}

async function sendFile(entry: FileEntry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const encoding = pickEncoding(request.headers['accept-encoding'], (name) => entry.sizes.has(name));
  const size = entry.sizes.get(encoding ?? 'identity');
  const file = await open(encoding ? entry.path + ENDINGS[encoding] : entry.path).catch(notThere);
  if (!file) {
    sendText(request, response, 404);
    return;
  }
  setHeaders(response, FILE_HEADERS);
  response.setHeader('content-type', contentTypeOf(entry.path));
  if (encoding) response.setHeader('content-encoding', encoding);
  if (size !== undefined) response.setHeader('content-length', size);
  if (request.method === 'HEAD') {
    await file.close();
    response.end();
  } else {
    await pipeline(file.createReadStream(), response);
  }
}

async function listFiles(folder: string): Promise<FileIndex> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.filter(isPublicFile).map((entry) => measure(join(entry.parentPath, entry.name))),
  );
  const sizes = new Map(files);
  const index = new Map<string, FileEntry>();
  for (const [path, size] of files) {
    if (isCompressed(path) && sizes.has(path.slice(0, -extname(path).length))) continue;
    const variants = new Map<Encoding | 'identity', number>([['identity', size]]);
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = sizes.get(path + ENDINGS[encoding]);
      if (compressed !== undefined && compressed < size) variants.set(encoding, compressed);
    }
    index.set(relative(folder, path).split(sep).join('/'), { path, sizes: variants });
  }
  return index;
}

async function measure(path: string): Promise<[string, number]> {
  return [path, (await stat(path)).size];
}

function isPublicFile(entry: Dirent): boolean {
  return entry.isFile() && !entry.name.startsWith('.') && !/\.html(\.br|\.gz)?$/.test(entry.name);
}

function isCompressed(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** What is not in the store, or no more, is a 404; any other fault is ours. */
function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
