import type { mongo } from 'mongoose';
import { UnknownKeyError, type Encryptor } from '../platform/crypto/encryptor.ts';
import { readBatches, renameField, replaceValue } from '../platform/db/migrations/batches.ts';
import type { Migration, MigrationContext } from '../platform/db/migrations/run-migrations.ts';

/** An identity document as the first version stored it. */
type OldDocument = { _id: mongo.ObjectId; userId: mongo.ObjectId; sealed: string; submittedAt: Date };

/**
 * Renames what the first version stored under other names. The ciphertexts of withdrawals and mails are bound to names
 * that stay, so their fields are only renamed; identity documents are encrypted again for their new collection.
 */
export function createCurrentNamesMigration(encryptor: Encryptor): Migration {
  return {
    number: 1,
    name: 'current-names',
    needsStop: true,
    async run(context) {
      await moveIdentityDocuments(context, encryptor);
      await renameField(context, 'withdrawals', 'sealedDetails', 'encryptedDetails');
      await renameField(context, 'outbox', 'sealedSecret', 'encryptedSecret');
      await renameField(context, 'users', 'sessionGeneration', 'sessionVersion');
      for (const sessions of ['sessions_member', 'sessions_console']) {
        const user = 'session.passport.user';
        await renameField(context, sessions, `${user}.generation`, `${user}.sessionVersion`);
      }
      const actions = { from: 'user_sign_in_refused', to: 'user_sign_in_rejected' };
      await replaceValue(context, 'audit_log', 'action', actions);
    },
  };
}

/**
 * Moves each document to the new collection, and only then deletes it from the old one. A document that cannot be
 * decrypted was unreadable before; it stays where it is, and the log names it.
 */
async function moveIdentityDocuments(context: MigrationContext, encryptor: Encryptor): Promise<void> {
  const { database, logger } = context;
  const [from, to] = [database.collection('identity_papers'), database.collection('identity_documents')];
  for await (const batch of readBatches(context, 'identity_papers', {})) {
    const moved = (batch as OldDocument[]).flatMap((document) => {
      try {
        return [encryptAgain(document, encryptor)];
      } catch (error) {
        // With the key, the document is readable: the operator has to add it before anything is moved.
        if (error instanceof UnknownKeyError) throw error;
        logger.error({ record: document._id.toHexString(), err: error }, 'identity document not readable');
        return [];
      }
    });
    if (moved.length === 0) continue;
    await to.bulkWrite(
      moved.map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
      })),
    );
    await from.deleteMany({ _id: { $in: moved.map(({ _id }) => _id) } });
  }
  const isStored = await database.listCollections({ name: 'identity_papers' }, { nameOnly: true }).hasNext();
  if (isStored && (await from.countDocuments()) === 0) await from.drop();
}

function encryptAgain({ _id, userId, sealed, submittedAt }: OldDocument, encryptor: Encryptor) {
  const record = _id.toHexString();
  const text = encryptor.decrypt(sealed, { collection: 'identity_papers', record, field: 'papers' });
  const context = { collection: 'identity_documents', record, field: 'documents' };
  return { _id, userId, encrypted: encryptor.encrypt(text, context), submittedAt };
}
