/*
 * Invariant: the open work of a blueprint is what a member can still earn with it now. A place of a limited task counts
 * for one member only: not for a member whose place another owner of the blueprint may take first. Work that opens with
 * a test counts: its test is free.
 */
import {
  BLUEPRINTS,
  centsOf,
  dollarsOf,
  type Blueprint,
  type OpenPay,
  type WorkGate,
} from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { reuseResult } from '../../platform/reuse-result.ts';
import type { WorkContext } from './work.context.ts';
import type { WorkDefinitionRecord } from './work.records.ts';
import { OPEN_STATES, isEnded } from './work.policy.ts';

/** How long what visitors see is reused. */
const REUSED_MS = 10_000;

type Terms = Pick<WorkDefinitionRecord, '_id' | 'isPractice' | 'places'>;

/** The tasks of one blueprint that are open to a member, and those that the member has completed. */
type TaskCounts = { work: number; demo: number; practice: number; completed: number };

/** Creates the computation of what blueprints pay now. */
export function createOpenPay(context: WorkContext) {
  const { services, tasks, findWorkGate } = context;
  const { clock, settings } = services;
  const countTasks = createCount(context);

  function present(
    { id: blueprintId, price, isFree }: Blueprint,
    { work, demo, practice, completed }: TaskCounts,
    { budgetLeftCents, gate }: { budgetLeftCents: number; gate: WorkGate },
  ): OpenPay {
    const rewardCents = tasks.getRewardCents({ blueprintId });
    // If a whole day's budget is below one reward, no task can ever be started.
    const isFunded = tasks.budget.canFund(rewardCents);
    const payOf = (count: number) => ({ count, dollars: dollarsOf(count * rewardCents) });
    const paidWork = payOf(isFunded ? work : 0);
    const sellsAnyway = isFree || settings.demoTasks || settings.ordersWithoutEnoughWork;
    return {
      blueprintId,
      work: paidWork,
      needsTest: gate === 'test_needed',
      demo: settings.demoTasks ? payOf(isFunded ? demo : 0) : null,
      practice,
      completed,
      isBudgetUsedUp: isFunded && rewardCents > budgetLeftCents,
      allowsOrder: sellsAnyway || centsOf(paidWork.dollars) >= centsOf(price),
    };
  }

  async function list(
    userId: Id | undefined,
    blueprints: readonly Blueprint[] = BLUEPRINTS,
    tx?: Tx,
  ): Promise<OpenPay[]> {
    const counts = await countTasks(userId, blueprints, tx);
    const budgetLeftCents = await tasks.budget.readLeft(clock.now());
    const open: OpenPay[] = [];
    for (const blueprint of blueprints) {
      const gate = await findWorkGate(userId, blueprint.id, tx);
      open.push(present(blueprint, counts.get(blueprint.id) ?? NO_TASKS, { budgetLeftCents, gate }));
    }
    return open;
  }

  const listForVisitors = reuseResult(clock, REUSED_MS, () => list(undefined));

  return {
    /** Computes what each blueprint pays now: to a member, owner or not, or to a visitor as a new one. */
    list: (userId: Id | undefined): Promise<OpenPay[]> => (userId ? list(userId) : listForVisitors()),

    /** Computes what a blueprint pays to a member who orders it. The blueprint must exist. */
    async findForOrder(tx: Tx, userId: Id, blueprintId: number): Promise<OpenPay> {
      if (!settings.demoTasks) await tasks.countOrder(tx, blueprintId);
      const [open] = await list(
        userId,
        BLUEPRINTS.filter(({ id }) => id === blueprintId),
        tx,
      );
      if (!open) throw new Error(`Blueprint ${blueprintId} does not exist.`);
      return open;
    },
  };
}

const NO_TASKS: TaskCounts = { work: 0, demo: 0, practice: 0, completed: 0 };

/** Creates the count of tasks by blueprint. The reads of a transaction follow each other. */
function createCount(context: WorkContext) {
  const { repository, tasks } = context;
  const hasPlace = createPlaceCheck(context);

  return async (
    userId: Id | undefined,
    blueprints: readonly Blueprint[],
    tx?: Tx,
  ): Promise<Map<number, TaskCounts>> => {
    const blueprintIds = blueprints.map(({ id }) => id);
    const { completed, uncompleted } = await tasks.findByCompletion(userId, blueprintIds, tx);
    const workIds = uncompleted.filter(({ mode }) => mode === 'work').map(({ _id }) => _id);
    const offered = new Set(await repository.findOfferedTaskIds(workIds, tx));
    const terms = new Map((await repository.findTerms(workIds, tx)).map((one) => [one._id, one]));
    const submissions = userId ? await repository.findByTasks(userId, workIds, tx) : [];
    const handedIn = submissions.filter((one) => !isEnded(one) && !OPEN_STATES.includes(one.state));
    const done = new Set(handedIn.map(({ taskId }) => taskId));

    const counts = new Map(blueprintIds.map((id) => [id, { ...NO_TASKS }]));
    for (const { blueprintId } of completed) {
      const count = blueprintId !== null && counts.get(blueprintId);
      if (count) count.completed += 1;
    }
    for (const { _id, blueprintId, mode } of uncompleted) {
      const count = blueprintId !== null && counts.get(blueprintId);
      if (!count) continue;
      const task = terms.get(_id);
      if (mode !== 'work') count.demo += 1;
      else if (!task || !offered.has(_id) || done.has(_id)) continue;
      else if (task.isPractice) count.practice += 1;
      else if (await hasPlace(task, blueprintId, userId, tx)) count.work += 1;
    }
    return counts;
  };
}

/** Creates the check whether a task has a place for a member beside those that other owners may take. */
function createPlaceCheck({ services, repository, slots, blueprints }: WorkContext) {
  return async (
    { _id: taskId, places }: Terms,
    blueprintId: number,
    userId: Id | undefined,
    tx?: Tx,
  ): Promise<boolean> => {
    if (!places) return true;
    const now = services.clock.now();
    const holders = new Set((await slots.findHolders(taskId, now, tx)).map((id) => id.toHexString()));
    const member = userId?.toHexString();
    if (member && holders.has(member)) return true;
    const free = await slots.countFree(taskId, await repository.findOfferedBatches(taskId, tx), now, tx);
    const owners = (await blueprints.findOwners(blueprintId, tx)).map((id) => id.toHexString());
    const ahead = owners.filter((owner) => owner !== member && !holders.has(owner)).length;
    return free > ahead;
  };
}
