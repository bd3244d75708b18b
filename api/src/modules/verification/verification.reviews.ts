/*
 * Invariant: a decision, its email and its consequences are one transaction; documents are returned in clear text only
 * after the reveal is recorded.
 */
import type {
  RevealedIdentityDocuments,
  QueryOf,
  ReviewMail,
  TimelineEvent,
  VerificationDetail,
  VerificationRow,
  listVerifications,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { SYSTEM_ACTOR, type Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { requireId } from '../../platform/ids.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { approvalMail, rejectionMail } from './verification.mails.ts';
import { getOverdueCutoff } from './verification.policy.ts';
import type { Verification } from './verification.service.ts';

type Query = QueryOf<typeof listVerifications>;
type Row = VerificationRow & { timeline: TimelineEvent[] };

/**
 * The user blueprints that documents are submitted for; they belong to another module. Methods that take an id throw
 * AppError `not_found`, decisions also `already_decided`.
 */
export type Ownerships = {
  page(query: Query): Promise<Page<VerificationRow>>;
  batches(query: Query): AsyncIterable<VerificationRow[]>;
  pendingBefore(time: Date): AsyncIterable<string[]>;
  get(id: string, tx?: Tx): Promise<Row>;
  approve(tx: Tx, actor: Actor, id: string): Promise<Row>;
  reject(tx: Tx, actor: Actor, id: string, rejection: { reason: string; final: boolean }): Promise<Row>;
};

export type VerificationReviews = ReturnType<typeof createVerificationReviews>;

export function createVerificationReviews({
  platform,
  verification,
  ownerships,
}: {
  platform: Platform;
  verification: Verification;
  ownerships: Ownerships;
}) {
  const { audit, outbox, withTransaction, clock, settings } = platform;
  const { shellOrigin, verificationAutoApproveHours: autoApproveHours } = settings;

  const toDetail = (row: Row): VerificationDetail => presentDetail(row, shellOrigin);

  /** Queues an email to the address in the documents, where the member wants to be contacted about them. */
  async function queueMail(tx: Tx, row: Row, mail: ReviewMail): Promise<void> {
    const { email } = await verification.getDecryptedDocuments(requireId(row.id), tx);
    await outbox.queue(tx, { to: email, userId: requireId(row.userId), ...mail });
  }

  /** Approves a verification. `mail` replaces the standard email; with `false` none is sent. */
  async function approve(
    tx: Tx,
    actor: Actor,
    id: string,
    mail: ReviewMail | false | undefined,
  ): Promise<VerificationDetail> {
    const row = await ownerships.approve(tx, actor, id);
    if (mail !== false) await queueMail(tx, row, mail ?? approvalMail(row.username, shellOrigin));
    return toDetail(row);
  }

  return {
    page: (query: Query): Promise<Page<VerificationRow>> => ownerships.page(query),
    batches: (query: Query): AsyncIterable<VerificationRow[]> => ownerships.batches(query),
    get: async (id: string): Promise<VerificationDetail> => toDetail(await ownerships.get(id)),
    approve,

    async reject(
      tx: Tx,
      actor: Actor,
      id: string,
      rejection: { reason: string; final: boolean },
    ): Promise<VerificationDetail> {
      const row = await ownerships.reject(tx, actor, id, rejection);
      await queueMail(tx, row, rejectionMail(row.username, rejection, shellOrigin));
      return toDetail(row);
    },

    reveal: (actor: Actor, id: string): Promise<RevealedIdentityDocuments> =>
      withTransaction(async (tx) => {
        const row = await ownerships.get(id, tx);
        const [subjectId, userId] = [requireId(row.id), requireId(row.userId)];
        await audit.record(tx, actor, { action: 'verification_revealed', subjectId, userId });
        return verification.getDecryptedDocuments(subjectId, tx);
      }),

    /** Approves overdue verifications; called by the job. Several processes can run it concurrently. */
    async approveOverdue(): Promise<void> {
      const cutoff = getOverdueCutoff(clock.now(), autoApproveHours);
      if (!cutoff) return;
      const errors: unknown[] = [];
      for await (const ids of ownerships.pendingBefore(cutoff)) {
        for (const id of ids) {
          try {
            await withTransaction((tx) => approve(tx, SYSTEM_ACTOR, id, undefined));
          } catch (error) {
            // An administrator may have decided meanwhile. Other errors must not block the remaining verifications.
            if (!(error instanceof AppError) || error.code !== 'already_decided') errors.push(error);
          }
        }
      }
      if (errors.length > 0)
        throw new AggregateError(
          errors,
          `${errors.length} of the overdue verifications could not be approved.`,
        );
    },
  };
}

function presentDetail(row: Row, shellOrigin: string): VerificationDetail {
  return { ...row, standardMail: row.status === 'pending' ? approvalMail(row.username, shellOrigin) : null };
}
