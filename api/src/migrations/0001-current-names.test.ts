import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@platform/logging';
import {
  PASSWORD,
  IDENTITY_DOCUMENTS,
  createAdministrator,
  createMember,
  submitIdentityDocuments,
} from '../../test/support/factories.ts';
import { findMailedToken } from '../../test/support/captured-mails.ts';
import { storeAsFirstVersion } from '../../test/support/first-version.ts';
import { databaseUri, startApi, type ChildService } from '../../test/support/processes.ts';
import { PRIVATE_DATA, createRecordOwner } from '../../test/support/record-owner.ts';
import {
  openTestDatabase,
  startTestApi,
  testDatabaseUri,
  type TestApi,
} from '../../test/support/test-api.ts';
import { createClock } from '../platform/clock.ts';
import { createDigester } from '../platform/crypto/digester.ts';
import { createEncryptor } from '../platform/crypto/encryptor.ts';
import { runMigrations } from '../platform/db/migrations/run-migrations.ts';
import { newId } from '../platform/ids.ts';
import { createMigrations } from './index.ts';

const OLD_NAMES = /identity_papers|sealed\w*|sessionGeneration|"generation"|user_sign_in_refused/g;

/** Returns the names of the first version that occur anywhere in the database. */
async function findOldNames({ connection }: TestApi['database']): Promise<string[]> {
  const names = (await connection.listCollections()).map(({ name }) => name);
  const contents = await Promise.all(names.map((name) => connection.collection(name).find().toArray()));
  return [...new Set(JSON.stringify([names, contents]).match(OLD_NAMES))].sort();
}

const started: TestApi[] = [];
afterEach(async () => {
  while (started.length > 0) await started.pop()!.stop();
});

async function start(): Promise<TestApi> {
  const api = await startTestApi();
  started.push(api);
  return api;
}

async function startSecond(api: TestApi): Promise<TestApi> {
  const second = await api.startSecondInstance();
  started.push(second);
  return second;
}

test('a new database records the migrations as done', async () => {
  const api = await start();
  const records = await api.database.connection.collection('migrations').find().toArray();
  const migrations = createMigrations(
    createEncryptor(api.settings.encryptionKeys),
    createDigester(api.settings.encryptionKeys),
    api.clock,
  );
  expect(records).toEqual(
    migrations.map(({ number, name }) => ({ _id: number, name, finishedAt: expect.any(Date) })),
  );
});

test('a database of the first version reads correctly after the start', async () => {
  const api = await start();
  const { member, ids } = await createRecordOwner(api);
  const administrator = await createAdministrator(api, 'console');
  await api
    .client()
    .post('/api/auth/login', { username: member.user.username, password: 'a wrong password' });
  await storeAsFirstVersion(api.database.connection, createEncryptor(api.settings.encryptionKeys));
  expect(await findOldNames(api.database)).toEqual([
    '"generation"',
    'identity_papers',
    'sealed',
    'sealedDetails',
    'sealedSecret',
    'sessionGeneration',
    'user_sign_in_refused',
  ]);

  const next = await startSecond(api);

  expect(await findOldNames(api.database)).toEqual([]);
  const withCookiesOf = (from: typeof member, kind: 'member' | 'console') => {
    const client = next.client(kind);
    for (const [name, value] of from.cookies) client.cookies.set(name, value);
    return client;
  };
  // The sessions of the first version continue.
  const [memberNow, administratorNow] = [
    withCookiesOf(member, 'member'),
    withCookiesOf(administrator, 'console'),
  ];
  expect((await memberNow.get('/api/auth/me')).body.email).toBe(PRIVATE_DATA.email);
  const withdrawals = await memberNow.get('/api/user/withdrawals');
  expect(withdrawals.body.items[0].paymentDetails).toBe(PRIVATE_DATA.paymentDetails);
  const verification = ids['/api/admin/verifications'];
  const revealed = await administratorNow.post(`/api/admin/verifications/${verification}/reveal`);
  expect(revealed.body).toMatchObject({ identificationNumber: expect.any(String) });
  const rejections = await administratorNow.get('/api/admin/audit?action=user_sign_in_rejected');
  expect(rejections.body.items).toHaveLength(1);
  const token = await findMailedToken(next, PRIVATE_DATA.email, '/verify-email');
  expect((await next.client().post('/api/auth/verify-email', { token })).status).toBe(204);
  expect((await next.app.reconcile()).problems).toEqual([]);
});

test('a document that cannot be decrypted stays where it is, and one with an unknown key stops the start', async () => {
  const api = await start();
  const member = await createMember(api);
  await submitIdentityDocuments(member);
  const encryptor = createEncryptor(api.settings.encryptionKeys);
  await storeAsFirstVersion(api.database.connection, encryptor);
  const papers = api.database.connection.collection('identity_papers');
  const corrupt = { _id: newId(), userId: newId(), sealed: 'corrupt', submittedAt: new Date() };
  await papers.insertOne(corrupt);
  const migrate = (keys = api.settings.encryptionKeys) =>
    runMigrations(
      api.database.connection,
      createMigrations(createEncryptor(keys), createDigester(keys), api.clock),
      createLogger('test', 'silent'),
    );

  await expect(migrate([{ id: 'other', key: Buffer.alloc(32, 7) }])).rejects.toThrow(
    'PII_KEYS does not contain',
  );
  expect(await papers.countDocuments()).toBe(2);
  await migrate();

  expect(await papers.find().toArray()).toEqual([corrupt]);
  expect((await member.get('/api/user/blueprints')).status).toBe(200);
});

describe('processes on a database with many records of the first version', () => {
  const DOCUMENTS = 2_000;
  const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256));
  const encryptor = createEncryptor([{ id: 'one', key: KEY }]);
  const folder = mkdtempSync(join(tmpdir(), 'api-migrations-'));
  const settings = { DATA_DIR: folder, PII_KEYS: `one:${KEY.toString('base64')}` };
  let database: TestApi['database'];
  let uri: string;
  beforeEach(async () => {
    database = await openTestDatabase();
    uri = databaseUri(testDatabaseUri(), database.connection.name);
    await database.connection.collection('identity_papers').insertMany(
      Array.from({ length: DOCUMENTS }, (_, index) => {
        const _id = newId();
        const text = JSON.stringify({ ...IDENTITY_DOCUMENTS, identificationNumber: `number ${index}` });
        const context = { collection: 'identity_papers', record: _id.toHexString(), field: 'papers' };
        return { _id, userId: newId(), sealed: encryptor.encrypt(text, context), submittedAt: new Date() };
      }),
    );
  });
  afterEach(async () => {
    await database.connection.dropDatabase();
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const count = (collection: string) => database.connection.collection(collection).countDocuments();

  async function expectAllMoved(): Promise<void> {
    expect([await count('identity_papers'), await count('identity_documents')]).toEqual([0, DOCUMENTS]);
    const numbers = new Set<string>();
    for (const { _id, encrypted } of await database.connection
      .collection('identity_documents')
      .find()
      .toArray()) {
      const context = { collection: 'identity_documents', record: _id.toHexString(), field: 'documents' };
      const text = encryptor.decrypt(encrypted as string, context);
      numbers.add((JSON.parse(text) as { identificationNumber: string }).identificationNumber);
    }
    expect(numbers.size).toBe(DOCUMENTS);
    const records = await database.connection.collection('migrations').find().toArray();
    expect(records.map(({ _id }) => _id as unknown)).toEqual(
      createMigrations(encryptor, createDigester([{ id: 'one', key: KEY }]), createClock(0)).map(
        ({ number }) => number,
      ),
    );
  }

  test('a process that is killed in the middle is continued by the next one', async () => {
    const starting = startApi(uri, settings, (child) => void killWhenHalfDone(child));
    await expect(starting).rejects.toThrow('exited before it was ready');
    expect(await count('identity_papers')).toBeGreaterThan(0);
    expect(await count('identity_documents')).toBeGreaterThan(0);
    expect(await count('migrations')).toBe(1);
    // It would delay the next process by ten seconds; that it then runs out is a test of `runMigrations`.
    await database.connection.collection<{ _id: string }>('migrations').deleteOne({ _id: 'lock' });

    const api = await startApi(uri, settings);

    await expectAllMoved();
    await api.kill('SIGTERM');
  });

  async function killWhenHalfDone(child: Pick<ChildService, 'signal'>): Promise<void> {
    while ((await count('identity_documents')) < DOCUMENTS / 10);
    child.signal('SIGKILL');
  }

  test('two processes that start at the same time migrate once', async () => {
    const apis = await Promise.all([startApi(uri, settings), startApi(uri, settings)]);

    await expectAllMoved();
    for (const api of apis) await api.kill('SIGTERM');
  });
});

test('the password of a first version account still logs in', async () => {
  const api = await start();
  const { user } = await createMember(api);
  await storeAsFirstVersion(api.database.connection, createEncryptor(api.settings.encryptionKeys));
  const next = await startSecond(api);

  const { status } = await next
    .client()
    .post('/api/auth/login', { username: user.username, password: PASSWORD });

  expect(status).toBe(200);
});
