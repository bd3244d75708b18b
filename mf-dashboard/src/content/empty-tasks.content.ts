/** Explains why no task is open. Source of the three after the first: docs/specification.md#8-messages. */
const MESSAGES = {
  work: 'You can start or continue it in My Tasks.',
  tomorrow: "You've completed all available tasks for today. Check back tomorrow!",
  pending:
    'Your free blueprint verification is pending. Browser and Phone Detection tasks are available until your verification is approved.',
  bothDone: 'You have completed both.',
  none: 'Activate the free blueprint to access AI tasks and start earning.',
  test: 'You have completed every open task. The paid work opens with the free test of its skill.',
  allDone: 'You have completed every open task of your blueprints. Another blueprint has tasks of its own.',
  final: 'Your identity verification was rejected for good, so no further tasks open.',
  /** Shown instead of a claim that all tasks are done while some are unknown. */
  incomplete: 'Some tasks could not be loaded. Reload the page to try again.',
} as const;

type Inputs = {
  /** The member's ownership of the free blueprint. */
  readonly status: 'none' | 'pending' | 'active' | 'rejected';
  readonly isFinallyRejected: boolean;
  /** Whether the tasks of all active blueprints were loaded. */
  readonly isComplete: boolean;
  /** Whether tasks remain that open when the daily limit resets. */
  readonly isDoneForToday: boolean;
  /** Whether work can be started or continued. */
  readonly hasOpenWork: boolean;
  /** Whether paid work waits for a test. */
  readonly isTestNeeded: boolean;
  /** Whether the two detection tasks are completed. */
  readonly isDetectionDone: boolean;
};

/** Returns the message for a member without open tasks. */
export function getEmptyTasksMessage({
  status,
  isFinallyRejected,
  isComplete,
  isDoneForToday,
  hasOpenWork,
  isTestNeeded,
  isDetectionDone,
}: Inputs): string {
  if (hasOpenWork) return MESSAGES.work;
  if (isDoneForToday) return MESSAGES.tomorrow;
  if (!isComplete) return MESSAGES.incomplete;
  if (status === 'active') return isTestNeeded ? MESSAGES.test : MESSAGES.allDone;
  if (isFinallyRejected) return MESSAGES.final;
  if (status === 'none' || status === 'rejected') return MESSAGES.none;
  return isDetectionDone ? `${MESSAGES.pending} ${MESSAGES.bothDone}` : MESSAGES.pending;
}
