import { Binary } from 'bson';
import { isDoc, type Value } from '../bson/value.ts';
import { MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { failedToParse } from '../errors.ts';
import type { Command } from './context.ts';
import { ok } from './reply.ts';
import { MAX_BATCH } from './request.ts';

/** That of MongoDB 8.0, whose protocol and behaviour this is. */
const WIRE_VERSION = 25;

/** The longest message. */
export const MAX_MESSAGE_BYTES = 48_000_000;

export const REPLICA_SET = 'rs0';

/** The only member of its replica set, and so its primary. */
export const hello: Command = ({ request, address }) =>
  ok({
    helloOk: true,
    isWritablePrimary: true,
    ...(request.name !== 'hello' && { ismaster: true }),
    setName: REPLICA_SET,
    setVersion: 1,
    secondary: false,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  });

export const ping: Command = () => ok();

export const commitTransaction: Command = async ({ session, sessions, cursors }) => {
  if (!session) throw failedToParse('commitTransaction needs a session');
  cursors.killAll({ session, inTransaction: true });
  await sessions.commit(session);
  return ok();
};

export const abortTransaction: Command = ({ session, sessions, cursors }) => {
  if (!session) throw failedToParse('abortTransaction needs a session');
  cursors.killAll({ session, inTransaction: true });
  sessions.abort(session);
  return ok();
};

export const endSessions: Command = ({ request, sessions, cursors }) => {
  const ids = request.list('endSessions').map(sessionId);
  for (const session of sessions.endAll(ids)) cursors.killAll({ session });
  return ok();
};

/** @throws MongoError FailedToParse unless it is `{ id: <UUID> }`. */
export function sessionId(lsid: Value): Binary {
  const id = isDoc(lsid) ? lsid.id : undefined;
  if (!(id instanceof Binary) || id.position !== 16)
    throw failedToParse('A session id is an object with a UUID.');
  return id;
}
