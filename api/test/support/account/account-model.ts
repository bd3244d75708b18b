import { DAY_MS } from '../../../src/platform/clock.ts';

/**
 * A deliberately simple model of one member's account: its history, and balances computed from it by summing up. It is
 * independent of the implementation's journals, jobs and transactions. Amounts are in cents.
 */
export type AccountModel = {
  nowMs: number;
  bonusClaimed: boolean;
  /** The number of referred friends who had reviewed work approved. */
  referredFriends: number;
  rewards: { cents: number; spendableAtMs: number }[];
  completed: Set<string>;
  completedByDay: Map<string, number>;
  freeTasks: number;
  /** Requested and owned blueprints. */
  blueprints: Map<number, 'pending' | 'active'>;
  submittedAtMs: number;
  /** When pending purchases were made, by blueprint. Payments are never reported in this model. */
  purchasedAtMs: Map<number, number>;
  isPermanentlyRejected: boolean;
  withdrawals: { cents: number; status: WithdrawalStatus }[];
  /** Whether payouts can be approved: the funded account has a confirmed address and a checked identity. */
  isPayable: boolean;
};

export type WithdrawalStatus = 'pending' | 'processing' | 'completed' | 'cancelled' | 'rejected' | 'failed';

export function createAccountModel(nowMs: number): AccountModel {
  return {
    nowMs,
    bonusClaimed: false,
    referredFriends: 0,
    rewards: [],
    completed: new Set(),
    completedByDay: new Map(),
    freeTasks: 0,
    blueprints: new Map(),
    submittedAtMs: 0,
    purchasedAtMs: new Map(),
    isPermanentlyRejected: false,
    withdrawals: [],
    isPayable: false,
  };
}

/** Computes the balances of the `User` response, in cents. */
export function computeBalances({
  bonusClaimed,
  referredFriends,
  rewards,
  withdrawals,
  nowMs,
}: AccountModel) {
  const bonuses = (bonusClaimed ? 50_00 : 0) + referredFriends * 25_00;
  const sum = (list: readonly { cents: number }[]) => list.reduce((total, { cents }) => total + cents, 0);
  const due = sum(rewards.filter(({ spendableAtMs }) => spendableAtMs <= nowMs));
  const held = sum(withdrawals.filter(({ status }) => status === 'pending' || status === 'processing'));
  const paid = sum(withdrawals.filter(({ status }) => status === 'completed'));
  return {
    available: bonuses + due - held - paid,
    locked: sum(rewards) - due,
    held,
    paid,
    credited: bonuses + sum(rewards),
  };
}

export function nextUnlockMs({ rewards, nowMs }: AccountModel): number | undefined {
  const unlockTimes = rewards.map(({ spendableAtMs }) => spendableAtMs).filter((at) => at > nowMs);
  return unlockTimes.length > 0 ? Math.min(...unlockTimes) : undefined;
}

export type ModelTask = { id: string; blueprintId: number | null; detection: boolean; cents: number };

/** Completes a task. Returns the expected error code, or `undefined` on success. */
export function completeTask(
  account: AccountModel,
  { id, blueprintId, detection, cents }: ModelTask,
): string | undefined {
  const isActive = [...account.blueprints.values()].includes('active');
  const isOpen =
    blueprintId === null ? detection || isActive : account.blueprints.get(blueprintId) === 'active';
  const today = new Date(account.nowMs).toISOString().slice(0, 10);
  const completedToday = account.completedByDay.get(today) ?? 0;
  if (account.completed.has(id)) return 'already_completed';
  if (!isOpen) return 'blueprint_not_active';
  if (blueprintId === null && account.freeTasks === 2) return 'free_task_limit_reached';
  if (completedToday === 20) return 'daily_limit_reached';
  account.completed.add(id);
  account.completedByDay.set(today, completedToday + 1);
  if (blueprintId === null) account.freeTasks += 1;
  account.rewards.push({ cents, spendableAtMs: account.nowMs + 15 * DAY_MS });
  return undefined;
}

/** Requests a withdrawal. Returns the expected error code, or `undefined` on success. */
export function withdraw(account: AccountModel, dollars: number): string | undefined {
  const cents = Math.round(dollars * 100);
  const { available } = computeBalances(account);
  if (dollars <= 0 || cents / 100 !== dollars) return 'invalid_amount';
  if (available < 500_00) return 'pending_requirement';
  if (cents < 50_00) return 'below_minimum';
  if (cents > available) return 'insufficient_funds';
  account.withdrawals.push({ cents, status: 'pending' });
  return undefined;
}

export type WithdrawalAction = 'cancel' | 'approve' | 'reject' | 'process' | 'fail';

const TRANSITIONS: Record<WithdrawalAction, { from: WithdrawalStatus; to: WithdrawalStatus }> = {
  cancel: { from: 'pending', to: 'cancelled' },
  approve: { from: 'pending', to: 'processing' },
  reject: { from: 'pending', to: 'rejected' },
  process: { from: 'processing', to: 'completed' },
  fail: { from: 'processing', to: 'failed' },
};

/** Changes the status of a withdrawal. Returns the expected error code, or `undefined` on success. */
export function applyWithdrawalAction(
  { isPayable }: Pick<AccountModel, 'isPayable'>,
  withdrawal: AccountModel['withdrawals'][number],
  action: WithdrawalAction,
): string | undefined {
  const { from, to } = TRANSITIONS[action];
  if (withdrawal.status === from) {
    if (action === 'approve' && !isPayable) return 'payout_requirements_missing';
    withdrawal.status = to;
    return undefined;
  }
  if (action === 'cancel') return 'not_cancellable';
  return withdrawal.status === 'pending' ? 'wrong_state' : 'already_decided';
}

/** Submits identity documents for the free blueprint. Returns the expected error code, or `undefined` on success. */
export function submitVerification(account: AccountModel): string | undefined {
  const status = account.blueprints.get(1);
  if (status) return status === 'active' ? 'already_verified' : 'verification_pending';
  if (account.isPermanentlyRejected) return 'verification_final';
  account.blueprints.set(1, 'pending');
  account.submittedAtMs = account.nowMs;
  return undefined;
}

/** Requests a purchase. Returns the expected error code, or `undefined` on success. */
export function requestPurchase(account: AccountModel, blueprintId: number): string | undefined {
  const status = account.blueprints.get(blueprintId);
  if (status) return status === 'active' ? 'already_owned' : 'purchase_pending';
  if (account.blueprints.get(1) !== 'active') return 'free_blueprint_required';
  account.blueprints.set(blueprintId, 'pending');
  account.purchasedAtMs.set(blueprintId, account.nowMs);
  return undefined;
}

/**
 * Applies the scheduled jobs: a verification that is pending for a day is approved, and a purchase that is unpaid for a
 * week is canceled. Rewards unlock without a job.
 */
export function runJobs(account: AccountModel): void {
  if (account.blueprints.get(1) === 'pending' && account.nowMs >= account.submittedAtMs + DAY_MS)
    account.blueprints.set(1, 'active');
  for (const [blueprintId, purchasedAtMs] of account.purchasedAtMs) {
    const isUnpaid = account.blueprints.get(blueprintId) === 'pending';
    if (isUnpaid && account.nowMs >= purchasedAtMs + 7 * DAY_MS) account.blueprints.delete(blueprintId);
  }
}
