import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDataFolder } from './data-folder.ts';
import { startScript } from './testing/start-script.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function holdPort(): Promise<net.Server> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

it('names the ports in use and the settings to change', async () => {
  const holders = [await holdPort(), await holdPort()] as const;
  const [firstPort, secondPort] = holders.map((holder) => (holder.address() as AddressInfo).port);
  const { code, output } = await startScript(folder, {
    SHELL_PORT: String(firstPort),
    API_PORT: String(secondPort),
  });
  holders.forEach((holder) => holder.close());
  expect(code).toBe(1);
  expect(output).toContain(
    `Port ${firstPort} on 127.0.0.1 is in use by another program. Stop that program, or set SHELL_PORT, `,
  );
  expect(output).toContain(
    `Port ${secondPort} on 127.0.0.1 is in use by another program. Stop that program, or set API_PORT, `,
  );
});

it('names the platform that uses the data folder, and leaves the folder unchanged', async () => {
  const dataFolder = acquireDataFolder(folder);
  dataFolder.writeStatus(
    {
      pid: 4711,
      startedAt: '2026-01-02T03:04:05.000Z',
      services: { shell: { pid: 1, address: 'http://localhost:3000', log: '' } },
    },
    (message) => {
      throw new Error(message);
    },
  );
  const before = readdirSync(folder);
  const { code, output } = await startScript(folder);
  expect(code).toBe(1);
  expect(output).toContain(
    `A platform is already running on the data folder ${folder}: process 4711 at http://localhost:3000, since 2026-01-02`,
  );
  expect(readdirSync(folder)).toEqual(before);
  dataFolder.release();
});

it('names everything that production lacks at once, before anything starts', async () => {
  const { code, output } = await startScript(folder, {
    APP_ENV: 'production',
    OVERRIDE_SECRET: 'J5fWcP0yqkzVdM3xR7uTn1aLbG8hEoSi',
    REVIEW_AUTO_APPROVE_HOURS: '0',
    LOG_FILES: '0',
  });
  expect(code).toBe(1);
  const problems = output.trimEnd().split('\n');
  const required = [
    'TRUST_PROXY',
    'MONGODB_URI',
    'SESSION_SECRET',
    'PII_KEYS',
    'CERTIFICATE_KEYS',
    'FORWARDER_SECRET',
    'SMTP_URL',
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_EMAIL',
  ];
  for (const name of required)
    expect(problems.filter((line) => line.startsWith(`${name} is missing. It must be `))).toHaveLength(1);
  expect(output).toContain('REVIEW_AUTO_APPROVE_HOURS=0 is not');
  expect(output).toContain('OVERRIDE_SECRET is set. Remove it');
  expect(output).toContain('LOG_FILES=0 is not');
  expect(problems.every((line) => /^[A-Z_]+(=| is )/.test(line))).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it('reports all invalid addresses at once', async () => {
  const { code, output } = await startScript(folder, { SHELL_PORT: 'x', API_ORIGIN: 'nowhere' });
  expect(code).toBe(1);
  expect(output).toContain('SHELL_PORT=x is not a port');
  expect(output).toContain('API_ORIGIN=nowhere is not an origin');
});
