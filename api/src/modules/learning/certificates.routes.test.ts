import { spawnSync } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SignJWT, createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import type { Certificate, TestState } from '@platform/contracts';
import {
  TEST_PATH,
  createLearner,
  finishAttempt,
  passTest,
  startAttempt,
} from '../../../test/support/attempts.ts';
import { findMailsTo } from '../../../test/support/captured-mails.ts';
import { COURSE, COURSES, COURSE_ID, createCourseDrawing } from '../../../test/support/courses.ts';
import { createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const DAY_MS = 86_400_000;
const NAME_PATH = `/api/user/courses/${COURSE_ID}/certificate/name`;
const SCRIPT = resolve(__dirname, '../../../../docs/check-certificate.mjs');
const REASON = { reason: 'Two accounts of one person took this test.' };

let api: TestApi;
let reviewer: LoggedInClient;
let folder: string;
beforeAll(async () => {
  api = await startTestApi({}, undefined, undefined, undefined, createCourseDrawing(), COURSES);
  reviewer = await createAdministrator(api, 'member', ['reviewer']);
  folder = mkdtempSync(join(tmpdir(), 'certificate-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

const readKeys = async () => (await api.client().get('/.well-known/jwks.json')).body as JSONWebKeySet;
const read = async (code: string) =>
  (await api.client().get(`/api/certificates/${code}`)).body as Certificate;
async function certify(): Promise<{ member: LoggedInClient; code: string }> {
  const member = await createLearner(api);
  const { result } = await passTest(member);
  return { member, code: result!.certificateCode! };
}
async function readText(path: string): Promise<{ type: string | null; text: string }> {
  const response = await fetch(`${api.url}${path}`);
  return { type: response.headers.get('content-type'), text: await response.text() };
}

/** Runs the script that others check certificates with. It is not given the address of the API. */
function check(token: string, keys: unknown, ...options: string[]) {
  const [file, keyFile] = [join(folder, 'certificate.jwt'), join(folder, 'jwks.json')];
  writeFileSync(file, token);
  writeFileSync(keyFile, JSON.stringify(keys));
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, file, keyFile, ...options], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('is Open Badges 3.0 as a VC-JWT, and whole in every script and sign', async () => {
  const { member, code } = await certify();
  const { user } = member;
  const certificate = await read(code);
  const { payload } = await jwtVerify(certificate.token!, createLocalJWKSet(await readKeys()), {
    algorithms: ['EdDSA'],
    currentDate: api.clock.now(),
    issuer: 'http://localhost:3000',
  });
  expect(decodeProtectedHeader(certificate.token!)).toEqual({ alg: 'EdDSA', typ: 'vc+jwt', kid: 'test-1' });
  expect(payload.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential']);
  expect(payload.name).toBe(COURSE.title);
  expect(new Date(payload.exp! * 1000).toISOString()).toBe(certificate.signed!.validUntil);
  expect(Date.parse(payload.validUntil as string)).toBe(payload.exp! * 1000);
  expect(certificate).toMatchObject({
    ...{ code, state: 'valid', revokedAt: null, paidWork: null },
    signed: { name: user.username, courseId: COURSE_ID, skill: COURSE.title, right: 30, of: 30 },
  });
  expect(certificate.signed!.objectives).toHaveLength(6);
  expect(JSON.stringify(certificate)).not.toContain(user.email);
  expect(await readText(`/api/certificates/${code}/credential`)).toEqual({
    type: 'application/vc+jwt',
    text: certificate.token,
  });

  for (const name of [
    'Łukasz Żółć',
    'ŵ',
    'Nguyễn',
    'Ольга',
    '李',
    'محمد',
    'Zoë Yorkshire'.normalize('NFD'),
  ]) {
    const { status, body } = await member.post(NAME_PATH, { name });
    expect([status, body.signed.name]).toEqual([200, name.normalize('NFC')]);
    const { output, status: exit } = check(
      body.token as string,
      await readKeys(),
      `--at=${api.clock.now().toISOString()}`,
    );
    expect([exit, output]).toEqual([0, expect.stringContaining(name.normalize('NFC'))]);
  }
  // Hidden again, the name is nowhere; the code stays.
  await member.post(NAME_PATH, { name: null });
  expect(JSON.stringify(await read(code))).not.toContain('Yorkshire');
});

test('is issued to members who passed, once, however often it is asked for', async () => {
  const member = await createLearner(api);
  expect((await member.post(NAME_PATH, { name: 'Grace' })).status).toBe(403);
  await finishAttempt(member, await startAttempt(member), 22);
  expect((await member.post(NAME_PATH, { name: 'Grace' })).status).toBe(403);
  api.clock.advance(DAY_MS);
  const attempt = await startAttempt(member);
  expect((await member.post(NAME_PATH, { name: 'Grace' })).status).toBe(403);
  const submits = await finishAttempt(member, attempt, 30).then(() =>
    Promise.all(Array.from({ length: 5 }, () => member.post(`/api/user/attempts/${attempt.id}/submit`))),
  );
  const codes = submits.map(({ body }) => body.result.certificateCode as string);
  expect(new Set(codes).size).toBe(1);
  const stored = api.database.connection.collection('certificates');
  expect(await stored.countDocuments({ attemptId: { $exists: true }, code: codes[0]! })).toBe(1);

  const five = await createLearner(api);
  const open = await startAttempt(five);
  const items = open.items.map((_, index) => ({
    ...{ number: index + 1, isMarked: false },
    answers: { answer: { selected: ['right'], cannotTell: false, note: '' } },
  }));
  await five.post(`/api/user/attempts/${open.id}/answers`, { version: 0, editorId: 'e', device: 'd', items });
  const claims = await Promise.all(
    Array.from({ length: 5 }, () => five.post(`/api/user/attempts/${open.id}/submit`)),
  );
  expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(claims.map(({ body }) => body.result.certificateCode)).size).toBe(1);
});

describe('the check offline', () => {
  let token: string;
  let at: string;
  beforeAll(async () => {
    token = (await read((await certify()).code)).token!;
    at = `--at=${api.clock.now().toISOString()}`;
  });

  test('accepts a certificate, and says that it cannot see a revocation', async () => {
    const { status, output } = check(token, await readKeys(), at);
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/^The signature is right\.[^]*cannot see.*revoked/),
    ]);
  });

  test('rejects one in which one letter was changed, wherever it is', async () => {
    const keys = await readKeys();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const content = Buffer.from(payload, 'base64url').toString();
    for (const [from, to] of [
      [COURSE.title, 'AI Producers'],
      ['"value":"30"', '"value":"31"'],
      ['member-', 'Member-'],
      ['"validUntil":"2', '"validUntil":"3'],
    ] as const) {
      expect(content).toContain(from);
      const forged = Buffer.from(content.replaceAll(from, to)).toString('base64url');
      const { status, output } = check(`${header}.${forged}.${signature}`, keys, at);
      expect([status, output]).toEqual([1, expect.stringContaining('forged or damaged')]);
    }
  });

  test.each(['none', 'HS256', 'ES256'])('rejects one that says it was signed by %s', async (alg) => {
    const keys = await readKeys();
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const header = Buffer.from(JSON.stringify({ alg, kid: 'test-1' })).toString('base64url');
    const secret = Buffer.from(keys.keys[0]!.x!, 'base64url');
    const forged =
      alg === 'HS256'
        ? await new SignJWT(claims).setProtectedHeader({ alg, kid: 'test-1' }).sign(secret)
        : `${header}.${payload}.${alg === 'none' ? '' : 'AAAA'}`;
    expect(check(forged, keys, at).status).toBe(1);
  });

  test('says so of one that is not valid yet, or no longer', async () => {
    const keys = await readKeys();
    expect(check(token, keys, '--at=2020-01-01T00:00:00Z')).toEqual({
      status: 1,
      output: expect.stringContaining('not valid yet') as string,
    });
    expect(check(token, keys, '--at=2099-01-01T00:00:00Z')).toEqual({
      status: 1,
      output: expect.stringContaining('expired') as string,
    });
    expect(check(token, keys, '--at=tomorrow')).toEqual({
      status: 2,
      output: expect.stringContaining('This is no time') as string,
    });
  });

  test.each([
    ['no end', { exp: undefined }],
    ['an end of 0', { exp: 0 }],
    ['an end in words', { exp: '2099-01-01' }],
    ['two ends', { validUntil: '2099-01-01T00:00:00Z' }],
    ['no start', { nbf: undefined }],
  ])('rejects one with %s, although it is signed', async (_name, changes) => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
    const { key } = api.settings.certificateKeys[0]!;
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key]);
    const signed = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
    const content = `${token.split('.')[0]!}.${signed}`;
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const signature = sign(null, Buffer.from(content), privateKey).toString('base64url');
    expect(check(`${content}.${signature}`, await readKeys(), at)).toEqual({
      status: 1,
      output: expect.stringContaining('its times are not clear') as string,
    });
  });
});

test('a revoked one says so, with the reason, and not that it is forged; restored, it is valid again', async () => {
  const { member, code } = await certify();
  const stored = await api.database.connection.collection('certificates').findOne({ code });
  const isRevoked = async () => {
    const { text, type } = await readText('/api/certificate-status/0');
    expect(type).toBe('application/vc+jwt');
    const { payload } = await jwtVerify(text, createLocalJWKSet(await readKeys()), {
      currentDate: api.clock.now(),
    });
    const subject = payload.credentialSubject as { encodedList: string };
    const bits = gunzipSync(Buffer.from(subject.encodedList.slice(1), 'base64url'));
    expect(bits).toHaveLength(131_072 / 8);
    const index = stored!.statusIndex as number;
    return ((bits[index >> 3]! >> (7 - (index & 7))) & 1) === 1;
  };
  expect(await isRevoked()).toBe(false);
  const path = `/api/admin/certificates/${code}`;
  expect((await reviewer.post(`${path}/revoke`, REASON)).body).toMatchObject({ state: 'revoked' });
  expect((await reviewer.post(`${path}/revoke`, REASON)).status).toBe(409);
  expect(await read(code)).toMatchObject({
    ...{ state: 'revoked', revokedAt: api.clock.now().toISOString(), revocationReason: REASON.reason },
    signed: { right: 30 },
  });
  expect(await isRevoked()).toBe(true);
  const mails = await findMailsTo(api, member.user.email);
  expect(mails.find(({ subject }) => subject.endsWith('was revoked'))!.text).toContain(REASON.reason);
  expect((await member.post(NAME_PATH, { name: 'Another' })).status).toBe(409);

  expect((await reviewer.post(`${path}/restore`, REASON)).body).toMatchObject({ state: 'valid' });
  expect(await isRevoked()).toBe(false);
  expect(await read(code)).toMatchObject({ state: 'valid', revokedAt: null });
});

test('is renewed by ten fresh questions near its end, under the same code', async () => {
  const { member, code } = await certify();
  const renew = () => member.post(`${TEST_PATH}/start`, { kind: 'renewal', isLong: false });
  expect((await renew()).body.code).toBe('already_passed');
  const { certificate } = (await member.get(TEST_PATH)).body as TestState;
  api.clock.advance(Date.parse(certificate!.renewableFrom!) - api.clock.now().getTime());
  const client = api.client();
  await client.post('/api/auth/login', {
    username: member.user.username,
    password: 'a password of the tests',
  });
  const again = { ...client, user: member.user };
  expect((await again.get(TEST_PATH)).body).toMatchObject({ closed: null });
  const attempt = await startAttempt(again, { kind: 'renewal' });
  expect([attempt.items.length, attempt.rightToPass]).toEqual([10, 8]);
  expect(await finishAttempt(again, attempt, 8)).toMatchObject({ state: 'passed' });
  const renewed = await read(code);
  expect(renewed).toMatchObject({ state: 'valid', signed: { right: 8, of: 10 } });
  expect(Date.parse(renewed.signed!.validUntil)).toBeGreaterThan(Date.parse(certificate!.validUntil));
  api.clock.advance(1000 * DAY_MS);
  expect((await read(code)).state).toBe('expired');
});

test('stays without a name once the holder has deleted the account, and the lists go on', async () => {
  const { member, code } = await certify();
  const other = await certify();
  expect((await member.post('/api/user/deletion', { givesUpBalance: true })).status).toBe(201);
  for (const ms of [14 * DAY_MS, 60_000]) {
    api.clock.advance(ms);
    await api.app.jobs.runNow('delete-accounts');
  }

  const { status, body } = await api.client().get(`/api/certificates/${code}`);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ state: 'erased', signed: null, token: null, paidWork: null }),
  ]);
  expect(JSON.stringify(body)).not.toContain(member.user.username);
  expect((await fetch(`${api.url}/api/certificates/${code}/credential`)).status).toBe(404);
  expect(await read(other.code)).toMatchObject({ state: 'valid' });
  const administrator = await createAdministrator(api, 'member', ['reviewer']);
  const { body: list } = await administrator.get('/api/admin/certificates');
  expect(list.items).toContainEqual(expect.objectContaining({ code, username: null, state: 'erased' }));
  expect((await readText('/api/certificate-status/0')).type).toBe('application/vc+jwt');
  expect((await administrator.get('/api/admin/certificates.csv')).status).toBe(200);
});

test('unknown codes and lists do not exist', async () => {
  for (const path of [
    '/api/certificates/NONE',
    '/api/certificates/NONE/credential',
    '/api/certificate-status/7',
  ])
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
});
