import { Binary } from 'bson';
import { isDoc, type Value } from '../bson/value.ts';
import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { failedToParse, MongoError, typeMismatch } from '../errors.ts';
import { REPLICA_SET } from '../process/socket-path.ts';
import { countHeldBytes } from '../statement-memory.ts';
import type { CommandHandler } from './context.ts';
import { okReply } from './reply.ts';
import { MAX_WRITE_BATCH_SIZE } from './request.ts';

/** The wire version of MongoDB 8.0, whose protocol and behavior this engine follows. */
const WIRE_VERSION = 25;

/** MongoDB's limit on the size of a message. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** What a client that describes itself has to name, as texts. */
const CLIENT_FIELDS = [
  ['driver', ['name', 'version']],
  ['os', ['type']],
] as const;

/** Describes this server as the primary, and only member, of its replica set. */
export const hello: CommandHandler = ({ request, socketPath }) => {
  assertDescribed(request.body.client);
  return okReply({
    helloOk: true,
    isWritablePrimary: true,
    ...(request.name !== 'hello' && { ismaster: true }),
    setName: REPLICA_SET,
    setVersion: 1,
    secondary: false,
    hosts: [socketPath],
    primary: socketPath,
    me: socketPath,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH_SIZE,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  });
};

/**
 * Rejects a client that describes itself by less than a driver does, as MongoDB does.
 *
 * @throws MongoError ClientMetadataMissingField or TypeMismatch.
 */
function assertDescribed(client: Value): void {
  if (client === undefined) return;
  if (!isDoc(client)) throw typeMismatch('The client metadata document must be a document');
  for (const [part, names] of CLIENT_FIELDS) {
    const description = client[part];
    if (description === undefined) throw missingMetadata(`sub-document '${part}'`);
    if (!isDoc(description)) throw typeMismatch(`The client metadata '${part}' must be a document`);
    for (const name of names) {
      if (description[name] === undefined) throw missingMetadata(`field '${part}.${name}'`);
      if (typeof description[name] !== 'string')
        throw typeMismatch(`The client metadata '${part}.${name}' must be a string`);
    }
  }
}

const missingMetadata = (what: string): MongoError =>
  new MongoError(183, `Missing required ${what} in the client metadata document`);

export const ping: CommandHandler = () => okReply();

/** Reports what the metrics of the API show. Fields that MongoDB has too are named alike. */
export const serverStatus: CommandHandler = ({ environment, writer, sessions }) => {
  const startTimes = [...sessions.openTransactions].map(({ startedAtMs }) => startedAtMs);
  const nowMs = performance.now();
  return okReply({
    localTime: new Date(),
    transactions: { currentOpen: startTimes.length },
    globalLock: { currentQueue: { total: writer.queueLength } },
    embeddedEngine: {
      oldestTransactionMs: Math.round(nowMs - Math.min(nowMs, ...startTimes)),
      statementBytes: countHeldBytes(),
      ...environment.measureDataFile(),
    },
  });
};

export const commitTransaction: CommandHandler = async ({ session, sessions, cursors }) => {
  if (!session) throw failedToParse('commitTransaction requires a session');
  cursors.killMatching({ session, inTransaction: true });
  await sessions.commit(session);
  return okReply();
};

export const abortTransaction: CommandHandler = ({ session, sessions, cursors }) => {
  if (!session) throw failedToParse('abortTransaction requires a session');
  cursors.killMatching({ session, inTransaction: true });
  sessions.abort(session);
  return okReply();
};

export const endSessions: CommandHandler = ({ request, sessions, cursors }) => {
  const ids = request.getArray('endSessions').map(parseSessionId);
  for (const session of sessions.endSessions(ids)) cursors.killMatching({ session });
  return okReply();
};

/**
 * Parses an `lsid`.
 *
 * @throws MongoError FailedToParse unless it is `{ id: <UUID> }`.
 */
export function parseSessionId(lsid: Value): Binary {
  const id = isDoc(lsid) ? lsid.id : undefined;
  if (!(id instanceof Binary) || id.position !== 16)
    throw failedToParse('A session id must be an object with a UUID.');
  return id;
}
