/*
 * Invariant: a decision, its email and its consequences are one transaction; documents are returned in clear text only
 * after the reveal is recorded.
 */
import {
  FREE_BLUEPRINT_ID,
  PAGE_PATHS,
  type ConflictOfInterest,
  type Repeat,
  type RevealedIdentityDocuments,
  type QueryOf,
  type ReviewMail,
  type TimelineEvent,
  type VerificationDetail,
  type VerificationRow,
  type listVerifications,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { SYSTEM_ACTOR, type Actor, type UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../services.ts';
import type { CaseClaims, ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { approvalMail, confirmationMail, receivedMail, rejectionMail } from './verification.mails.ts';
import { getOverdueCutoff } from './verification.policy.ts';
import type { Verification } from './verification.service.ts';

const FREE_BLUEPRINT_PAGE = PAGE_PATHS.blueprint(FREE_BLUEPRINT_ID);
const WITHDRAWALS_PAGE = PAGE_PATHS.dashboard.withdrawals();

type Query = QueryOf<typeof listVerifications>;
type Row = VerificationRow & {
  conflictOfInterest: ConflictOfInterest | null;
  timeline: TimelineEvent[];
};

/**
 * The user blueprints that documents are submitted for; they belong to another module. Methods that take an id throw
 * AppError `not_found`, decisions also `already_decided`, `claimed` and `not_allowed_to_review`, and approvals
 * `member_disabled`.
 */
export type Ownerships = {
  page(query: Query): Promise<Page<VerificationRow>>;
  batches(query: Query): AsyncIterable<VerificationRow[]>;
  pendingBefore(time: Date): AsyncIterable<string[]>;
  /** @param reader the administrator who reads it */
  get(reader: Id | null, id: string, tx?: Tx): Promise<Row>;
  /** Presents rows of other members, newest first. */
  describeRepeats(ids: readonly Id[], tx?: Tx): Promise<Repeat<Row['status']>[]>;
  approve(tx: Tx, actor: Actor, id: string): Promise<Row>;
  /** @throws AppError also `wrong_state`, `member_disabled`, `documents_not_viewed` */
  confirm(tx: Tx, actor: UserActor, id: string): Promise<Row>;
  reject(tx: Tx, actor: Actor, id: string, rejection: { reason: string; final: boolean }): Promise<Row>;
};

export type VerificationReviews = ReturnType<typeof createVerificationReviews>;

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings' | 'withTransaction'>;
  readonly verification: Verification;
  readonly ownerships: Ownerships;
  readonly userDirectory: UserDirectory;
  readonly conflicts: ConflictsOfInterest;
  readonly claims: Pick<CaseClaims, 'findOne' | 'renew'>;
  /** Whether a withdrawal of a member waits for its approval; another module owns it. */
  readonly awaitsPayout: (userId: Id, tx: Tx) => Promise<boolean>;
};

export function createVerificationReviews({
  services,
  verification,
  ownerships,
  userDirectory,
  conflicts,
  claims,
  awaitsPayout,
}: Dependencies) {
  const { audit, withTransaction, settings } = services;
  const { shellOrigin } = settings;
  const notify = createNotify({ services, verification, userDirectory });

  async function toDetail(row: Row, tx?: Tx): Promise<VerificationDetail> {
    const id = requireId(row.id);
    const repeats = await ownerships.describeRepeats(await verification.findRepeats(id, tx), tx);
    const removedAt = await verification.findRemovalTime(id, tx);
    const documentsRemovedAt = removedAt?.toISOString() ?? null;
    return presentDetail({ ...row, documentsRemovedAt, repeats }, shellOrigin);
  }

  /** Approves a verification. `mail` replaces the standard email; with `false` none is sent. */
  async function approve(
    tx: Tx,
    actor: Actor,
    id: string,
    mail: ReviewMail | false | undefined,
  ): Promise<VerificationDetail> {
    const row = await ownerships.approve(tx, actor, id);
    await notify(tx, row, PAGE_PATHS.dashboard.tasks(), approvalMail(row.username, shellOrigin), mail);
    return toDetail(row, tx);
  }

  return {
    page: (query: Query): Promise<Page<VerificationRow>> => ownerships.page(query),
    batches: (query: Query): AsyncIterable<VerificationRow[]> => ownerships.batches(query),
    get: async (reader: Id, id: string): Promise<VerificationDetail> =>
      toDetail(await ownerships.get(reader, id)),
    approve,

    confirmReceipt: createConfirmReceipt({ services, userDirectory }),

    async reject(
      tx: Tx,
      actor: Actor,
      id: string,
      rejection: { reason: string; final: boolean },
    ): Promise<VerificationDetail> {
      const row = await ownerships.reject(tx, actor, id, rejection);
      await notify(tx, row, FREE_BLUEPRINT_PAGE, rejectionMail(row.username, rejection, shellOrigin));
      return toDetail(row, tx);
    },

    /**
     * Records that a person has looked at a verification which was approved unseen, and tells the member if a
     * withdrawal waited for it.
     */
    async confirm(tx: Tx, actor: UserActor, id: string): Promise<VerificationDetail> {
      const row = await ownerships.confirm(tx, actor, id);
      if (await awaitsPayout(requireId(row.userId), tx))
        await notify(tx, row, WITHDRAWALS_PAGE, confirmationMail(row.username, shellOrigin));
      return toDetail(row, tx);
    },

    /** @throws AppError `not_found`, `not_allowed_to_review`, `wrong_state`, `decryption_failed` */
    reveal: (actor: UserActor, id: string): Promise<RevealedIdentityDocuments> =>
      withTransaction(async (tx) => {
        const row = await ownerships.get(actor.userId, id, tx);
        const [subjectId, userId] = [requireId(row.id), requireId(row.userId)];
        await conflicts.assertNone(actor.userId, userId, tx);
        await audit.record(tx, actor, { action: 'verification_revealed', subjectId, userId });
        await claims.renew(tx, subjectId, actor.userId);
        return verification.getDecryptedDocuments(subjectId, tx);
      }),

    approveOverdue: createApproveOverdue({ services, verification, ownerships, claims }, async (tx, id) => {
      await approve(tx, SYSTEM_ACTOR, id, undefined);
    }),
  };
}

/** Returns a function that tells a member, at the address of the account, that documents were submitted. */
function createConfirmReceipt({ services, userDirectory }: Pick<Dependencies, 'services' | 'userDirectory'>) {
  return async (tx: Tx, { userId }: { readonly userId: Id }): Promise<void> => {
    const { username, email: to } = await userDirectory.getProfile(userId, tx);
    const mail = receivedMail(username, services.settings.shellOrigin);
    await services.notices.notify(tx, {
      userId,
      kind: 'identity_verification',
      text: mail.subject,
      path: FREE_BLUEPRINT_PAGE,
      mails: [{ to, userId, ...mail }],
      isOwnAction: true,
    });
  };
}

/**
 * Returns a function that tells the member about a decision. The standard email names it; `mail` may have other words,
 * or be left out.
 */
function createNotify({
  services,
  verification,
  userDirectory,
}: Pick<Dependencies, 'services' | 'verification' | 'userDirectory'>) {
  const { notices } = services;

  /**
   * Addresses an email to the address in the documents, where the member wants to be contacted about them, or to that
   * of the account if they cannot be decrypted.
   */
  async function addressMail(tx: Tx, row: Row, mail: ReviewMail): Promise<NewMail> {
    const userId = requireId(row.userId);
    const email = await verification.findEmail(requireId(row.id), tx);
    const to = email ?? (await userDirectory.getProfile(userId, tx)).email;
    return { to, userId, ...mail };
  }

  return async function notify(
    tx: Tx,
    row: Row,
    path: string,
    standard: ReviewMail,
    mail: ReviewMail | false = standard,
  ): Promise<void> {
    const mails = mail === false ? [] : [await addressMail(tx, row, mail)];
    const event = {
      userId: requireId(row.userId),
      kind: 'identity_verification',
      text: standard.subject,
      path,
    } as const;
    await notices.notify(tx, { ...event, mails });
  };
}

/**
 * Returns the job that approves overdue verifications, except those that cannot be decrypted or whose identity number
 * another member has given too: a person decides about them. Those of disabled accounts wait until these are enabled.
 * Several processes can run it concurrently.
 */
function createApproveOverdue(
  {
    services,
    verification,
    ownerships,
    claims,
  }: Pick<Dependencies, 'services' | 'verification' | 'ownerships' | 'claims'>,
  approve: (tx: Tx, id: string) => Promise<void>,
): () => Promise<void> {
  const { clock, settings, withTransaction } = services;

  async function approveIfAllowed(tx: Tx, id: string): Promise<void> {
    // An administrator is about to decide; the job comes back when the claim has ended.
    if (await claims.findOne(requireId(id), tx)) return;
    if (await verification.allowsAutomaticApproval(requireId(id), tx)) await approve(tx, id);
  }

  return async () => {
    const cutoff = getOverdueCutoff(clock.now(), settings.verificationAutoApproveHours);
    if (!cutoff) return;
    const errors: unknown[] = [];
    for await (const ids of ownerships.pendingBefore(cutoff)) {
      for (const id of ids) {
        try {
          await withTransaction((tx) => approveIfAllowed(tx, id));
        } catch (error) {
          // Other errors must not block the remaining verifications.
          if (!isExpected(error)) errors.push(error);
        }
      }
    }
    if (errors.length > 0)
      throw new AggregateError(
        errors,
        `${errors.length} of the overdue verifications could not be approved.`,
      );
  };
}

/** An administrator may have decided meanwhile, and nothing of a disabled account is approved. */
function isExpected(error: unknown): boolean {
  return error instanceof AppError && ['already_decided', 'member_disabled'].includes(error.code);
}

function presentDetail(
  row: Row & Pick<VerificationDetail, 'repeats' | 'documentsRemovedAt'>,
  shellOrigin: string,
): VerificationDetail {
  return { ...row, standardMail: row.status === 'pending' ? approvalMail(row.username, shellOrigin) : null };
}
