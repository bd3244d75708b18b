/*
 * Invariant: a held decision is checked when it is made and again when it is applied, and it is removed in the
 * transaction that applies it: so it is applied once, or not at all.
 */
import {
  DECISION_HOLD_SECONDS,
  rolesFor,
  type AuditAction,
  type ErrorCode,
  type HeldDecision,
  type HeldKind,
  type HeldReview,
  type HoldOutcome,
  type HoldResult,
  type HoldResults,
  type UndoResults,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, parseId, requireId, type Id } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HeldDecisionRecord, HeldReviewBody } from '../../platform/reviews/held-decisions.model.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { CaseKind } from './held-decisions.cases.ts';
import { failureNotice, secondApprovalNotice } from './held-decisions.mails.ts';

/** What an administrator decides about a case. */
export type Choice = Pick<HeldDecisionRecord, 'decision'> &
  Partial<Pick<HeldDecisionRecord, 'reason' | 'final' | 'mail' | 'review'>>;

export type Dependencies = {
  readonly platform: Platform;
  readonly userDirectory: UserDirectory;
  readonly kinds: Readonly<Record<HeldDecisionRecord['kind'], CaseKind>>;
};

/** Upper bound on the decisions that are listed, and that are applied in one run. */
const BATCH_SIZE = 500;

const HOLD_MS = DECISION_HOLD_SECONDS * 1_000;
/** How long a decision of several is held until all of them are: it is applied then if the process stops before. */
const MANY_HELD_MS = 5 * 60_000;

/** What the list of outcomes says about an error; errors that are missing here are unexpected. */
const OUTCOMES: Readonly<Partial<Record<ErrorCode, HoldOutcome>>> = {
  already_decided: 'already_decided',
  wrong_state: 'already_decided',
  decision_held: 'already_held',
  claimed: 'claimed',
  not_allowed_to_review: 'not_allowed',
  payout_requirements_missing: 'not_payable',
  payout_rests: 'not_payable',
  second_administrator_needed: 'needs_other_administrator',
  member_disabled: 'member_disabled',
  not_found: 'not_found',
};

/** Creates the holding of decisions. */
export function createHeldDecisionsService(dependencies: Dependencies) {
  const { platform } = dependencies;
  const { clock, heldDecisions, withTransaction } = platform;
  const inMs = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const present = createPresenter(dependencies);
  const record = createRecord(dependencies);
  const { hold, holdReview } = createHolds(dependencies, present, record);

  async function holdOne(
    actor: UserActor,
    kind: HeldKind,
    caseId: string,
    choice: Choice,
  ): Promise<HoldResult> {
    try {
      const held = await withTransaction((tx) => hold(tx, actor, kind, caseId, choice, MANY_HELD_MS));
      return { caseId, outcome: 'held', message: null, held };
    } catch (error) {
      const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined;
      if (outcome && error instanceof AppError)
        return { caseId, outcome, message: error.message, held: null };
      platform.logger.error({ err: error, kind, caseId }, 'a decision could not be held');
      return { caseId, outcome: 'failed', message: 'It could not be decided. Try it again.', held: null };
    }
  }

  const undoOne = (actor: UserActor, caseId: Id): Promise<boolean> =>
    withTransaction(async (tx) => {
      const undone = await heldDecisions.undo(tx, caseId, actor.userId);
      if (undone) await record(tx, actor, 'case_decision_undone', undone);
      return undone !== null;
    });

  return {
    hold,
    holdReview,

    /**
     * Holds a decision about several cases, each in its own transaction. Their time begins together with the last one,
     * because they can be undone together only from then on.
     */
    holdMany: async (
      actor: UserActor,
      kind: HeldKind,
      ids: readonly string[],
      choice: Choice,
    ): Promise<HoldResults> => {
      const results: HoldResult[] = [];
      for (const id of ids) results.push(await holdOne(actor, kind, id, choice));
      const applyAt = inMs(HOLD_MS);
      const heldIds = results.flatMap(({ caseId, held }) => (held ? requireId(caseId) : []));
      await heldDecisions.setTime(heldIds, actor.userId, applyAt);
      const time = { applyAt: applyAt.toISOString(), secondsLeft: DECISION_HOLD_SECONDS };
      return {
        results: results.map((result) => ({ ...result, held: result.held && { ...result.held, ...time } })),
      };
    },

    /** Lists the decisions that are held, those applied first at the top. */
    list: async (): Promise<Presented & { next: null }> => ({
      ...(await present(await heldDecisions.find(BATCH_SIZE))),
      next: null,
    }),

    /** Undoes decisions of an administrator that are not applied yet. */
    undo: async (actor: UserActor, ids: readonly string[]): Promise<UndoResults> => {
      const results: UndoResults['results'] = [];
      for (const caseId of ids) {
        const id = parseId(caseId);
        const isUndone = id !== undefined && (await undoOne(actor, id));
        const other = isUndone || !id ? null : await heldDecisions.findByCase(id);
        results.push({ caseId, outcome: isUndone ? 'undone' : other ? 'held_by_other' : 'not_held' });
      }
      return { results };
    },

    applyDue: createApplyDue(dependencies, record),
  };
}

/** Writes what happens to a held decision to the audit log. */
type RecordEvent = ReturnType<typeof createRecord>;

function createRecord({ platform: { audit }, kinds }: Dependencies) {
  /** @param message why it was not applied */
  return async (
    tx: Tx,
    actor: UserActor,
    action: Extract<AuditAction, `case_decision_${string}`>,
    { kind, caseId, decision }: HeldDecisionRecord,
    message?: string,
  ): Promise<void> => {
    const { id: subjectId, userId } = await kinds[kind].findCase(caseId.toHexString(), tx);
    const reason = [`${decision} ${kind}`, message].filter(Boolean).join(': ');
    await audit.record(tx, actor, { action, subjectId, userId, reason });
  };
}

/** Creates what holds one decision. */
function createHolds(
  dependencies: Dependencies,
  present: ReturnType<typeof createPresenter>,
  record: RecordEvent,
) {
  const insertHeld = createHold(dependencies, record);

  /** Holds a decision about a case. @throws AppError `decision_held`, and those of the decision itself */
  async function hold(
    tx: Tx,
    actor: UserActor,
    kind: HeldKind,
    id: string,
    choice: Choice,
    holdMs = HOLD_MS,
  ): Promise<HeldDecision> {
    const held = await present([await insertHeld(tx, actor, kind, id, choice, holdMs)], tx);
    return only(held.items);
  }

  /** Holds a decision about handed-in work. @throws as `hold` */
  async function holdReview(
    tx: Tx,
    actor: UserActor,
    id: string,
    decision: HeldReview['decision'],
    review: HeldReviewBody,
  ): Promise<HeldReview> {
    const held = await present([await insertHeld(tx, actor, 'review', id, { decision, review })], tx);
    return only(held.reviews);
  }

  return { hold, holdReview };
}

type Presented = { items: HeldDecision[]; reviews: HeldReview[] };

/** Returns a function that presents held decisions: those about cases, and those about work. */
function createPresenter({ platform: { clock }, userDirectory }: Dependencies) {
  return async (rows: readonly HeldDecisionRecord[], tx?: Tx): Promise<Presented> => {
    const usernames = await userDirectory.usernamesOf(
      rows.map(({ decidedBy }) => decidedBy),
      tx,
    );
    const presented: Presented = { items: [], reviews: [] };
    for (const { kind, caseId, decision, decidedBy, applyAt, needsSecondApproval } of rows) {
      const held = {
        caseId: caseId.toHexString(),
        by: usernames.get(decidedBy.toHexString()) ?? '',
        applyAt: applyAt.toISOString(),
        secondsLeft: Math.max(0, Math.ceil((applyAt.getTime() - clock.now().getTime()) / 1_000)),
      };
      if (kind === 'review') presented.reviews.push({ ...held, decision });
      else {
        const choice = decision === 'approve' ? 'approve' : 'reject';
        presented.items.push({ ...held, kind, decision: choice, needsSecondApproval });
      }
    }
    return presented;
  };
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('A held decision has one presentation.');
  return item;
}

/**
 * Returns a function that stores a decision about a case. It throws AppError `decision_held`, and those of the decision
 * itself.
 */
function createHold({ platform: { clock, heldDecisions }, kinds }: Dependencies, record: RecordEvent) {
  return async (
    tx: Tx,
    actor: UserActor,
    kind: HeldDecisionRecord['kind'],
    id: string,
    { decision, reason = null, final = false, mail = null, review = null }: Choice,
    holdMs = HOLD_MS,
  ): Promise<HeldDecisionRecord> => {
    const choice = { decision, reason, final, mail, review };
    const checked = await kinds[kind].check(tx, actor, id, choice);
    const { userId: decidedBy, requestId } = actor;
    const applyAt = new Date(clock.now().getTime() + holdMs);
    const held: HeldDecisionRecord = {
      ...{ _id: newId(), kind, caseId: requireId(id), ...choice },
      ...{ ...checked, decidedBy, requestId, applyAt },
    };
    await heldDecisions.insert(tx, held);
    await record(tx, actor, 'case_decision_held', held);
    return held;
  };
}

/** Returns the administrator of a held decision, in the request of which it was made. */
function actorOf({ decidedBy: userId, requestId }: HeldDecisionRecord): UserActor {
  return { userId, requestId };
}

/** After this time, a decision whose application fails unexpectedly is given up, so that the case is free again. */
const GIVE_UP_AFTER_MS = 10 * 60_000;

/** Returns the job that applies due decisions. Several processes can run it concurrently. */
function createApplyDue(
  { platform, userDirectory, kinds }: Dependencies,
  record: RecordEvent,
): () => Promise<void> {
  const { clock, heldDecisions, notices, settings, withTransaction } = platform;

  /** Asserts that the administrator may still decide. @throws AppError `not_allowed_to_review` */
  async function assertRole(tx: Tx, { kind, decidedBy }: HeldDecisionRecord): Promise<void> {
    const administrators = await userDirectory.findAdministrators(rolesFor(kinds[kind].endpoint), tx);
    if (!administrators.some(({ userId }) => userId.equals(decidedBy)))
      throw new AppError('not_allowed_to_review', 'Your account does not have the role for it any more.');
  }

  async function apply(tx: Tx, held: HeldDecisionRecord): Promise<void> {
    if (!(await heldDecisions.remove(tx, held))) return;
    await assertRole(tx, held);
    const needsSecond = await kinds[held.kind].decide(tx, actorOf(held), held.caseId.toHexString(), held);
    // What was approved meanwhile counts too, so that the limit is reached only now.
    if (needsSecond && !held.needsSecondApproval)
      await notices.announce(
        tx,
        secondApprovalNotice(held, kinds[held.kind], await findRecipient(tx, held), settings.shellOrigin),
      );
  }

  async function findRecipient(tx: Tx, { decidedBy: userId }: HeldDecisionRecord) {
    const { username, email } = await userDirectory.getProfile(userId, tx);
    return { userId, username, email };
  }

  /** Ends a decision that cannot be applied, and tells its administrator why. */
  async function giveUp(tx: Tx, held: HeldDecisionRecord, message: string): Promise<void> {
    if (!(await heldDecisions.remove(tx, held))) return;
    await record(tx, actorOf(held), 'case_decision_dropped', held, message);
    const recipient = await findRecipient(tx, held);
    await notices.announce(
      tx,
      failureNotice(held, kinds[held.kind], message, recipient, settings.shellOrigin),
    );
  }

  async function applyOrGiveUp(held: HeldDecisionRecord): Promise<void> {
    try {
      await withTransaction((tx) => apply(tx, held));
    } catch (error) {
      const isFinal = error instanceof AppError && error.status < 500;
      const isLate = clock.now().getTime() > held.applyAt.getTime() + GIVE_UP_AFTER_MS;
      if (!isFinal && !isLate) throw error;
      const message = isFinal ? error.message : 'Something went wrong on our side.';
      await withTransaction((tx) => giveUp(tx, held, message));
    }
  }

  return async () => {
    const errors: unknown[] = [];
    for (const held of await heldDecisions.find(BATCH_SIZE, clock.now()))
      // One decision that fails must not keep the others back.
      await applyOrGiveUp(held).catch((error: unknown) => errors.push(error));
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} of the held decisions could not be applied.`);
  };
}
