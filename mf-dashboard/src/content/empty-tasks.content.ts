import type { Ownership } from '../features/blueprints/ownership.policy.ts';

/** Explains why no task is open. Source: docs/specification.md#8-messages. */
const MESSAGES = {
  active: "You've completed all available tasks for today. Check back tomorrow!",
  pending:
    'Your free blueprint verification is pending. Browser and Phone Detection tasks are available until your verification is approved.',
  none: 'Activate the free blueprint to access AI tasks and start earning.',
} as const;

/** Shown instead of a claim that all tasks are done while some are unknown. */
const INCOMPLETE = 'Some tasks could not be loaded. Reload the page to try again.';

/**
 * Returns the message for a member without open tasks, by their ownership of the free blueprint.
 *
 * @param isComplete whether the tasks of all active blueprints were loaded
 */
export function getEmptyTasksMessage({ status }: Ownership, isComplete: boolean): string {
  if (!isComplete) return INCOMPLETE;
  return status === 'rejected' ? MESSAGES.none : MESSAGES[status];
}
