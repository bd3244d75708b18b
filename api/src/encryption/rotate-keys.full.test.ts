import { randomBytes } from 'node:crypto';
import { databaseUri, runKeys } from '../../test/support/processes.ts';
import { findMailedToken } from '../../test/support/captured-mails.ts';
import {
  PAID,
  createAdministrator,
  createMember,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { PRIVATE_DATA, createRecordOwner, type RecordOwner } from '../../test/support/record-owner.ts';
import { startTestApi, testDatabaseUri, type TestApi } from '../../test/support/test-api.ts';
import { createKeyedHashFields } from './keyed-hashes.ts';
import { createDigester } from '../platform/crypto/digester.ts';
import { createEncryptor, contextOf } from '../platform/crypto/encryptor.ts';
import { ENCRYPTED_FIELDS } from './encrypted-fields.ts';
import { rotateKeys } from './rotate-keys.ts';

/** Replacing a key of personal data: what it is encrypted with, what the start says, and what is unreadable. */

const [OLD, NEW] = [
  { id: 'old', key: randomBytes(32) },
  { id: 'new', key: randomBytes(32) },
];
/** `<key id>.<nonce>.<tag>.<text>` */
const CIPHERTEXT = /^[\w-]{1,20}\.[\w-]{16}\.[\w-]{22}\.[\w-]*$/;

let api: TestApi;
let owner: RecordOwner;
beforeEach(async () => {
  api = await startTestApi({ encryptionKeys: [OLD] });
  owner = await createRecordOwner(api);
});
afterEach(() => api.stop());

/** Returns the key ids of all ciphertexts of the database, however deep, and where they are. */
async function findCiphertexts(): Promise<{ place: string; keyId: string }[]> {
  const { connection } = api.database;
  const found: { place: string; keyId: string }[] = [];
  const search = (value: unknown, place: string): void => {
    if (typeof value === 'string' && CIPHERTEXT.test(value))
      found.push({ place, keyId: value.split('.')[0]! });
    else if (Array.isArray(value)) value.forEach((item) => search(item, place));
    else if (value && Object.getPrototypeOf(value) === Object.prototype)
      Object.entries(value).forEach(([name, child]) => search(child, `${place}.${name}`));
  };
  for (const { name } of await connection.listCollections())
    for (const record of await connection.collection(name).find().toArray()) search(record, name);
  return found;
}

/** Returns what the documents that the owner's record has are replaced by. */
function encryptRemoved(): string {
  const id = owner.ids['/api/admin/verifications']!;
  return createEncryptor([OLD]).encrypt('null', contextOf(ENCRYPTED_FIELDS.identityDocuments, id));
}

function rotate(keys: { id: string; key: Buffer }[], ...command: string[]) {
  const uri = databaseUri(testDatabaseUri(), api.database.connection.name);
  const list = keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',');
  return runKeys(uri, { PII_KEYS: list, DATA_DIR: '/nonexistent' }, ...command);
}

/** Returns clients of another instance with the sessions of the owner and of a new administrator. */
async function connect(
  next: TestApi,
): Promise<{ member: ReturnType<TestApi['client']>; administrator: LoggedInClient }> {
  const member = next.client();
  for (const [name, value] of owner.member.cookies) member.cookies.set(name, value);
  return { member, administrator: await createAdministrator(next) };
}

test('every encrypted field is known to the command', async () => {
  const key = { 'idempotency-key': 'once' };
  await owner.member.post('/api/user/claim-signup-bonus', undefined, { headers: key });
  const note = `/api/admin/cases/withdrawal/${owner.ids['/api/admin/withdrawals']}/notes`;
  const administrator = await createAdministrator(api);
  await administrator.post(note, { text: 'Called the member.' });
  await administrator.post(`/api/admin/purchases/${owner.ids['/api/admin/purchases']}/approve`, PAID);
  const places = Object.values(ENCRYPTED_FIELDS).map(({ collection, path }) => `${collection}.${path}`);

  expect(new Set((await findCiphertexts()).map(({ place }) => place))).toEqual(new Set(places));
});

test('a missing key stops the start with the records that need it', async () => {
  await expect(api.startSecondInstance({ encryptionKeys: [NEW] })).rejects.toThrow(
    /^PII_KEYS lacks the key old, which records are encrypted with: 1 in identity_documents, 1 in withdrawals, 1 in payout_methods, \d+ in outbox, 1 in second_factors, 1 in data_exports\. Add it/,
  );
});

test('rotate encrypts everything with the first key, after which the old one can be removed', async () => {
  const both = await api.startSecondInstance({ encryptionKeys: [NEW, OLD] });
  const { administrator } = await connect(both);
  const number = { identificationNumber: PRIVATE_DATA.identificationNumber };
  const repeat = await submitIdentityDocuments(await createMember(both), number);
  const verification = `/api/admin/verifications/${owner.ids['/api/admin/verifications']}`;
  expect((await administrator.get(verification)).body.repeats).toMatchObject([{ id: repeat }]);
  await both.stop();

  const [code, output] = await rotate([NEW, OLD], 'rotate');

  expect([code, output]).toEqual([0, expect.stringContaining('The key old can be removed from PII_KEYS')]);
  expect(new Set((await findCiphertexts()).map(({ keyId }) => keyId))).toEqual(new Set(['new']));
  const next = await api.startSecondInstance({ encryptionKeys: [NEW] });
  const clients = await connect(next);
  expect((await clients.administrator.post(`${verification}/reveal`)).body).toMatchObject(number);
  expect((await clients.administrator.get(verification)).body.repeats).toMatchObject([{ id: repeat }]);
  const withdrawals = (await clients.member.get('/api/user/withdrawals')).body.items;
  expect(withdrawals[0].paymentDetails).toBe(PRIVATE_DATA.paymentDetails);
  expect(await findMailedToken(next, PRIVATE_DATA.email, '/verify-email')).toEqual(expect.any(String));
  await next.stop();
});

test('rotate says how far it is, goes on where it was interrupted, and is in the audit log', async () => {
  const { connection } = api.database;
  const [withdrawals, outbox] = [connection.collection('withdrawals'), connection.collection('outbox')];
  const details = (await withdrawals.findOne())!.encryptedDetails as string;
  const [code, output] = await rotate([NEW, OLD], 'rotate');
  expect([code, output]).toEqual([0, expect.stringContaining('withdrawals.encryptedDetails: 1 of 1')]);
  // As after an interruption: one value is left.
  await withdrawals.updateOne({}, { $set: { encryptedDetails: details } });
  const mailed = await outbox.find().toArray();

  const [, rest] = await rotate([NEW, OLD], 'rotate');

  expect(rest).toContain('Encrypted 1 values with the key new');
  expect(rest).not.toContain('outbox');
  expect(await outbox.find().toArray()).toEqual(mailed);
  const administrator = await createAdministrator(api);
  const { body } = await administrator.get('/api/admin/audit?subject=key');
  const entries = (body.items as { action: string; by: null; reason: string }[]).map(({ action, by }) => [
    action,
    by,
  ]);
  expect(entries).toEqual([
    ['key_rotation_finished', null],
    ['key_rotation_started', null],
    ['key_rotation_finished', null],
    ['key_rotation_started', null],
  ]);
});

test('rotate notices a process that keeps writing with the old key, and loses nothing of it', async () => {
  const { connection } = api.database;
  const keys = [NEW, OLD];
  const encryptor = createEncryptor(keys);
  const options = {
    database: connection.getClient().db(connection.name),
    encryptor,
    activeKeyId: NEW.id,
    keyedHashFields: createKeyedHashFields(encryptor, createDigester(keys)),
  };
  const ids: string[] = [];
  const write = async () => {
    ids.push(await submitIdentityDocuments(await createMember(api)));
  };

  const busy = await rotateKeys({ ...options, onProgress: write });
  expect(Object.keys(busy.remaining)).toContain('identity_documents.encrypted');
  const quiet = await rotateKeys(options);

  expect([quiet.remaining, quiet.unreadable]).toEqual([{}, []]);
  expect(new Set((await findCiphertexts()).map(({ keyId }) => keyId))).toEqual(new Set(['new']));
  const next = await api.startSecondInstance({ encryptionKeys: [NEW] });
  const { administrator } = await connect(next);
  for (const id of ids)
    expect((await administrator.post(`/api/admin/verifications/${id}/reveal`)).status).toBe(200);
  await next.stop();
});

test('rotate says that a key is still needed for the digests of removed identity numbers', async () => {
  await api.database.connection
    .collection('identity_documents')
    .updateOne({}, { $set: { removedAt: new Date(), encrypted: encryptRemoved() } });
  const [code, output] = await rotate([NEW, OLD], 'rotate');
  expect([code, output]).toEqual([0, expect.stringMatching(/The key old encrypts nothing any more, but 1 /)]);
  expect(output).not.toContain('can be removed');
});

test('a record that cannot be decrypted fails no list, is reported by rotate and says so itself', async () => {
  const { connection } = api.database;
  for (const { collection, path } of [ENCRYPTED_FIELDS.paymentDetails, ENCRYPTED_FIELDS.identityDocuments])
    await connection
      .collection(collection)
      .updateOne({}, { $set: { [path]: 'old.damaged.damaged.damaged' } });
  const administrator = await createAdministrator(api);

  const own = await owner.member.get('/api/user/withdrawals');
  expect([own.status, own.body.items[0].paymentDetails]).toEqual([200, null]);
  for (const list of ['withdrawals', 'verifications', 'pending-verifications', 'withdrawals/pending'])
    expect((await administrator.get(`/api/admin/${list}`)).status).toBe(200);
  const withdrawal = `/api/admin/withdrawals/${owner.ids['/api/admin/withdrawals']}`;
  const verification = `/api/admin/verifications/${owner.ids['/api/admin/verifications']}`;
  expect((await administrator.get(withdrawal)).body.paymentDetails).toBeNull();
  expect((await administrator.get(verification)).body.metadata).toBeNull();
  for (const path of [withdrawal, verification]) {
    const { status, body } = await administrator.post(`${path}/reveal`);
    expect([status, body.code]).toEqual([409, 'decryption_failed']);
  }
  const [code, output] = await rotate([NEW, OLD], 'rotate');
  expect(code).toBe(1);
  expect(output).toContain(`Cannot be decrypted: withdrawals ${owner.ids['/api/admin/withdrawals']}`);
});

test('a lost key can be given up, so that the platform starts without it', async () => {
  const [, status] = await rotate([NEW], 'status');
  expect(status).toMatch(/^old: not in PII_KEYS; 1 in identity_documents/m);
  await rotate([NEW], 'forget', 'old');

  const next = await api.startSecondInstance({ encryptionKeys: [NEW] });

  const { member, administrator } = await connect(next);
  expect((await member.get('/api/user/withdrawals')).body.items[0].paymentDetails).toBeNull();
  expect((await administrator.get('/api/admin/outbox')).status).toBe(200);
  expect((await administrator.get('/api/admin/verifications')).status).toBe(200);
  await next.stop();
});

test('an unknown command prints the usage', async () => {
  expect(await rotate([OLD], 'turn')).toEqual([1, expect.stringContaining('npm run db -- keys <command>')]);
});
