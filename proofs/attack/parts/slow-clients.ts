import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createUploader, registerMember } from '../support/accounts.ts';
import type { AttackPart, Finding, Target } from '../support/attack.ts';
import { compareReads, measureReads, type Reads } from '../support/latency.ts';
import { openSocket } from '../support/raw-http.ts';
import type { Client } from '../support/client.ts';

/** A kind of client that holds connections without using them. Returns the sockets and how to continue with them. */
type Slowness = {
  readonly attack: string;
  readonly count: number;
  readonly open: (socket: Socket, path: string, cookie: string) => void;
  /** Called once a second. */
  readonly keepOn: (socket: Socket) => void;
};

/** All of it comes from one address. */
const HEAD = 'Host: x\r\nX-Forwarded-For: 198.19.1.1\r\n';
const nothing = () => undefined;
const FILE_BYTES = 10 * 1024 * 1024;

const SLOWNESS: readonly Slowness[] = [
  {
    attack: 'headers that never end',
    count: 400,
    open: (socket, path) => socket.write(`GET ${path} HTTP/1.1\r\n${HEAD}`),
    keepOn: (socket) => socket.write('X-A: b\r\n'),
  },
  {
    attack: 'bodies that arrive byte by byte',
    count: 200,
    open: (socket) =>
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      ),
    keepOn: (socket) => socket.write(' '),
  },
  {
    attack: 'readers that stop',
    count: 100,
    open(socket) {
      socket.pause();
      socket.write(`GET /api/openapi.json HTTP/1.1\r\n${HEAD}\r\nGET / HTTP/1.1\r\n${HEAD}\r\n`.repeat(10));
    },
    keepOn: nothing,
  },
  {
    attack: 'files that stop half way',
    count: 36,
    open(socket, _path, cookie) {
      const type = 'Content-Type: application/octet-stream\r\nX-File-Name: a.txt';
      const head = `POST /api/user/files HTTP/1.1\r\n${HEAD}Cookie: ${cookie}\r\n${type}`;
      socket.write(`${head}\r\nContent-Length: ${FILE_BYTES}\r\n\r\n`);
      socket.write(Buffer.alloc(FILE_BYTES - 1, 'Text. '));
    },
    keepOn: nothing,
  },
  { attack: 'idle connections', count: 1_500, open: nothing, keepOn: nothing },
  {
    attack: 'pipelined requests',
    count: 20,
    open: (socket, path) => socket.write(`GET ${path} HTTP/1.1\r\n${HEAD}\r\n`.repeat(50)),
    keepOn: nothing,
  },
];

/** Holds as many connections as it can, to shell and API, while others read. */
export const slowClients: AttackPart = {
  name: 'slow-clients',
  share: 1,
  async run(target) {
    const { client } = await registerMember(target);
    const cookie = String((await createUploader(target)).client.headers().cookie);
    const seconds = Math.max(3, target.seconds / (SLOWNESS.length * 2 + 1));
    await measureReads(client, 2); // Warms up.
    const findings: Finding[] = [];
    let before = await measureReads(client, seconds);
    for (const slowness of SLOWNESS) {
      const { attacked, sockets } = await readDuring(target, client, { ...slowness, cookie }, seconds);
      for (const socket of sockets) socket.destroy();
      const after = await measureReads(client, seconds);
      const { text, holds } = compareReads([before, after], attacked);
      findings.push({
        attack: `others read during ${slowness.attack}`,
        requests: sockets.length,
        outcome: text,
        holds,
      });
      before = after;
    }
    findings.push(await countPipelined(target));
    return findings;
  },
};

async function readDuring(
  { platform }: Target,
  client: Client,
  { count, open, keepOn, cookie }: Slowness & { readonly cookie: string },
  seconds: number,
): Promise<{ attacked: Reads; sockets: Socket[] }> {
  const origins = [platform.address('shell'), platform.address('api')];
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = openSocket(origins[index % origins.length] ?? '');
    open(socket, '/api/auth/me', cookie);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) keepOn(socket);
  }, 1_000);
  try {
    await pause(500);
    return { attacked: await measureReads(client, seconds), sockets };
  } finally {
    clearInterval(timer);
  }
}

/** Every pipelined request is answered, in its turn. */
async function countPipelined({ platform }: Target): Promise<Finding> {
  const paths = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? '/api/auth/me' : '/healthz'));
  const socket = openSocket(platform.address('shell'));
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`).join(''));
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  for (let attempt = 0; attempt < 100 && statuses().length < paths.length; attempt++) await pause(100);
  socket.destroy();
  const expected = paths.map((path) => (path === '/healthz' ? '200' : '401'));
  return {
    attack: '100 pipelined requests of two kinds',
    requests: paths.length,
    outcome: `${statuses().length} answers`,
    holds: statuses().join() === expected.join(),
  };
}
