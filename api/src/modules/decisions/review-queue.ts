import type { AuditSubject, CaseKind, RejectionOutcome, TimelineEvent } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, type Id } from '../../platform/ids.ts';
import { createAdminList, type AdminListOptions, type AdminQuery } from '../../platform/lists/admin-list.ts';
import type { Services } from '../../services.ts';

type Options<Row, Sort extends string, Query, Item> = Omit<
  AdminListOptions<Row, Sort, Query, Item>,
  'present'
> & {
  readonly services: Pick<Services, 'audit'>;
  /** What the records are called in errors and in the audit log. */
  readonly subject: AuditSubject;
  readonly findById: (id: Id, tx?: Tx) => Promise<Row | null | undefined>;
  readonly notFound: () => AppError;
  readonly present: (rows: readonly Row[], tx?: Tx) => Promise<Item[]>;
};

/** A record of a queue as a case: whose it is, and whether it waits for an administrator. */
export type ReviewCase = { readonly id: Id; readonly userId: Id; readonly isOpen: boolean };

/** A case that was rejected, or a payout that failed or came back, and why. */
export type Rejection = {
  readonly kind: CaseKind;
  readonly id: string;
  readonly at: Date;
  readonly outcome: RejectionOutcome;
  /** Whether it was to be paid to the destination of the case that is decided now. */
  readonly sameDestination: boolean;
  readonly reason: string | null;
};

/** A decision as it is stored: when, and by whom; `null` for the platform itself. */
type StoredDecision = { readonly decision: string; readonly at: Date | null; readonly decidedBy: Id | null };

/**
 * Creates what every queue of records that administrators decide has in common: the list, the lookup of one record, its
 * detail with the history from the audit log, and the error for a second decision.
 */
export function createReviewQueue<
  Row extends { _id: Id },
  Sort extends string,
  Query extends AdminQuery<Sort>,
  Item,
>({ services, subject, findById, notFound, present, ...list }: Options<Row, Sort, Query, Item>) {
  const { audit } = services;

  /** Finds the record of an untrusted id. @throws AppError `not_found` */
  async function find(text: string, tx?: Tx): Promise<Row> {
    const id = parseId(text);
    const row = id && (await findById(id, tx));
    if (!row) throw notFound();
    return row;
  }

  /** Returns a record with its history. */
  async function toDetail(row: Row, tx?: Tx): Promise<Item & { timeline: TimelineEvent[] }> {
    const [item] = await present([row], tx);
    if (!item) throw notFound();
    return { ...item, timeline: await audit.getTimeline(subject, row._id, tx) };
  }

  /** Creates the error for a record that was decided before; it names who decided. */
  async function decidedError({ decision, at, decidedBy }: StoredDecision, tx?: Tx): Promise<AppError> {
    const usernames = await list.userDirectory.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    return alreadyDecided(`This ${subject}`, { decision, by, at });
  }

  const { page, batches } = createAdminList<Row, Sort, Query, Item>({
    ...list,
    present: (rows) => present(rows),
  });
  return { page, batches, find, present, toDetail, decidedError };
}

/** A decision that was already made. `by` is `null` for the platform itself and omitted where it is not disclosed. */
type RecordedDecision = { readonly decision: string; readonly by?: string | null; readonly at: Date | null };

/**
 * Creates the error for a second decision on the same record. It reports the first decision, which remains in effect.
 */
export function alreadyDecided(subject: string, { decision, by, at }: RecordedDecision): AppError {
  // Pages and messages spell the status as American English does.
  const word = decision === 'cancelled' ? 'canceled' : decision;
  return new AppError('already_decided', `${subject} is already ${word}.`, {
    extensions: { decision, ...(by !== undefined && { by }), ...(at && { at: at.toISOString() }) },
  });
}
