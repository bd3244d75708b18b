import type { Model } from 'mongoose';
import { CASE_NOTES_MAX, type CaseKind, type CaseNote } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { type EncryptionContext, contextOf } from '../../platform/crypto/encryptor.ts';
import { readOrNull } from '../../platform/crypto/read-decrypted.ts';
import { insertValidated } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { ReviewCase } from '../decisions/index.ts';
import { wrongState } from '../../platform/app-error.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { CaseNoteRecord } from './cases.model.ts';

const contextFor = (id: Id): EncryptionContext => contextOf(ENCRYPTED_FIELDS.caseNote, id.toHexString());

/** Creates the notes of administrators about cases. They are only ever added. */
export function createCaseNotes({
  services: { clock, encryptor, audit },
  notes,
  userDirectory,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'encryptor'>;
  notes: Model<CaseNoteRecord>;
  userDirectory: UserDirectory;
}) {
  return {
    /** Lists the notes about a case, oldest first. */
    async list(caseId: Id, tx?: Tx): Promise<CaseNote[]> {
      const records = await notes
        .find({ caseId })
        .sort({ at: 1, _id: 1 })
        .limit(CASE_NOTES_MAX)
        .session(tx ?? null)
        .lean();
      const usernames = await userDirectory.usernamesOf(
        records.map(({ by }) => by),
        tx,
      );
      return records.map(({ _id, at, by, encryptedText }) => ({
        id: _id.toHexString(),
        at: at.toISOString(),
        by: usernames.get(by.toHexString()) ?? '',
        text: readOrNull(() => encryptor.decrypt(encryptedText, contextFor(_id))),
      }));
    },

    /**
     * Adds a note. The caller changes another record of the case in the same transaction, so that of two notes at once
     * the second one counts the first.
     *
     * @throws AppError `wrong_state` if the case has as many notes as it can have
     */
    async add(
      tx: Tx,
      actor: UserActor,
      { id: caseId, userId }: ReviewCase,
      kind: CaseKind,
      text: string,
    ): Promise<void> {
      if ((await notes.countDocuments({ caseId }).session(tx)) >= CASE_NOTES_MAX)
        throw wrongState(`This case has ${CASE_NOTES_MAX} notes already.`);
      const _id = newId();
      const encryptedText = encryptor.encrypt(text, contextFor(_id));
      const note = { _id, caseId, kind, userId, by: actor.userId, at: clock.now(), encryptedText };
      await insertValidated(notes, note, tx);
      await audit.record(tx, actor, { action: 'case_noted', subjectId: caseId, userId, reason: kind });
    },
  };
}
