import type { Ownership } from '../features/blueprints/ownership.policy.ts';

/** Why no task is open. Source: product specification, section 8. */
const MESSAGES = {
  active: "You've completed all available tasks for today. Check back tomorrow!",
  pending:
    'Your free blueprint verification is pending. Browser and Phone Detection tasks are available until your verification is approved.',
  none: 'Activate the free blueprint to access AI tasks and start earning.',
} as const;

/** Nobody can tell whether a task is open. */
const INCOMPLETE = 'Some tasks could not be loaded.';

/** The words for a member without an open task, by the standing to the free blueprint. `isWhole`: all tasks have come. */
export function emptyTasksMessage({ status }: Ownership, isWhole: boolean): string {
  if (!isWhole) return INCOMPLETE;
  return status === 'rejected' ? MESSAGES.none : MESSAGES[status];
}
