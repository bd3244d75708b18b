import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from './create-logger.ts';

function createTestLogger() {
  const lines: string[] = [];
  const logger = createLogger('api', 'info', { write: (line) => void lines.push(line) });
  return { logger, readLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it('writes level, time, service, fields and message as one JSON line', () => {
  const { logger, readLines } = createTestLogger();
  logger.child({ requestId: 'r-1' }).warn({ status: 503 }, 'request failed');
  logger.debug('below the level');
  const [line] = readLines();
  expect(readLines()).toHaveLength(1);
  expect(Object.keys(line!)).toEqual(['level', 'time', 'service', 'requestId', 'status', 'msg']);
  expect(line).toMatchObject({
    level: 40,
    service: 'api',
    requestId: 'r-1',
    status: 503,
    msg: 'request failed',
  });
  expect(line!.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it('logs type, message and stack of an error', () => {
  const { logger, readLines } = createTestLogger();
  logger.error({ err: new TypeError('broken') }, 'failed');
  expect(readLines()[0]).toMatchObject({
    err: { type: 'TypeError', message: 'broken', stack: expect.stringContaining('create-logger.test') },
  });
});

it('redacts private fields of a line, its error and its headers', () => {
  const { logger, readLines } = createTestLogger();
  const email = 'ada@example.org';
  logger.info(
    {
      token: 'abc',
      headers: { 'set-cookie': 'sid=1', accept: '*/*' },
      err: Object.assign(new Error('duplicate'), { keyValue: { email } }),
      email,
    },
    'event',
  );
  expect(readLines()[0]).toMatchObject({
    token: '[Redacted]',
    headers: { 'set-cookie': '[Redacted]', accept: '*/*' },
    err: { message: 'duplicate', keyValue: '[Redacted]' },
    email: '[Redacted]',
  });
});

describe('an error of MongoDB', () => {
  const email = 'ada@example.org';
  const message = `E11000 duplicate key error collection: platform.users index: email_1 dup key: { email: "${email}" }`;
  const response = { code: 11_000, errmsg: message, keyPattern: { email: 1 }, keyValue: { email } };
  class MongoServerError extends Error {
    code = 11_000;
    keyPattern = { email: 1 };
    keyValue = { email };
    errorResponse = response;
  }
  class MongoBulkWriteError extends MongoServerError {
    writeErrors = [{ toJSON: () => ({ ...response, op: { email } }) }];
  }

  it.each([
    ['itself', new MongoServerError(message)],
    ['with whole documents', new MongoBulkWriteError(message)],
    ['as a cause', new Error('The sign-up failed.', { cause: new MongoServerError(message) })],
    ['among others', new AggregateError([new MongoServerError(message)], 'Two failed.')],
    ['with a value of several lines', new MongoServerError(`${message}\n} of ${email}`)],
    [
      'in a field of another',
      Object.assign(new Error('The sign-up failed.'), { original: new MongoServerError(message) }),
    ],
  ])('is logged without values: %s', (_name, err) => {
    const { logger, readLines } = createTestLogger();
    logger.error({ err }, 'failed');
    const [line] = readLines();
    expect(JSON.stringify(line)).not.toContain('ada@');
    expect(JSON.stringify(line)).toContain('index: email_1 dup key: [Redacted]');
    expect(JSON.stringify(line)).toContain('create-logger.test');
  });

  it('is logged as it is if it is a text', () => {
    const { logger, readLines } = createTestLogger();
    logger.error({ err: 'no connection' }, 'failed');
    expect(readLines()[0]).toMatchObject({ err: 'no connection' });
  });

  it('keeps what tells the fault', () => {
    const { logger, readLines } = createTestLogger();
    logger.error({ err: new MongoServerError(message) }, 'failed');
    expect(readLines()[0]!.err).toEqual({
      type: 'MongoServerError',
      message: 'E11000 duplicate key error collection: platform.users index: email_1 dup key: [Redacted]',
      stack: expect.stringContaining('create-logger.test'),
      code: 11_000,
      keyPattern: { email: 1 },
    });
  });
});

it('writes to a file descriptor at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logging-'));
  const file = join(folder, 'some.log');
  const descriptor = openSync(file, 'a');
  createLogger('some', 'info', descriptor).info('first');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ service: 'some', msg: 'first' });
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});
