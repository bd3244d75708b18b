import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../src/workspaces.ts';

// npm keeps what a registry has answered.
const cache = mkdtempSync(join(tmpdir(), 'audit-'));
let registry: Server;
/** Answers npm's question for the vulnerabilities of its packages; without it, as many mirrors do. */
let advisories: object | undefined;

beforeAll(async () => {
  registry = createServer((request, response) => {
    request.resume();
    if (request.method === 'POST' && advisories) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(advisories));
    } else {
      response.statusCode = request.method === 'POST' ? 405 : 404;
      response.end('{}');
    }
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => {
  registry.close();
  rmSync(cache, { recursive: true });
});

async function audit(): Promise<{ code: number; output: string }> {
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [join(ROOT, '.ci/audit.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}`,
      npm_config_cache: cache,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

function createAdvisory(id: number, severity: string) {
  const url = 'https://github.com/advisories/GHSA-xxxx';
  return { express: [{ id, url, title: 'x', severity, vulnerable_versions: '*', cwe: [], cvss: {} }] };
}

it('fails a build whose packages have a vulnerability that matters, and names it', async () => {
  advisories = createAdvisory(1, 'high');
  const { code, output } = await audit();
  expect(output).toContain('(high): https://github.com/advisories/GHSA-xxxx');
  expect(code).toBe(1);
});

it('passes without one', async () => {
  advisories = createAdvisory(2, 'moderate');
  expect(await audit()).toEqual({
    code: 0,
    output: 'npm audit: no high or critical vulnerability in what is shipped\n',
  });
});

it('says so if the registry answers no such question', async () => {
  advisories = undefined;
  const { code, output } = await audit();
  expect(output).toMatch(/^::warning::No vulnerability was looked for: 405 Method Not Allowed/);
  expect(code).toBe(0);
});
