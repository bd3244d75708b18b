/*
 * Makes the data folder of the first version of the platform (README.md): starts its API from a checkout of it, and does
 * with its endpoints what members and administrators did. Usage: node make-data.mjs CHECKOUT TARGET
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ACCOUNTS, KEYS, PASSWORD } from './accounts.ts';

const [checkout = '', target = ''] = process.argv.slice(2);
const PORT = 4_719;
const DAY_MS = 86_400_000;
const dataDir = mkdtempSync(join(tmpdir(), 'first-version-'));

/** Starts the API of the checkout with a clock that is some days behind, and stops it after the work. */
async function withApi(daysAgo, work) {
  const child = spawn(process.execPath, [join(resolve(checkout), 'api/src/main.ts')], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, API_PORT: String(PORT), LOG_LEVEL: 'warn' },
      ...{ CLOCK_OFFSET_MS: String(-daysAgo * DAY_MS), ...KEYS },
      ...{ ADMIN_USERNAME: ACCOUNTS.administrator.username, ADMIN_EMAIL: ACCOUNTS.administrator.email },
      ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  await work();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function createClient() {
  const cookies = new Map();
  return async function call(method, path, body, expected = [200, 201, 204]) {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!expected.includes(response.status)) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

async function logIn({ username }) {
  const call = createClient();
  await call('POST', '/api/auth/login', { username, password: PASSWORD });
  return call;
}

const IDENTITY = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phoneNumber: '+44 20 7946 0018',
  country: 'uk',
  workAuthorization: 'citizen',
  homeAddress: '12 St James Square\nLondon',
};

await withApi(30, async () => {
  const ada = createClient();
  const { referralCode } = await ada('POST', '/api/auth/register', { ...ACCOUNTS.ada, password: PASSWORD });
  const grace = createClient();
  await grace('POST', '/api/auth/register', { ...ACCOUNTS.grace, password: PASSWORD, referralCode });
  for (const member of [ada, grace]) await member('POST', '/api/user/claim-signup-bonus');
  const tasks = await ada('GET', '/api/tasks/free');
  const browser = tasks.items.find(({ detection }) => detection === 'browser');
  await ada('POST', '/api/user/tasks', { taskId: browser.id, evidence: { browser: 'Firefox' } });
  for (const [member, number] of [
    [ada, 'LOV-1815-1210'],
    [grace, 'HOP-1906-1209'],
  ])
    await member('POST', '/api/user/verify-free-blueprint', {
      ...IDENTITY,
      identificationNumber: number,
      blueprintId: 1,
    });
  await grace('POST', '/api/user/referrals', { email: 'invited@example.com' });
  await ada('POST', '/api/support/tickets', ACCOUNTS.ticket);
  await createClient()(
    'POST',
    '/api/auth/login',
    { username: ACCOUNTS.ada.username, password: 'a wrong password' },
    [401],
  );
});

await withApi(29, async () => {
  const administrator = await logIn(ACCOUNTS.administrator);
  const verifications = (await administrator('GET', '/api/admin/pending-verifications')).items;
  for (const { id } of verifications) await administrator('POST', `/api/admin/approve-verification/${id}`);
  const [ticket] = (await administrator('GET', '/api/admin/tickets')).items;
  await administrator('POST', `/api/admin/tickets/${ticket.id}/answer`, {
    text: 'It is paid after 15 days.',
  });
  const ada = await logIn(ACCOUNTS.ada);
  for (const blueprintId of [10, 2]) {
    const { id } = await ada('POST', '/api/user/blueprints', { blueprintId, paymentMethod: 'usdt' });
    const transactionReference = String(blueprintId % 10).repeat(64);
    await ada('POST', `/api/user/blueprints/${id}/payment`, { paymentMethod: 'usdt', transactionReference });
    if (blueprintId === 10) await administrator('POST', `/api/admin/purchases/${id}/approve`);
  }
  const { items: tasks } = await ada('GET', '/api/tasks/blueprint/10');
  for (const { id } of tasks.slice(0, 4)) await ada('POST', '/api/user/tasks', { taskId: id });
});

await withApi(0, async () => {
  const ada = await logIn(ACCOUNTS.ada);
  await ada('POST', '/api/user/withdrawals', { amount: 50, ...ACCOUNTS.payment });
  await logIn(ACCOUNTS.grace);
});

writeFileSync(target, brotliCompressSync(readFileSync(join(dataDir, 'db/data/data.mdb'))));
rmSync(dataDir, { recursive: true });
