import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { buffer } from 'node:stream/consumers';
import { findFreePort } from '@platform/server-kit/node-utils';

type StoredObject = { readonly content: Buffer; readonly etag: string; readonly changedAt: Date };
type Answer = { readonly status: number; readonly body?: string | Buffer; readonly etag?: string };

/** A server on this machine, with its origin. */
export type TestServer = { readonly origin: string; stop(): Promise<void> };

/** A stand-in of an S3-compatible server. */
export type BucketServer = TestServer & {
  /** Method and address of each request. */
  readonly requests: string[];
  /** Called with each write that was made; one for which it returns true gets no response. */
  losesResponse: (key: string) => boolean;
};

/**
 * Starts a stand-in of an S3-compatible server: objects in memory, conditional reads and writes, lists in pages. It
 * checks no signatures. The same tests run against a real server with `npm run proof -- bucket`.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      bucketServer.requests.push(`${request.method} ${request.url}`);
      const { status, body = '', etag } = answer(objects, request, content);
      const isWritten = request.method === 'PUT' && status === 200;
      if (isWritten && bucketServer.losesResponse(request.url ?? '')) return void request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/xml', ...(etag !== undefined && { etag }) });
      response.end(body);
    });
  });
  const bucketServer: BucketServer = {
    origin: await listen(server),
    requests: [],
    losesResponse: () => false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucketServer;
}

function answer(objects: Map<string, StoredObject>, request: IncomingMessage, content: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(pathname);
  const { 'if-match': expected, 'if-none-match': other } = request.headers;
  const found = objects.get(key);
  if (searchParams.has('list-type')) return { status: 200, body: list(objects, key, searchParams) };
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (request.method === 'PUT') {
    if (expected !== undefined && !found) return fail(404, 'NoSuchKey');
    if ((other === '*' && found) || (expected !== undefined && found?.etag !== expected))
      return fail(412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    objects.set(key, { content, etag, changedAt: new Date() });
    return { status: 200, etag };
  }
  if (!found) return fail(404, 'NoSuchKey');
  if (other === found.etag) return { status: 304, etag: found.etag };
  return { status: 200, body: found.content, etag: found.etag };
}

function fail(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}

const PAGE_SIZE = 20;

/** Lists a few objects per page, so that the pages are tested. */
function list(objects: ReadonlyMap<string, StoredObject>, bucket: string, query: URLSearchParams): string {
  const start = `${bucket.replace(/\/$/, '')}/`;
  const prefix = start + (query.get('prefix') ?? '');
  const after = query.get('continuation-token') ?? '';
  const rest = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort(compareKeys);
  const page = rest.slice(0, PAGE_SIZE);
  const contents = page.map(
    ([key, { etag, changedAt }]) =>
      `<Contents><Key>${escape(key.slice(start.length))}</Key><ETag>${escape(etag)}</ETag>` +
      `<LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = rest.length > page.length ? page.at(-1)?.[0] : undefined;
  const more = next === undefined ? '' : `<NextContinuationToken>${escape(next)}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

function compareKeys([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A way to a server that can be cut. */
export type Gate = TestServer & { cut(): Promise<void>; open(): Promise<void> };

/** Forwards connections to a server. */
export async function startGate(origin: string): Promise<Gate> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    const target = connect(Number(port), hostname);
    for (const one of [socket, target]) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => sockets.delete(one));
    }
    socket.pipe(target).pipe(socket);
  });
  const ownPort = await findFreePort();
  const ownOrigin = await listen(server, ownPort);
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    origin: ownOrigin,
    cut,
    async open() {
      await listen(server, ownPort);
    },
    stop: cut,
  };
}

function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
