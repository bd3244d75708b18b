import type { Model } from 'mongoose';
import { verificationForm, type ClearPapers, type VerificationForm } from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sealer, SealPlace } from '../../platform/crypto/sealer.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent, type DomainEvent } from '../../platform/events.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { PapersRecord } from './verification.model.ts';
import { maskPapers } from './verification.policy.ts';

export type Verification = {
  /** Somebody asks for the free blueprint. A listener that refuses undoes the submission. */
  readonly submitted: DomainEvent<{ id: Id; userId: Id; at: Date }>;
  /** Seals and keeps the papers; returns the id of the user blueprint that they are to open. */
  submit(tx: Tx, actor: Actor, userId: Id, papers: VerificationForm): Promise<Id>;
  /** The masked papers as JSON texts, by the id of their user blueprint. */
  maskedPapersOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** In clear. Callers write down who looks. @throws Error when there are none: callers hold the id of a verification */
  clearPapersOf(id: Id, tx: Tx): Promise<ClearPapers>;
};

type Parts = { papersModel: Model<PapersRecord>; sealer: Sealer; audit: AuditLog; clock: Clock };

export function createVerificationService({ papersModel, sealer, audit, clock }: Parts): Verification {
  const submitted = createEvent<{ id: Id; userId: Id; at: Date }>();

  function open({ _id, sealed }: PapersRecord): VerificationForm {
    return verificationForm.validateSync(JSON.parse(sealer.open(sealed, placeOf(_id))));
  }

  return {
    submitted,

    async submit(tx, actor, userId, papers) {
      const id = newId();
      const at = clock.now();
      await submitted.publish(tx, { id, userId, at });
      const sealed = sealer.seal(JSON.stringify(papers), placeOf(id));
      await papersModel.create([{ _id: id, userId, sealed, submittedAt: at }], { session: tx });
      await audit.record(tx, actor, { action: 'verification_submitted', subjectId: id, userId });
      return id;
    },

    async maskedPapersOf(ids, tx) {
      if (ids.length === 0) return new Map();
      const records = await papersModel
        .find({ _id: { $in: ids } })
        .session(tx ?? null)
        .lean();
      return new Map(
        records.map((record) => [
          record._id.toHexString(),
          JSON.stringify(maskPapers(open(record), record.submittedAt)),
        ]),
      );
    },

    async clearPapersOf(id, tx) {
      const record = await papersModel.findById(id).session(tx).orFail().lean();
      return { ...open(record), submissionDate: record.submittedAt.toISOString() };
    },
  };
}

function placeOf(id: Id): SealPlace {
  return { collection: 'identity_papers', record: id.toHexString(), field: 'papers' };
}
