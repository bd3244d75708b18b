import type { WithdrawalRow } from '@platform/contracts';

type Status = WithdrawalRow['status'];

export type WithdrawalAction = 'approve' | 'reject' | 'process' | 'fail';

/** One step that a withdrawal can take from where it is. */
export type WithdrawalStep = {
  readonly action: WithdrawalAction;
  readonly kind: 'main' | 'refuse';
  readonly label: string;
  readonly key: string;
  readonly does: string;
};

/** The steps from each state; a state that is not here is the end. Source: product specification, section 4. */
const STEPS: Readonly<Partial<Record<Status, readonly WithdrawalStep[]>>> = {
  pending: [
    { action: 'approve', kind: 'main', label: 'Approve', key: 'a', does: 'approve' },
    { action: 'reject', kind: 'refuse', label: 'Reject', key: 'r', does: 'reject' },
  ],
  processing: [
    { action: 'process', kind: 'main', label: 'Mark as paid out', key: 'p', does: 'paid out' },
    { action: 'fail', kind: 'refuse', label: 'Mark as failed', key: 'f', does: 'failed' },
  ],
};

export function stepsFrom(status: Status): readonly WithdrawalStep[] {
  return STEPS[status] ?? [];
}

/** The steps as single keys of the case. */
export function withdrawalKeys(status: Status, start: (action: WithdrawalAction) => void) {
  return Object.fromEntries(
    stepsFrom(status).map(({ action, key, does }) => [key, { does, act: () => start(action) }]),
  );
}
