import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONTENT_FOLDER } from '../src/folder.ts';
import type { PreviewData } from './preview-data.ts';

/** Editors save a file in several steps. */
const DEBOUNCE_MS = 100;
const DATA_MAX_BYTES = 64 * 1024 * 1024;
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Content preview</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script src="/preview.js"></script>
  </body>
</html>
`;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  woff2: 'font/woff2',
  png: 'image/png',
};

export type PreviewServer = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Serves the preview on this machine alone, and tells open pages when a content file was saved.
 *
 * @param options.bundleFolder what `bundlePage` wrote
 * @param options.port 0 for any that is free
 */
export async function startPreviewServer({
  bundleFolder,
  port,
  folder = CONTENT_FOLDER,
}: {
  readonly bundleFolder: string;
  readonly port: number;
  /** The content to show. */
  readonly folder?: string;
}): Promise<PreviewServer> {
  const pages = new Set<ServerResponse>();
  let running = new AbortController();
  let data = collectInProcess(folder);
  async function refresh(): Promise<void> {
    // Of two changes, the later one counts. On a slow computer, processes that no one waits for would pile up.
    running.abort();
    const { signal } = (running = new AbortController());
    const next = await collectInProcess(folder, signal);
    // A page that is opened meanwhile gets what was there before.
    if (signal.aborted) return;
    data = Promise.resolve(next);
    for (const page of pages) page.write('data: changed\n\n');
  }
  const stopWatching = watchContent(folder, () => void refresh());
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });

  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else if (pathname === '/data.json') {
      send(response, 'application/json', await data);
    } else if (pathname === '/' || pathname === '/frame') {
      send(response, 'text/html; charset=utf-8', PAGE);
    } else {
      await sendFile(response, pathname);
    }
  }

  async function sendFile(response: ServerResponse, pathname: string): Promise<void> {
    const [, hash] = /^\/media\/([0-9a-f]{64})$/.exec(pathname) ?? [];
    const [, name] = /^\/([\w-]+\.(?:js|woff2))$/.exec(pathname) ?? [];
    const file = hash
      ? findPicture(folder, JSON.parse(await data) as PreviewData, hash)
      : name && join(bundleFolder, name);
    if (!file) return void response.writeHead(404).end();
    send(response, TYPES[file.split('.').at(-1) ?? ''] ?? '', await readFile(file));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${portOf(server)}`,
    async stop() {
      stopWatching();
      running.abort();
      for (const page of pages) page.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Compiles in a process of its own. A failure of the compiler itself is shown as a problem. */
async function collectInProcess(folder: string, signal?: AbortSignal): Promise<string> {
  try {
    const script = join(import.meta.dirname, 'collect-data.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder], {
      maxBuffer: DATA_MAX_BYTES,
      signal,
    });
    return stdout;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const problem = { at: 'content', file: '', message: stderr?.trim() ?? String(error) };
    return JSON.stringify({
      tasks: [],
      demoTasks: [],
      problems: [problem],
      pictures: {},
    } satisfies PreviewData);
  }
}

/** Calls back after content files were saved. Returns how to stop. */
function watchContent(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (!file || file.startsWith('dist') || !/\.(yaml|md|ts|png)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function findPicture(folder: string, { pictures }: PreviewData, hash: string): string | undefined {
  const file = pictures[hash];
  return file && join(folder, 'media', file);
}
