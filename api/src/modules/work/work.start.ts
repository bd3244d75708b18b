import type { Submission } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { isDuplicateKey } from '../../platform/db/database-errors.ts';
import { newId, newReadableCode, newSecret, type Id } from '../../platform/ids.ts';
import type { TaskRecord } from '../tasks/index.ts';
import { halfBySeed, orderBySeed } from './item-order.ts';
import type { WorkContext } from './work.context.ts';
import { noItemsLeft, noPlaceLeft, taskNotFound, testRequired, wrongState } from './work.errors.ts';
import type { SubmissionRecord, TakenOutItem, WorkDefinitionRecord } from './work.records.ts';
import { OPEN_STATES, assertCanOpenAnother, assertCanRestart } from './work.policy.ts';
import type { ReadSubmission } from './work.reader.ts';

const ALIAS_LENGTH = 6;
const NO_EFFORT = { typed: 0, pasted: 0, inserted: 0 };

/** What a submission starts from. */
type Start = {
  readonly tx: Tx;
  readonly task: TaskRecord;
  readonly definition: WorkDefinitionRecord;
  readonly submission: SubmissionRecord;
};

/** Creates the use case that starts a work task, or starts it again. */
export function createStart(context: WorkContext, read: ReadSubmission) {
  const { services, repository, tasks } = context;
  const { chooseItems, reserve, takePlace, rewardOf, newSubmission } = createSteps(context);

  async function startAgain(start: Start): Promise<SubmissionRecord> {
    const { tx, task, definition, submission } = start;
    assertCanRestart(submission);
    const budgetDay = definition.isPractice ? null : await reserve(start);
    const batch = await takePlace(start, submission.batch);
    // Answers to the same items continue; practice starts over. Fresh items are not drawn again, so that a task
    // cannot be given back until it is easy.
    const goesOn = !definition.isPractice && batch === submission.batch && submission.itemIds.length > 0;
    const chosen = goesOn ? {} : await chooseItems(start, batch);
    if (!goesOn) await repository.clearDraft(tx, submission._id);
    return repository.update(tx, submission, {
      ...chosen,
      ...(!goesOn && { activeSeconds: 0, effort: NO_EFFORT }),
      // Other items: those that were taken out of the earlier ones are no part of this work.
      ...(!goesOn && submission.takenOut && { takenOut: asGone(submission.takenOut) }),
      ...openFields(submission, services.clock.now()),
      // What the member sees on the page of the task, and what the budget reserves: it may have changed.
      rewardCents: rewardOf(task, definition),
      budgetDay,
    });
  }

  async function startFirst(start: Start): Promise<SubmissionRecord> {
    const { tx, definition, submission } = start;
    const budgetDay = definition.isPractice ? null : await reserve(start);
    const chosen = await chooseItems(start, await takePlace(start, undefined));
    const started = { ...submission, ...chosen, budgetDay };
    try {
      await repository.insertSubmission(tx, started);
    } catch (cause) {
      if (!isDuplicateKey(cause)) throw cause;
      throw wrongState('You have started this task on another page.');
    }
    return started;
  }

  /** Paid work that a member started before stays open to them. @throws AppError `test_required` */
  async function assertTestPassed(tx: Tx, userId: Id, blueprintId: number): Promise<void> {
    if ((await context.findWorkGate(userId, blueprintId, tx)) === 'test_needed')
      throw testRequired(blueprintId);
  }

  return {
    /**
     * Starts a work task, or continues with it.
     *
     * @throws AppError `not_found`, `blueprint_not_active`, `wrong_state`, `too_many_open`, `daily_limit_reached`,
     *   `budget_used_up`, `no_place_left`, `test_required`
     */
    async start(tx: Tx, userId: Id, taskId: string): Promise<Submission> {
      const task = await tasks.getWorkTask(taskId, tx);
      await tasks.assertCanWork(userId, task, tx);
      const definition = await repository.findDefinition(taskId, tx);
      if (!definition) throw taskNotFound();
      const existing = await repository.findByTask(userId, taskId, tx);
      if (existing && OPEN_STATES.includes(existing.state)) return read(existing, tx);
      if (!existing && !definition.isPractice && task.blueprintId !== null)
        await assertTestPassed(tx, userId, task.blueprintId);
      const common = { tx, task, definition };
      const started = existing
        ? await startAgain({ ...common, submission: existing })
        : await startFirst({ ...common, submission: newSubmission(task, definition, userId) });
      return read(started, tx);
    },
  };
}

/** Creates the steps of a start. */
function createSteps({ services, repository, slots, tasks }: WorkContext) {
  /** Chooses the items of a submission: their order, which pairs are swapped, and what counts as right. */
  async function chooseItems({ tx, definition, submission }: Start, batch: number) {
    const all = await repository.findOfferedItems(submission.taskId, batch, tx);
    if (all.length === 0) throw noPlaceLeft();
    const offered = all.filter(({ _id }) => !submission.takenOut?.some(({ id }) => id === _id));
    if (offered.length === 0) throw noItemsLeft();
    // Members know the id of their submission, so neither items nor order depend on it.
    const secret = newSecret();
    // Enough for all to have the same number of items, also if a shared one was retired.
    const count = definition.freshItems ? Math.max(0, definition.itemCount - offered.length) : 0;
    const fresh =
      count > 0 ? await repository.insertFreshItems(tx, { ...submission, batch }, { secret, count }) : [];
    const itemIds = orderBySeed([...offered, ...fresh], secret);
    // Explanations of practice may speak of the left and the right side.
    const swappedItemIds = definition.isPractice ? [] : halfBySeed(itemIds, secret);
    const truthVersions = await repository.findTruthVersions(itemIds, tx);
    return { batch, itemIds, swappedItemIds, truthVersions };
  }

  /** Checks the limits of paid work and reserves its reward. Returns the day whose budget holds it. */
  async function reserve({ tx, task, submission }: Start): Promise<string | null> {
    const { userId, firstSubmittedAt } = submission;
    await tasks.countStart(tx, userId);
    assertCanOpenAnother(await repository.countOpenPaid(userId, tx));
    // Counted at the first hand-in. A member who cannot hand in today should know before the work.
    if (firstSubmittedAt === null) await tasks.assertCanHandIn(userId, tx);
    return tasks.budget.reserve(tx, tasks.getRewardCents(task), services.clock.now());
  }

  /** Takes a place in a limited task. Returns its batch. */
  async function takePlace(
    { tx, definition, submission }: Start,
    batch: number | undefined,
  ): Promise<number> {
    if (!definition.places) return 0;
    const offered = await repository.findOfferedBatches(submission.taskId, tx);
    const taken = await slots.take(tx, submission, { now: services.clock.now(), batch, offered });
    if (taken === undefined) throw noPlaceLeft();
    return taken;
  }

  function rewardOf(task: TaskRecord, { isPractice }: WorkDefinitionRecord): number {
    return isPractice ? 0 : tasks.getRewardCents(task);
  }

  return { chooseItems, reserve, takePlace, rewardOf, newSubmission };

  function newSubmission(task: TaskRecord, definition: WorkDefinitionRecord, userId: Id): SubmissionRecord {
    const at = services.clock.now();
    return {
      _id: newId(),
      userId,
      taskId: task._id,
      blueprintId: task.blueprintId ?? 0,
      isPractice: definition.isPractice,
      alias: `M-${newReadableCode(ALIAS_LENGTH)}`,
      itemIds: [],
      swappedItemIds: [],
      truthVersions: {},
      batch: 0,
      rewardCents: rewardOf(task, definition),
      round: 0,
      firstSubmittedAt: null,
      activeSeconds: 0,
      effort: NO_EFFORT,
      warnings: null,
      measures: null,
      revisions: 0,
      sentBackAt: null,
      appeal: null,
      completionId: null,
      budgetDay: null,
      ...openFields({ version: -1 }, at),
    };
  }
}

/** The fields of a submission that has just been opened. A new version tells pages that show the one before. */
function openFields({ version }: Pick<SubmissionRecord, 'version'>, at: Date) {
  return {
    state: 'draft',
    version: version + 1,
    editorId: null,
    savedBy: null,
    startedAt: at,
    savedAt: at,
    submittedAt: null,
    dueAt: null,
    creditedFrom: null,
    waitsForPerson: false,
    answerUntil: null,
    assistance: null,
    claimedBy: null,
    claimedUntil: null,
    proposal: null,
    decidedAt: null,
    decidedBy: null,
    hasNews: false,
  } as const;
}

const asGone = (items: readonly TakenOutItem[]): TakenOutItem[] =>
  items.map(({ id }) => ({ id, isWrong: false }));
