import { DAY_MS } from './test-clock.ts';

/**
 * What must be true of one member's money, told as plainly as possible: the history, and figures that follow from it by
 * adding up. It knows nothing of journals, jobs or transactions. Amounts are cents.
 */
export type Life = {
  nowMs: number;
  bonusClaimed: boolean;
  /** Friends whose free blueprint became active. */
  friends: number;
  rewards: { cents: number; spendableAtMs: number }[];
  completed: Set<string>;
  completedByDay: Map<string, number>;
  freeTasks: number;
  /** Blueprints that are asked for or owned. */
  blueprints: Map<number, 'pending' | 'active'>;
  papersAtMs: number;
  refusedForGood: boolean;
  withdrawals: { cents: number; status: Status }[];
};

export type Status = 'pending' | 'processing' | 'completed' | 'cancelled' | 'rejected' | 'failed';

export function beginLife(nowMs: number): Life {
  return {
    nowMs,
    bonusClaimed: false,
    friends: 0,
    rewards: [],
    completed: new Set(),
    completedByDay: new Map(),
    freeTasks: 0,
    blueprints: new Map(),
    papersAtMs: 0,
    refusedForGood: false,
    withdrawals: [],
  };
}

/** The figures of the account's answer, in cents. */
export function figuresOf({ bonusClaimed, friends, rewards, withdrawals, nowMs }: Life) {
  const given = (bonusClaimed ? 50_00 : 0) + friends * 25_00;
  const sum = (list: readonly { cents: number }[]) => list.reduce((total, { cents }) => total + cents, 0);
  const due = sum(rewards.filter(({ spendableAtMs }) => spendableAtMs <= nowMs));
  const held = sum(withdrawals.filter(({ status }) => status === 'pending' || status === 'processing'));
  const paid = sum(withdrawals.filter(({ status }) => status === 'completed'));
  return {
    available: given + due - held - paid,
    locked: sum(rewards) - due,
    held,
    paid,
    credited: given + sum(rewards),
  };
}

export function nextUnlockMs({ rewards, nowMs }: Life): number | undefined {
  const ahead = rewards.map(({ spendableAtMs }) => spendableAtMs).filter((at) => at > nowMs);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

export type LifeTask = { id: string; blueprintId: number | null; detection: boolean; cents: number };

/** Completes a task, or says why not. */
export function complete(life: Life, { id, blueprintId, detection, cents }: LifeTask): string | undefined {
  const isActive = [...life.blueprints.values()].includes('active');
  const isOpen = blueprintId === null ? detection || isActive : life.blueprints.get(blueprintId) === 'active';
  const today = new Date(life.nowMs).toISOString().slice(0, 10);
  const doneToday = life.completedByDay.get(today) ?? 0;
  if (life.completed.has(id)) return 'already_completed';
  if (!isOpen) return 'blueprint_not_active';
  if (blueprintId === null && life.freeTasks === 2) return 'free_task_limit_reached';
  if (doneToday === 20) return 'daily_limit_reached';
  life.completed.add(id);
  life.completedByDay.set(today, doneToday + 1);
  if (blueprintId === null) life.freeTasks += 1;
  life.rewards.push({ cents, spendableAtMs: life.nowMs + 15 * DAY_MS });
  return undefined;
}

/** Asks for a withdrawal, or says why not. */
export function withdraw(life: Life, dollars: number): string | undefined {
  const cents = Math.round(dollars * 100);
  const { available } = figuresOf(life);
  if (dollars <= 0 || cents / 100 !== dollars) return 'invalid_amount';
  if (available < 500_00) return 'pending_requirement';
  if (cents < 50_00) return 'below_minimum';
  if (cents > available) return 'insufficient_funds';
  life.withdrawals.push({ cents, status: 'pending' });
  return undefined;
}

export type Step = 'cancel' | 'approve' | 'reject' | 'process' | 'fail';

const STEPS: Record<Step, { from: Status; to: Status }> = {
  cancel: { from: 'pending', to: 'cancelled' },
  approve: { from: 'pending', to: 'processing' },
  reject: { from: 'pending', to: 'rejected' },
  process: { from: 'processing', to: 'completed' },
  fail: { from: 'processing', to: 'failed' },
};

/** Takes a withdrawal on, or says why not. */
export function takeStep(withdrawal: Life['withdrawals'][number], step: Step): string | undefined {
  const { from, to } = STEPS[step];
  if (withdrawal.status === from) {
    withdrawal.status = to;
    return undefined;
  }
  if (step === 'cancel') return 'not_cancellable';
  return withdrawal.status === 'pending' ? 'wrong_state' : 'already_decided';
}

/** Sends papers for the free blueprint, or says why not. */
export function sendPapers(life: Life): string | undefined {
  const free = life.blueprints.get(1);
  if (free) return free === 'active' ? 'already_verified' : 'verification_pending';
  if (life.refusedForGood) return 'verification_final';
  life.blueprints.set(1, 'pending');
  life.papersAtMs = life.nowMs;
  return undefined;
}

export function purchase(life: Life, blueprintId: number): string | undefined {
  const own = life.blueprints.get(blueprintId);
  if (own) return own === 'active' ? 'already_owned' : 'purchase_pending';
  if (life.blueprints.get(1) !== 'active') return 'free_blueprint_required';
  life.blueprints.set(blueprintId, 'pending');
  return undefined;
}

/** The scheduled jobs: papers that nobody has decided for a day are approved. Rewards need no job. */
export function runJobs(life: Life): void {
  if (life.blueprints.get(1) === 'pending' && life.nowMs >= life.papersAtMs + DAY_MS)
    life.blueprints.set(1, 'active');
}
