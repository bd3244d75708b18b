/** An action that a record's status allows: a button with a shortcut, which opens the dialog of the decision. */
export type DecisionStep<Action extends string> = {
  readonly action: Action;
  readonly kind: 'primary' | 'secondary' | 'reject';
  readonly label: string;
  readonly shortcut: string;
};

/** The steps of a record that is pending: it can be approved or rejected. */
const APPROVE_OR_REJECT: readonly DecisionStep<'approve' | 'reject'>[] = [
  { action: 'approve', kind: 'primary', label: 'Approve', shortcut: 'a' },
  { action: 'reject', kind: 'reject', label: 'Reject', shortcut: 'x' },
];

/** Returns the steps of a pending record, without the approval if it is not possible now. */
export function toApproveOrReject(canApprove: boolean): readonly DecisionStep<'approve' | 'reject'>[] {
  return APPROVE_OR_REJECT.filter(({ action }) => canApprove || action !== 'approve');
}

/** Returns the steps of a pending report, without the acceptance if it is not possible now. */
export function toAcceptOrReject(canAccept: boolean): readonly DecisionStep<'approve' | 'reject'>[] {
  return toApproveOrReject(canAccept).map((step) =>
    step.action === 'approve' ? { ...step, label: 'Accept' } : step,
  );
}

/** Builds the keyboard shortcuts of steps. */
export function toShortcuts<Action extends string>(
  steps: readonly DecisionStep<Action>[],
  start: (action: Action) => void,
) {
  return Object.fromEntries(
    steps.map(({ action, shortcut, label }) => [
      shortcut,
      { label: label.toLowerCase(), run: () => start(action) },
    ]),
  );
}
