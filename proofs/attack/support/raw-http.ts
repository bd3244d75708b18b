import { connect, type Socket } from 'node:net';

/** What a server sent on one connection, as far as it can be read as HTTP/1.1. */
export type RawExchange = {
  readonly responses: readonly RawResponse[];
  /** Bytes behind the last complete response. */
  readonly rest: string;
  readonly isClosed: boolean;
};

export type RawResponse = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

/** How long a server may say nothing before an exchange counts as over. */
const SILENCE_MS = 1_500;

/** Opens a connection to the server of an origin. */
export function openSocket(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Resets are expected; the caller looks at what arrived before.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes as they are, and reads until the server closes or falls silent. */
export function exchange(origin: string, bytes: string | Buffer): Promise<RawExchange> {
  return new Promise((resolve) => {
    const socket = openSocket(origin);
    let received = '';
    let isClosed = false;
    socket.setEncoding('latin1');
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on('data', (text: string) => (received += text));
    socket.on('end', () => (isClosed = true));
    socket.on('error', () => (isClosed = true));
    socket.on('close', () => resolve({ ...parseResponses(received), isClosed }));
    socket.write(bytes);
  });
}

/** Splits what a server sent into responses. Interim responses (`100 Continue`) are left out. */
export function parseResponses(received: string): Pick<RawExchange, 'responses' | 'rest'> {
  const responses: RawResponse[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(rest)?.[1]);
    if (end < 0 || !status) return { responses, rest };
    const lines = rest.slice(0, end).split('\r\n').slice(1);
    const headers = new Map(lines.map((line) => [nameOf(line), line.slice(line.indexOf(':') + 1).trim()]));
    const body = readBody(rest.slice(end + 4), status, headers);
    if (!body) return { responses, rest };
    if (status >= 200) responses.push({ status, headers, body: body.text });
    rest = rest.slice(end + 4 + body.length);
  }
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(':')).toLowerCase();
}

/** Returns the body and how many characters it takes; `undefined` if it is not complete. */
function readBody(
  text: string,
  status: number,
  headers: ReadonlyMap<string, string>,
): { text: string; length: number } | undefined {
  if (status < 200 || status === 204 || status === 304) return { text: '', length: 0 };
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(text);
  const length = Number(headers.get('content-length') ?? text.length);
  return text.length < length ? undefined : { text: text.slice(0, length), length };
}

function readChunks(text: string): { text: string; length: number } | undefined {
  let body = '';
  let at = 0;
  for (;;) {
    const end = text.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = Number.parseInt(text.slice(at, end), 16);
    if (Number.isNaN(size) || text.length < end + 2 + size + 2) return undefined;
    body += text.slice(end + 2, end + 2 + size);
    at = end + 2 + size + 2;
    if (size === 0) return { text: body, length: at };
  }
}
