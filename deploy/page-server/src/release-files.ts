import type { Dirent } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isVersion, RELEASE_FILES, type ReleaseStore } from '@platform/releases';
import { type Encoding, pickEncoding } from './accept-encoding.ts';
import { sendText } from './plain-responses.ts';
import { setHeaders } from './security-headers.ts';

export type ReleaseFilesOptions = {
  readonly releases: ReleaseStore;
  readonly app: string;
  /** Path prefix with slashes at both ends: `/assets/` serves `/assets/<version>/<file>`. */
  readonly prefix: string;
};

type FileEntry = { readonly path: string; readonly sizes: ReadonlyMap<Encoding | 'identity', number> };
type FileIndex = ReadonlyMap<string, FileEntry>;

/** Pages, which need a nonce, and source maps. */
const PRIVATE_FILE = /\.(html|map)(\.br|\.gz)?$/;

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** The file types that a build writes. Others are sent as binary data, which browsers never execute (nosniff). */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A release never changes, so its files may be cached forever; pages of any origin may use them. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Serves the `browser/` folder of every published version of an app, live or not, because a page that was opened before
 * a promotion still loads the files of its own version. A path is looked up in an index of the release's files and
 * never joined to a folder, which rules out path traversal. HTML files are excluded: they are pages and need a nonce;
 * so are source maps.
 */
export function createReleaseFileServer({ releases, app, prefix }: ReleaseFilesOptions) {
  const indexes = new Map<string, Promise<FileIndex>>();

  function loadIndex(version: string): Promise<FileIndex> {
    let index = indexes.get(version);
    if (!index) {
      index = listFiles(join(releases.releaseFolder(app, version), RELEASE_FILES.browser));
      indexes.set(version, index);
      // The release may be published later, so the next request reads the folder again.
      index.catch(() => indexes.delete(version));
    }
    return index;
  }

  return {
    /** Whether a path belongs to release files; a missing file is then a 404 and never handled as a page. */
    matches(path: string): boolean {
      if (!path.startsWith(prefix)) return false;
      return isVersion(path.slice(prefix.length).split('/', 1)[0] ?? '');
    },
    async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const [version = '', ...rest] = path.slice(prefix.length).split('/');
      const index = await loadIndex(version).catch(undefinedIfMissing);
      const entry = index?.get(rest.join('/'));
      if (entry) await sendFile(entry, request, response);
      else sendText(request, response, 404);
    },
  };
}

async function sendFile(entry: FileEntry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const encoding = pickEncoding(request.headers['accept-encoding'], (name) => entry.sizes.has(name));
  const size = entry.sizes.get(encoding ?? 'identity');
  const file = await open(encoding ? entry.path + EXTENSIONS[encoding] : entry.path).catch(
    undefinedIfMissing,
  );
  if (!file) {
    sendText(request, response, 404);
    return;
  }
  setHeaders(response, FILE_HEADERS);
  response.setHeader('content-type', getContentType(entry.path));
  if (encoding) response.setHeader('content-encoding', encoding);
  if (size !== undefined) response.setHeader('content-length', size);
  if (request.method === 'HEAD') {
    await file.close();
    response.end();
  } else {
    await pipeline(file.createReadStream(), response);
  }
}

function getContentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

async function listFiles(folder: string): Promise<FileIndex> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.filter(isPublicFile).map((entry) => measureFile(join(entry.parentPath, entry.name))),
  );
  const sizes = new Map(files);
  const index = new Map<string, FileEntry>();
  for (const [path, size] of files) {
    if (isCompressed(path) && sizes.has(path.slice(0, -extname(path).length))) continue;
    const variants = new Map<Encoding | 'identity', number>([['identity', size]]);
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = sizes.get(path + EXTENSIONS[encoding]);
      if (compressed !== undefined && compressed < size) variants.set(encoding, compressed);
    }
    index.set(relative(folder, path).split(sep).join('/'), { path, sizes: variants });
  }
  return index;
}

async function measureFile(path: string): Promise<[string, number]> {
  return [path, (await stat(path)).size];
}

function isPublicFile(entry: Dirent): boolean {
  return entry.isFile() && !entry.name.startsWith('.') && !PRIVATE_FILE.test(entry.name);
}

function isCompressed(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** Maps "file not found" to `undefined`, which becomes a 404; rethrows any other error. */
function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
