import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { PORTS } from '../../../shell/e2e/support/platform.ts';
import type { Target } from './attack.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** An API with the limits of production, and a database of its own. */
export type ProductionApi = { readonly origin: string; stop(): Promise<void> };

/** Starts an API in production mode behind one trusted proxy, with a mail server that accepts everything. */
export async function startProductionApi(): Promise<ProductionApi> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'attack-api-'));
  const ports = await findFreePorts(PORTS);
  const mailServer = createServer(acceptMails).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port: mailPort } = mailServer.address() as AddressInfo;
  const child = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: REPOSITORY,
    env: {
      PATH: process.env.PATH,
      ...ports,
      APP_ENV: 'production',
      EMBEDDED_DATABASE: 'accepted',
      DATA_DIR: dataFolder,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      HOUSE_DAILY_BUDGET: '1000',
      PAYOUT_APPROVAL_LIMIT: '500',
      OPERATOR_NAME: 'Skill Works Ltd',
      OPERATOR_ADDRESS: '5 Market Street, Leeds',
      OPERATOR_EMAIL: 'office@skill-works.example',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SESSION_SECRET: randomBytes(48).toString('base64url'),
      FORWARDER_SECRET: randomBytes(48).toString('base64url'),
      PII_KEYS: `attack:${randomBytes(32).toString('base64')}`,
      CERTIFICATE_KEYS: `attack:${randomBytes(32).toString('base64')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the API in production mode did not start'))),
  ]);
  return {
    origin: `http://127.0.0.1:${ports.API_PORT}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      mailServer.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Speaks as much SMTP as a client needs to get rid of its mails. */
function acceptMails(socket: Socket): void {
  let isData = false;
  socket.on('error', () => undefined);
  socket.write('220 attack\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      if (isData && line !== '.') continue;
      if (/^DATA/i.test(line)) socket.write('354 go on\r\n');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
      isData = /^DATA/i.test(line);
    }
  });
}

/** Runs `npm run reconcile` on the database of the platform. Returns its last line. */
export async function reconcile({ settings }: Target): Promise<{ text: string; isClean: boolean }> {
  const child = spawn(process.execPath, ['api/src/tools/reconcile.ts'], {
    cwd: REPOSITORY,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { text: output.trim().split('\n').at(-1) ?? '', isClean: code === 0 };
}
