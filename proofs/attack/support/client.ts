import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The code of an error in the API's shape. */
  readonly code: string | undefined;
};

type Options = { readonly headers?: OutgoingHttpHeaders; readonly raw?: string | Uint8Array };

/** An HTTP client with an address and cookies of its own. It can send any header, unlike `fetch`. */
export type Client = {
  readonly origin: string;
  readonly address: string;
  readonly cookies: ReadonlyMap<string, string>;
  send(method: string, path: string, body?: unknown, options?: Options): Promise<Answer>;
  get(path: string, options?: Options): Promise<Answer>;
  post(path: string, body?: unknown, options?: Options): Promise<Answer>;
  /** The same visitor at another origin or address; cookies are shared. */
  at(origin: string, address?: string): Client;
  /** The headers that identify the visitor. */
  headers(): OutgoingHttpHeaders;
};

/** Without a limit of connections, so that requests that are sent at once arrive at once. */
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

/** Creates a client. The platform trusts one proxy, so that its `X-Forwarded-For` is its address. */
export function createClient(origin: string, address: string, cookies = new Map<string, string>()): Client {
  const headers = (): OutgoingHttpHeaders => ({
    'x-forwarded-for': address,
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  const send: Client['send'] = async (method, path, body, options = {}) => {
    const content = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await request(origin, method, path, content, {
      ...headers(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    });
    for (const line of answer.headers['set-cookie'] ?? []) storeCookie(cookies, line);
    return answer;
  };
  return {
    origin,
    address,
    cookies,
    send,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    at: (otherOrigin, otherAddress = address) => createClient(otherOrigin, otherAddress, cookies),
    headers,
  };
}

/** Calls `post` and returns the body. @throws Error if the call is rejected */
export async function postOk<Body>(client: Client, path: string, body?: unknown): Promise<Body> {
  const { status, text } = await client.post(path, body);
  if (status >= 300) throw new Error(`${path} responded with ${status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

function request(
  origin: string,
  method: string,
  path: string,
  content: string | Uint8Array | undefined,
  headers: OutgoingHttpHeaders,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) };
  return new Promise((resolve, reject) => {
    const call = http.request(
      { agent, hostname, port, method, path, headers: { ...length, ...headers } },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(pieces).toString();
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, text, code: readCode(text) });
        });
      },
    );
    call.on('error', reject);
    call.end(content);
  });
}

function readCode(text: string): string | undefined {
  return /^\{"code":"(\w+)"/.exec(text)?.[1];
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const expires = /expires=([^;]+)/i.exec(line)?.[1];
  if (expires && Date.parse(expires) < Date.now()) cookies.delete(name);
  else cookies.set(name, value);
}
