import { Registry } from 'prom-client';
import { createLogger } from '@platform/server-kit/logging';
import { createAdministrator, createMember, submitIdentityDocuments } from '../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { recordBackup } from '../platform/db/last-backup.ts';
import { addBusinessMetrics } from './business-metrics.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { createAddGauge } from './gauges.ts';

const silentLog = createLogger('api', 'silent');

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

it('measures requests by the pattern of their route and keeps addresses and names out', async () => {
  const member = await createMember(api, { username: 'visible-nowhere' });
  await member.get('/api/auth/me');
  await member.get('/api/user/tickets/0123456789abcdef01234567?secret=1');
  await member.get('/no-such-address');
  await member.get('/readyz');

  const text = await api.readMetrics();
  const count = (method: string, route: string, status: string) =>
    `http_request_duration_seconds_count{service="api",method="${method}",route="${route}",status_class="${status}"} 1`;
  expect(text).toContain(count('POST', '/api/auth/register', '2xx'));
  expect(text).toContain(count('GET', '/api/auth/me', '2xx'));
  expect(text).toContain(count('GET', '/readyz', '2xx'));
  expect(text).toContain(count('GET', 'other', '4xx'));
  expect(text).not.toMatch(/visible-nowhere|0123456789abcdef|secret|no-such-address/);
});

it('is not reachable through the port of the API', async () => {
  const administrator = await createAdministrator(api);
  expect((await administrator.get('/metrics')).status).toBe(404);
  expect((await administrator.get('/api/metrics')).status).toBe(404);
});

it('reports how many records wait in each queue, and how long the oldest has', async () => {
  for (let count = 0; count < 2; count += 1) {
    await submitIdentityDocuments(await createMember(api));
    api.clock.advance(60_000);
  }
  const queues = [
    'appeals',
    'item_reports',
    'mails',
    'payouts',
    'purchases',
    'reviews',
    'rewards_due',
    'tickets',
    'withdrawals',
  ];

  const text = await api.readMetrics();
  expect(text).toContain('platform_queue_waiting{queue="verifications",service="api"} 2');
  expect(text).toContain('platform_queue_oldest_seconds{queue="verifications",service="api"} 120');
  for (const queue of queues)
    expect(text).toContain(`platform_queue_oldest_seconds{queue="${queue}",service="api"} 0`);
});

it('reports when the ledger was last proved, and nothing before the first time', async () => {
  const before = await api.readMetrics();
  expect(before).not.toMatch(/^platform_ledger_\w+\{/m);

  await api.app.reconcile();
  api.clock.advance(90_000);
  // What was read before is used for 15 seconds, so the next instance is asked.
  const second = await api.startSecondInstance();
  const after = await second.readMetrics();
  await second.stop();
  expect(after).toContain('platform_ledger_proof_age_seconds{service="api"} 90');
  expect(after).toContain('platform_ledger_problems{service="api"} 0');
});

it('reports when the last backup was begun, and nothing without one', async () => {
  expect(await api.readMetrics()).not.toMatch(/^platform_backup_age_seconds\{/m);

  await recordBackup(api.database.connection, api.clock.now());
  api.clock.advance(3_600_000);
  const second = await api.startSecondInstance();
  const text = await second.readMetrics();
  await second.stop();
  expect(text).toContain('platform_backup_age_seconds{service="api"} 3600');
});

it('reads the database at most once in 15 seconds, however often metrics are read', async () => {
  let reads = 0;
  let nowMs = 0;
  const waiting = { count: 0, oldestAt: undefined };
  const readQueueDepth = () => Promise.resolve(waiting);
  const count = () => Promise.resolve(0);
  const registry = new Registry();
  addBusinessMetrics(createAddGauge(registry, silentLog), {
    modules: {
      admin: {
        readLiveReleases: () => Promise.resolve({}),
        countViews: () => Promise.resolve([]),
        countNetworks: () => Promise.resolve([]),
      },
      blueprints: { readQueueDepth, readReturnQueueDepth: readQueueDepth },
      withdrawals: { readQueueDepth },
      support: { readQueueDepth },
      itemReports: { readQueueDepth },
      reviews: {
        readAppealQueueDepth: readQueueDepth,
        readQueueDepth: () => readQueueDepth().finally(() => (reads += 1)),
      },
      ledger: { readDueLocks: readQueueDepth, readLastReconciliation: () => Promise.resolve(null) },
    } as never,
    services: {
      clock: api.clock,
      connection: api.database.connection,
      outbox: { readQueueDepth, countFailed: count, countDeferred: count },
    } as never,
    jobs: { readAges: () => Promise.resolve([]) },
    nowMs: () => nowMs,
  });
  await Promise.all([registry.metrics(), registry.metrics()]);
  nowMs = 14_999;
  await registry.metrics();
  expect(reads).toBe(1);
  nowMs = 15_000;
  await registry.metrics();
  expect(reads).toBe(2);
});

it('reports how long ago each job was done, and how often it is due', async () => {
  const text = await api.readMetrics();
  for (const job of ['remove-old-records', 'delete-accounts', 'reconcile-ledger'])
    expect(text).toMatch(
      new RegExp(`^platform_job_age_seconds\\{job_name="${job}",service="api"\\} \\d`, 'm'),
    );
  expect(text).toContain('platform_job_interval_seconds{job_name="reconcile-ledger",service="api"} 1800');
});

it('reports the disk of a database server that knows its own', async () => {
  const registry = new Registry();
  const stats = { fsTotalSize: 1_000, fsUsedSize: 900 };
  const db = { command: (command: object) => Promise.resolve('dbStats' in command ? stats : {}) };
  const pool = { open: () => 0, inUse: () => 0, waiting: () => 0, failures: () => 0 };
  const connection = { name: 'platform', getClient: () => ({ db: () => db }) };
  addDatabaseMetrics(registry, createAddGauge(registry, silentLog), { pool, connection } as never);
  const text = await registry.metrics();
  expect(text).toContain('database_disk_size_bytes 1000');
  expect(text).toContain('database_disk_used_bytes 900');
});

it('reports the connection pool and what the database says of itself', async () => {
  const text = await api.readMetrics();
  expect(text).toMatch(/^database_up\{service="api"\} 1$/m);
  expect(text).toMatch(/^mongodb_pool_connections\{service="api"\} [1-9]/m);
  expect(text).toMatch(/^mongodb_pool_waiting_calls\{service="api"\} 0$/m);
  expect(text).toMatch(/^database_open_transactions\{service="api"\} \d+$/m);
});

it('leaves out a gauge whose value cannot be read, because an old one would look like a good one', async () => {
  const registry = new Registry();
  let fails = false;
  const read = () => (fails ? Promise.reject(new Error('unreachable')) : Promise.resolve([{ value: 7 }]));
  createAddGauge(registry, silentLog)({ name: 'depth', help: 'x' }, read);
  expect(await registry.metrics()).toContain('depth 7');
  fails = true;
  expect(await registry.metrics()).not.toMatch(/^depth /m);
});
