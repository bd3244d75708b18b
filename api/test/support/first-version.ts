import type { Connection } from 'mongoose';
import type { Encryptor } from '../../src/platform/crypto/encryptor.ts';

/**
 * Rewrites a database as the first version of the API stored it: raw records under the names of that version, and no
 * record of any migration.
 */
export async function storeAsFirstVersion(connection: Connection, encryptor: Encryptor): Promise<void> {
  await connection.collection('migrations').drop();
  await storeIdentityPapers(connection, encryptor);
  await rewrite(connection, 'withdrawals', ({ encryptedDetails: sealedDetails, ...record }) => ({
    ...record,
    sealedDetails,
  }));
  await rewrite(connection, 'outbox', ({ encryptedSecret: sealedSecret, ...record }) => ({
    ...record,
    sealedSecret,
  }));
  await rewrite(connection, 'users', ({ sessionVersion: sessionGeneration, adminRoles: _, ...record }) => ({
    ...record,
    sessionGeneration,
  }));
  await rewrite(connection, 'audit_log', ({ action, ...record }) => ({
    ...record,
    action: action === 'user_sign_in_rejected' ? 'user_sign_in_refused' : action,
  }));
  await rewrite(
    connection,
    'tickets',
    ({ messages: [{ text: message }, ...others], readAt: _, ...record }) => ({
      ...record,
      message,
      answers: others.map(({ at, by, text }: StoredRecord) => ({ at, by, text })),
    }),
  );
  for (const collection of ['sessions_member', 'sessions_console']) {
    await rewrite(connection, collection, ({ session, ...record }) => {
      const { id, sessionVersion: generation } = session.passport.user;
      return { ...record, session: { ...session, passport: { user: { id, generation } } } };
    });
  }
}

async function storeIdentityPapers(connection: Connection, encryptor: Encryptor): Promise<void> {
  const current = connection.collection('identity_documents');
  for (const { _id, userId, encrypted, submittedAt } of await current.find().toArray()) {
    const record = _id.toHexString();
    const text = encryptor.decrypt(encrypted as string, {
      collection: 'identity_documents',
      record,
      field: 'documents',
    });
    const sealed = encryptor.encrypt(text, { collection: 'identity_papers', record, field: 'papers' });
    await connection.collection('identity_papers').insertOne({ _id, userId, sealed, submittedAt });
  }
  await current.drop();
}

// Stored records are read field by field, as the types of the first version are gone.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type StoredRecord = any;

async function rewrite(
  connection: Connection,
  name: string,
  change: (record: StoredRecord) => StoredRecord,
): Promise<void> {
  const collection = connection.collection(name);
  for (const record of await collection.find().toArray()) {
    await collection.deleteOne({ _id: record._id });
    await collection.insertOne(change(record));
  }
}
