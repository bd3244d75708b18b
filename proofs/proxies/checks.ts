import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from './client.ts';
import { findPublicPorts, type Proxy, type ProxyName, type ServerPorts, SITES, startProxy } from './proxy.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const LARGE_BYTES = 11 * 1024 * 1024;

/**
 * Checks what a proxy passes on, with a server in place of the platform: the address of the client alone, parts of
 * requests and responses as they come, and every request although the second server of the site is down.
 */
export async function checkForwarding(name: ProxyName): Promise<void> {
  const server = http.createServer((request, response) => {
    if (request.url === '/stream') {
      request.on('data', (chunk: Buffer) => response.write(`${chunk.toString()} `));
      request.on('end', () => response.end());
    } else {
      request.resume().on('end', () => response.end(JSON.stringify(request.headers)));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // Nothing listens on port 1.
  const pair = [port, 1] as const;
  const servers: ServerPorts = { shell: pair, 'mf-marketing': pair, 'mf-dashboard': pair, 'mf-admin': pair };
  const proxy = await startProxy(name, servers, await findPublicPorts());
  try {
    await checkHeaders(proxy);
    await checkStreaming(proxy);
  } finally {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  }
}

async function checkHeaders(proxy: Proxy): Promise<void> {
  const client = new Client(proxy);
  const chosen = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
  };
  for (let count = 0; count < 4; count += 1) {
    const { status, text } = await client.send({ site: 'shell', path: '/', headers: chosen });
    assert.equal(status, 200);
    const headers = JSON.parse(text) as Record<string, string>;
    const host = `${SITES.shell.host}:${proxy.httpsPort}`;
    assert.deepEqual(
      [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers['x-forwarded-host'], headers.host],
      ['127.0.0.1', 'https', host, host],
    );
  }
}

async function checkStreaming(proxy: Proxy): Promise<void> {
  const request = new Client(proxy).open({ site: 'shell', path: '/stream', method: 'POST' });
  request.write('one');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(String((await once(response, 'data'))[0]), 'one ');
  request.write('two');
  assert.equal(String((await once(response, 'data'))[0]), 'two ');
  request.end();
  await once(response.resume(), 'end');
}

/** Follows a visitor who becomes a member, over TLS. */
export async function checkJourney(proxy: Proxy, directPort: number): Promise<void> {
  const client = new Client(proxy);
  await checkRedirect(proxy);
  await checkSecurityHeaders(client, directPort);

  const name = `proxy-${randomUUID().slice(0, 8)}`;
  const account = { username: name, password: 'a long password of the proxy tests' };
  const registered = await client.send({
    site: 'shell',
    path: '/api/auth/register',
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ ...account, email: `${name}@example.com` }),
  });
  assert.equal(registered.status, 201, registered.text);
  const cookie = (registered.headers['set-cookie'] ?? []).map((line) => line.split(';', 1).join()).join('; ');
  const claim = {
    site: 'shell',
    path: '/api/user/claim-signup-bonus',
    method: 'POST',
    headers: { cookie, 'idempotency-key': name },
  } as const;
  // The second answer is that of the first, from whichever process.
  assert.deepEqual([(await client.send(claim)).status, (await client.send(claim)).status], [200, 200]);
  const me = await client.send({ site: 'shell', path: '/api/auth/me', headers: { cookie } });
  assert.equal((JSON.parse(me.text) as { signupBonusClaimed?: boolean }).signupBonusClaimed, true);

  const tooLarge = await client.send({
    site: 'shell',
    path: '/api/auth/login',
    method: 'POST',
    headers: { ...JSON_BODY, 'content-length': String(LARGE_BYTES) },
    body: 'x'.repeat(LARGE_BYTES),
  });
  assert.equal((JSON.parse(tooLarge.text) as { code?: string }).code, 'payload_too_large');
}

async function checkRedirect({ httpPort }: Proxy): Promise<void> {
  const request = http.get({
    host: '127.0.0.1',
    port: httpPort,
    path: '/x',
    headers: { host: SITES.shell.host },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  assert.equal(response.statusCode, 308);
  assert.match(response.headers.location ?? '', /^https:\/\/www\.example\.com(:\d+)?\/x$/);
}

/** Compares the headers of a page with those that its server sends: a proxy adds and changes none for security. */
async function checkSecurityHeaders(client: Client, directPort: number): Promise<void> {
  const direct = await fetch(`http://127.0.0.1:${directPort}/`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const { headers } = await client.send({ site: 'shell', path: '/' });
  const withoutNonce = (value: unknown): string => String(value).replaceAll(/'nonce-[^']*'/g, "'nonce'");
  const names = [...direct.headers.keys()].filter(
    (header) => !['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'].includes(header),
  );
  for (const header of names)
    assert.equal(withoutNonce(headers[header]), withoutNonce(direct.headers.get(header)), header);
}
