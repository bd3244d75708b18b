/*
 * Invariant: the decision, the mail about it and what follows from it are one transaction; papers are shown in clear only
 * once that is written down.
 */
import type {
  ClearPapers,
  QueryOf,
  ReviewMail,
  TimelineEvent,
  VerificationCase,
  VerificationRow,
  listVerifications,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { PLATFORM, type Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import { requireId } from '../../platform/ids.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { approvalMail, refusalMail } from './verification.mails.ts';
import { overdueAt, overdueBefore } from './verification.policy.ts';
import type { Verification } from './verification.service.ts';

type Query = QueryOf<typeof listVerifications>;
type Row = VerificationRow & { timeline: TimelineEvent[] };

/** The rows that papers are to open. They belong to another module. Refusals: `not_found`, `already_decided`. */
export type Ownerships = {
  page(query: Query): Promise<Page<VerificationRow>>;
  batches(query: Query): AsyncIterable<VerificationRow[]>;
  pendingBefore(moment: Date): AsyncIterable<string[]>;
  one(id: string, tx?: Tx): Promise<Row>;
  approve(tx: Tx, actor: Actor, id: string): Promise<Row>;
  reject(tx: Tx, actor: Actor, id: string, why: { reason: string; final: boolean }): Promise<Row>;
};

export type VerificationReviews = Pick<Ownerships, 'page' | 'batches'> & {
  one(id: string): Promise<VerificationCase>;
  /** `mail` replaces the standard one; `false`: the administrator sends it. */
  approve(tx: Tx, actor: Actor, id: string, mail: ReviewMail | false | undefined): Promise<VerificationCase>;
  reject(
    tx: Tx,
    actor: Actor,
    id: string,
    why: { reason: string; final: boolean },
  ): Promise<VerificationCase>;
  reveal(actor: Actor, id: string): Promise<ClearPapers>;
  /** Approves what nobody has decided in time, for the job. Safe in many processes at once. */
  approveOverdue(): Promise<void>;
};

type Parts = {
  verification: Verification;
  ownerships: Ownerships;
  audit: AuditLog;
  outbox: Outbox;
  withTransaction: WithTransaction;
  clock: Clock;
  shellOrigin: string;
  autoApproveHours: number;
};

export function createVerificationReviews(parts: Parts): VerificationReviews {
  const { verification, ownerships, audit, outbox, withTransaction, clock } = parts;
  const { shellOrigin, autoApproveHours } = parts;

  function asCase(row: Row): VerificationCase {
    const isPending = row.status === 'pending';
    const overdue = overdueAt(new Date(row.purchaseDate), autoApproveHours);
    return {
      ...row,
      approvedAutomaticallyAt: isPending && overdue ? overdue.toISOString() : null,
      standardMail: isPending ? approvalMail(row.username, shellOrigin) : null,
    };
  }

  /** To the address in the papers, which is the one that the member wants to be reached at about them. */
  async function send(tx: Tx, row: Row, mail: ReviewMail): Promise<void> {
    const { email } = await verification.clearPapersOf(requireId(row.id), tx);
    await outbox.queue(tx, { to: email, userId: requireId(row.userId), ...mail });
  }

  async function approve(
    tx: Tx,
    actor: Actor,
    id: string,
    mail: ReviewMail | false | undefined,
  ): Promise<VerificationCase> {
    const row = await ownerships.approve(tx, actor, id);
    if (mail !== false) await send(tx, row, mail ?? approvalMail(row.username, shellOrigin));
    return asCase(row);
  }

  return {
    page: (query) => ownerships.page(query),
    batches: (query) => ownerships.batches(query),
    one: async (id) => asCase(await ownerships.one(id)),
    approve,

    async reject(tx, actor, id, why) {
      const row = await ownerships.reject(tx, actor, id, why);
      await send(tx, row, refusalMail(row.username, why, shellOrigin));
      return asCase(row);
    },

    reveal: (actor, id) =>
      withTransaction(async (tx) => {
        const row = await ownerships.one(id, tx);
        const [subjectId, userId] = [requireId(row.id), requireId(row.userId)];
        await audit.record(tx, actor, { action: 'verification_revealed', subjectId, userId });
        return verification.clearPapersOf(subjectId, tx);
      }),

    async approveOverdue() {
      const before = overdueBefore(clock.now(), autoApproveHours);
      if (!before) return;
      const faults: unknown[] = [];
      for await (const ids of ownerships.pendingBefore(before)) {
        for (const id of ids) {
          try {
            await withTransaction((tx) => approve(tx, PLATFORM, id, undefined));
          } catch (error) {
            // Decided meanwhile, which is as good. One that cannot be approved does not keep the others waiting.
            if (!(error instanceof AppError) || error.code !== 'already_decided') faults.push(error);
          }
        }
      }
      if (faults.length > 0)
        throw new AggregateError(faults, `${faults.length} verifications could not be approved.`);
    },
  };
}
