import type {
  RevealedPaymentDetails,
  QueryOf,
  WithdrawalDetail,
  WithdrawalRow,
  listAllWithdrawals,
} from '@platform/contracts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvent } from '../../../platform/events.ts';
import type { Services } from '../../../services.ts';
import {
  assertMemberEnabled,
  type CaseClaims,
  caseSort,
  createRecordedClaims,
  createReviewQueue,
  type ConflictsOfInterest,
  type ReviewCase,
} from '../../decisions/index.ts';
import { wrongState } from '../../../platform/app-error.ts';
import type { Id } from '../../../platform/ids.ts';
import { definedOnly } from '../../../platform/lists/filters.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import type { DetailsEncryptor } from '../withdrawals.destinations.ts';
import { payoutCooldown, withdrawalNotFound } from '../withdrawals.errors.ts';
import type { NotifyMember } from '../withdrawals.mails.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { assertCanApprove, transitionError, type Transition } from '../withdrawals.policy.ts';
import type { ReadComposition } from '../withdrawals.composition.ts';
import { isOpen, presentComposition, presentRepeat, presentRow } from '../withdrawals.presenter.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';
import type { ReadRequirements, FindCooldown } from '../withdrawals.requirements.ts';
import { APPROVER_ROLES, type WithdrawalApprovals } from './withdrawals.approvals.ts';
import type { ApplyTransition, TransitionNote } from './withdrawals.transitions.ts';

type Query = QueryOf<typeof listAllWithdrawals>;
type WithdrawalSort = NonNullable<Query['sort']>;

/**
 * Lists and decides withdrawals, for administrators.
 *
 * @throws AppError `not_found`, `already_decided`, `wrong_state`, `claimed`, `not_allowed_to_review`,
 * `role_too_new`, `payout_requirements_missing`, `payout_cooldown`, `second_administrator_needed`, `member_disabled`
 */
export type WithdrawalReviews = ReturnType<typeof createWithdrawalReviews>;

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'notices' | 'settings' | 'withTransaction'>;
  readonly repository: WithdrawalsRepository;
  readonly userDirectory: UserDirectory;
  readonly details: DetailsEncryptor;
  readonly applyTransition: ApplyTransition;
  readonly notifyMember: NotifyMember;
  readonly bounced: DomainEvent<{ userId: Id }>;
  readonly conflicts: ConflictsOfInterest;
  readonly claims: CaseClaims;
  readonly readRequirements: ReadRequirements;
  readonly findCooldown: FindCooldown;
  readonly approvals: WithdrawalApprovals;
  readonly readComposition: ReadComposition;
};

export function createWithdrawalReviews(dependencies: Dependencies) {
  const { services, details, applyTransition, claims, approvals } = dependencies;
  const { audit, withTransaction } = services;

  const recorded = createRecordedClaims(dependencies);
  const queue = createQueue(dependencies);
  const getDetail = createGetDetail(dependencies, queue);
  const findDecidable = createFindDecidable(dependencies, queue);

  return {
    ...createReads(queue),
    get: getDetail,

    /** Applies a transition and emails the member. The first of two approvals leaves the withdrawal pending. */
    async decide(
      tx: Tx,
      actor: UserActor,
      id: string,
      transition: Transition,
      note?: TransitionNote,
    ): Promise<WithdrawalDetail> {
      const record = await findDecidable(tx, actor, id, transition);
      await claims.end(tx, record._id);
      if (transition === 'approve' && !(await approvals.isApprovedByTwo(tx, actor, record)))
        return getDetail(actor.userId, id, tx);
      const decided = await applyTransition(tx, actor, record, transition, note);
      if (transition === 'bounce') await dependencies.bounced.publish(tx, decided);
      await dependencies.notifyMember(tx, decided);
      return getDetail(actor.userId, id, tx);
    },

    /**
     * Returns the decrypted payment details. The reveal is written to the audit log first, in the same transaction. Of
     * an approved withdrawal it claims the case, so that no two administrators pay it; the account must be enabled.
     */
    reveal: (actor: UserActor, id: string): Promise<RevealedPaymentDetails> =>
      withTransaction(async (tx) => {
        const record = await queue.find(id, tx);
        const { _id: subjectId, userId } = record;
        await dependencies.conflicts.assertNone(actor.userId, userId, tx);
        if (record.status === 'processing')
          await assertMemberEnabled(dependencies.userDirectory, tx, userId, 'reveal');
        if (record.status !== 'processing') await claims.renew(tx, subjectId, actor.userId);
        else await recorded.claim(tx, actor, { kind: 'withdrawal', id: subjectId, userId });
        await audit.record(tx, actor, { action: 'withdrawal_revealed', subjectId, userId });
        return { paymentDetails: details.decrypt(record) };
      }),
  };
}

/** Creates what others read of the queue: pages, all rows, and one withdrawal as a case. */
function createReads(queue: ReturnType<typeof createQueue>) {
  return {
    page: (query: Query) => queue.page(sorted(query)),
    batches: (query: Query) => queue.batches(sorted(query)),
    /** @throws AppError `not_found` */
    findCase: async (text: string, tx?: Tx): Promise<ReviewCase> => {
      const record = await queue.find(text, tx);
      return { id: record._id, userId: record.userId, isOpen: isOpen(record) };
    },
  };
}

const sorted = (query: Query): Query => ({ ...query, sort: caseSort(query, ['pending', 'processing']) });

/** The transitions towards a payout; all others are possible while the account is disabled. */
const NEEDS_ENABLED_MEMBER: Readonly<Partial<Record<Transition, 'approve' | 'process'>>> = {
  approve: 'approve',
  process: 'process',
};

/** Returns a function that finds a withdrawal with which the actor can take a transition now. */
function createFindDecidable(dependencies: Dependencies, queue: ReturnType<typeof createQueue>) {
  const { conflicts, claims, readRequirements, findCooldown, userDirectory } = dependencies;

  /** Asserts that a payout can be approved. @throws AppError `payout_requirements_missing`, `payout_cooldown` */
  async function assertPayable(tx: Tx, record: WithdrawalRecord): Promise<void> {
    assertCanApprove(await readRequirements(record.userId, tx));
    const cooldown = await findCooldown(record, tx);
    if (cooldown) throw payoutCooldown(cooldown);
  }

  async function assertCanTransition(
    tx: Tx,
    record: WithdrawalRecord,
    transition: Transition,
  ): Promise<void> {
    const { status, decidedAt: at, decidedBy } = record;
    const error = transitionError(transition, status);
    if (error === 'wrong_state')
      throw wrongState(`${transition === 'bounce' ? 'Pay out' : 'Approve'} this withdrawal first.`);
    if (!error) return;
    throw await queue.decidedError({ decision: status, at, decidedBy }, tx);
  }

  return async (tx: Tx, actor: UserActor, id: string, transition: Transition): Promise<WithdrawalRecord> => {
    const record = await queue.find(id, tx);
    await assertCanTransition(tx, record, transition);
    await conflicts.assertNone(actor.userId, record.userId, tx);
    await claims.assertOpenTo(tx, record._id, actor.userId);
    const action = NEEDS_ENABLED_MEMBER[transition];
    if (action) await assertMemberEnabled(userDirectory, tx, record.userId, action);
    if (transition === 'approve') {
      await userDirectory.assertApprover(tx, actor.userId, APPROVER_ROLES);
      await assertPayable(tx, record);
    }
    return record;
  };
}

function createQueue({ services, repository, userDirectory, details, claims, approvals }: Dependencies) {
  return createReviewQueue<WithdrawalRecord, WithdrawalSort, Query, WithdrawalRow>({
    services,
    subject: 'withdrawal',
    list: repository.list,
    userDirectory,
    timeField: 'requestedAt',
    conditions: async ({ status, paymentMethod, firstApproval }) => ({
      ...definedOnly({ status, paymentMethod }),
      ...(firstApproval && (await approvals.matchFirstApproved())),
    }),
    findById: (id, tx) => repository.findById(id, tx),
    notFound: withdrawalNotFound,
    async present(stored, tx) {
      const records = await approvals.withoutStale(stored, tx);
      const usernames = await userDirectory.usernamesOf(collectUserIds(records), tx);
      const ids = records.map(({ _id }) => _id);
      const claimed = await claims.find(ids, tx);
      const disabled = await userDirectory.findDisabled(userIdsOf(records), tx);
      return records.map((record) =>
        presentRow(record, details.tryDecrypt(record), {
          usernames,
          disabled,
          claim: claimed.get(record._id.toHexString()),
        }),
      );
    },
  });
}

/** Returns a function that reads one withdrawal with all that an administrator needs to decide about it. */
function createGetDetail(dependencies: Dependencies, queue: ReturnType<typeof createQueue>) {
  const { repository, userDirectory, conflicts, readRequirements, findCooldown } = dependencies;
  return async (reader: Id, id: string, tx?: Tx): Promise<WithdrawalDetail> => {
    const record = await queue.find(id, tx);
    const repeats = await repository.findRepeats(record, tx);
    const usernames = await userDirectory.usernamesOf(collectUserIds(repeats), tx);
    const disabled = await userDirectory.findDisabled(userIdsOf(repeats), tx);
    // Only the approval waits for it.
    const cooldown = record.status === 'pending' ? await findCooldown(record, tx) : undefined;
    const composition = await dependencies.readComposition(record, tx);
    return {
      ...(await queue.toDetail(record, tx)),
      conflictOfInterest: await conflicts.find(reader, record.userId, tx),
      repeats: repeats.map((repeat) => presentRepeat(repeat, usernames, disabled)),
      requirements: await readRequirements(record.userId, tx),
      cooldownUntil: cooldown?.until.toISOString() ?? null,
      cooldownCause: cooldown?.cause ?? null,
      secondApprovalCause:
        record.status === 'pending' ? await dependencies.approvals.findCause(record, tx, composition) : null,
      composition: presentComposition(composition),
    };
  };
}

function userIdsOf(records: readonly WithdrawalRecord[]): Id[] {
  return records.map(({ userId }) => userId);
}

function collectUserIds(records: readonly WithdrawalRecord[]): Id[] {
  return records.flatMap(({ userId, decidedBy, firstApproval }) =>
    [userId, decidedBy, firstApproval?.by].flatMap((id) => id ?? []),
  );
}
