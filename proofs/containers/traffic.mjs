import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const TIMEOUT_MS = 15_000;
const PASSWORD = 'a long password of the container test';
/** Readers of pages and calls stay below the 30 a second of one network, so that none waits for its turn; files have none. */
const READ_PAUSE_MS = 170;
/** A member may write 600 times in ten minutes. */
const WRITE_PAUSE_MS = 1_100;
const WRITERS = 3;
const CODE_STEP_MS = 30_000;

/**
 * Creates a client that reaches the platform through TLS only, and keeps connections as a browser does.
 *
 * @param {Buffer} ca the certificate that signs those of the proxy
 */
export function createClient(ca) {
  // Some systems do not resolve the subdomains of localhost.
  const lookup = (_host, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const agent = new Agent({ ca, keepAlive: true, lookup });

  return function send(url, { method = 'GET', body, headers = {} } = {}) {
    return new Promise((resolve, reject) => {
      const isBytes = Buffer.isBuffer(body);
      const content = body && !isBytes ? JSON.stringify(body) : body;
      const type = body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' };
      const call = request(url, { agent, method, timeout: TIMEOUT_MS, headers: { ...type, ...headers } });
      call.on('response', (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status, headers: received } = response;
          resolve({ status, headers: received, text: Buffer.concat(chunks).toString() });
        });
      });
      call.on('timeout', () => call.destroy(new Error('no response')));
      call.on('error', reject);
      call.end(content);
    });
  };
}

/** Someone who is logged in, or is not yet. */
export class Visitor {
  #send;
  #shell;
  #cookies = new Map();

  constructor(send, shell) {
    this.#send = send;
    this.#shell = shell;
  }

  /** Calls the API, and throws unless it responds with a status. */
  async call(method, path, { status = 200, ...options } = {}) {
    const response = await this.try(method, path, options);
    if (response.status !== status)
      throw new Error(`${method} ${path} responded ${response.status}: ${response.text.slice(0, 200)}`);
    return response.text.startsWith('{') ? JSON.parse(response.text) : response.text;
  }

  async try(method, path, { body, headers } = {}) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await this.#send(`${this.#shell}${path}`, {
      method,
      body,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    return response;
  }
}

/** A member signs up, logs in again, claims the bonus and writes to support. Returns the member. */
export async function signUp(send, shell) {
  const username = `member-${randomUUID().slice(0, 8)}`;
  const body = { username, email: `${username}@example.org`, password: PASSWORD };
  await new Visitor(send, shell).call('POST', '/api/auth/register', { body, status: 201 });
  const member = new Visitor(send, shell);
  await member.call('POST', '/api/auth/login', { body: { username, password: PASSWORD } });
  await member.call('POST', '/api/user/claim-signup-bonus', { headers: { 'idempotency-key': randomUUID() } });
  const { signupBonusClaimed } = await member.call('GET', '/api/auth/me');
  if (!signupBonusClaimed) throw new Error('the bonus was not claimed');
  await member.call('POST', '/api/user/tickets', {
    body: { subject: 'The container test', message: 'A message with as many words as it takes.' },
    headers: { 'idempotency-key': randomUUID() },
    status: 201,
  });
  // It has a body, which a proxy that tries a second server must not lose.
  member.write = () =>
    member.try('POST', '/api/user/notice-preferences', { body: { kind: 'work_approvals', mail: 'daily' } });
  return member;
}

/** The first administrator logs in, turns two-factor authentication on and reads a list. Returns its length. */
export async function administer(send, shell, { ADMIN_USERNAME: username, ADMIN_PASSWORD: password }) {
  const admin = new Visitor(send, shell);
  await admin.call('POST', '/api/auth/login', { body: { username, password } });
  const { secret } = await admin.call('POST', '/api/user/second-factor/setup', { body: { password } });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: Date.now() + CODE_STEP_MS });
  await admin.call('POST', '/api/user/second-factor/confirm', { body: { code } });
  const { items } = await admin.call('GET', '/api/admin/users');
  return items.length;
}

/** Finds a script of the release that an origin serves: the first one that its page names. */
export async function findReleaseFile(send, origin) {
  const { status, text } = await send(`${origin}/`);
  const [, path] = /["'](\/[\w.-]+\/[^"'\s]+\.js)["']/.exec(text) ?? [];
  if (status !== 200 || !path)
    throw new Error(`${origin} responded ${status} with a page that names no script`);
  return `${origin}${path}`;
}

/**
 * Runs an action under load: pages, calls, writes, and a file of the release of each origin.
 *
 * @returns how many requests there were meanwhile, the slowest one, and the failed ones with the time of their start and end
 */
export async function during(send, { shellOrigin, origins }, members, action) {
  const files = [];
  for (const [name, origin] of Object.entries(origins))
    files.push([`a file of ${name}`, await findReleaseFile(send, origin)]);
  const failures = [];
  let count = 0;
  let slowest = { ms: 0 };
  let isDone = false;
  const repeat = async (name, call, pauseMs) => {
    while (!isDone) {
      const startedAtMs = performance.now();
      const status = await call().then(
        (response) => response.status,
        (error) => error.code ?? error.message,
      );
      count += 1;
      const ms = performance.now() - startedAtMs;
      if (ms > slowest.ms) slowest = { ms, name };
      if (status !== 200 && status !== 204)
        failures.push({ text: `${status} ${name}`, startedAtMs, endedAtMs: startedAtMs + ms });
      await delay(pauseMs);
    }
  };
  const [member] = members;
  const reads = {
    '/': () => send(`${shellOrigin}/`),
    '/dashboard': () => member.try('GET', '/dashboard'),
    '/api/blueprints': () => send(`${shellOrigin}/api/blueprints`),
    '/api/auth/me': () => member.try('GET', '/api/auth/me'),
    ...Object.fromEntries(files.map(([name, url]) => [name, () => send(url)])),
  };
  const clients = [
    ...Object.entries(reads).map(([name, call]) => repeat(name, call, READ_PAUSE_MS)),
    ...members.slice(0, WRITERS).map((writer) => repeat('a write', writer.write, WRITE_PAUSE_MS)),
  ];
  try {
    await action();
  } finally {
    isDone = true;
    await Promise.all(clients);
  }
  return { count, failures, slowest };
}
