import type { LedgerEntry, StatementEvent } from '@platform/contracts';

let count = 0;

/** Creates a ledger entry; a locked task reward of $31 by default. */
export function createEntry(fields: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: `entry-${++count}`,
    at: '2026-01-02T12:00:00.000Z',
    kind: 'task_reward',
    account: 'locked',
    amount: 31,
    availableAt: null,
    balanceAfter: 31,
    ...fields,
  };
}

/** Creates an event of a statement; the signup bonus by default. */
export function createEvent(fields: Partial<StatementEvent> = {}): StatementEvent {
  return {
    id: `event-${++count}`,
    at: '2026-01-02T12:00:00.000Z',
    kind: 'signup_bonus',
    amount: 50,
    change: { available: 50, locked: 0 },
    balance: { available: 50, locked: 0 },
    task: null,
    withdrawal: null,
    referral: null,
    purchase: null,
    entries: [createEntry({ kind: 'signup_bonus', account: 'available', amount: 50, balanceAfter: 50 })],
    ...fields,
  };
}
