import type { SubmissionState } from '@platform/contracts';
import { SYSTEM_ACTOR } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { isRightEnough, type SubmissionRecord, type WorkReviewing } from '../work/index.ts';
import type { ApplyDecision } from './reviews.apply.ts';
import { NO_CONTENT } from './reviews.model.ts';
import { toContent } from './reviews.findings.ts';
import type { ReviewMailing } from './reviews.mailing.ts';

/** What happens to submissions in a state when the time in a field is over. */
type Step = {
  readonly state: SubmissionState;
  readonly field: 'dueAt' | 'answerUntil';
  /** Whether it waits while the account is disabled. */
  readonly needsEnabled: boolean;
  readonly run: (tx: Tx, submission: SubmissionRecord) => Promise<void>;
};

/**
 * Returns the job that decides for members whatever was not decided in time, or sends it back once, and ends revisions
 * that were not handed in. Work of disabled accounts is not approved; it waits until these are enabled. Several
 * processes can run the job concurrently: each submission is checked again in its transaction. It ends early when the
 * process stops.
 */
export function createDecideOverdue({
  services,
  work,
  userDirectory,
  apply,
  mailing,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'withTransaction'>;
  work: WorkReviewing;
  userDirectory: Pick<UserDirectory, 'findDisabled'>;
  apply: ApplyDecision;
  mailing: ReviewMailing;
}): (stopping?: AbortSignal) => Promise<void> {
  const { audit, clock, withTransaction } = services;
  /** Approves what no one read, or sends it back once if too few of its known answers are right. */
  async function endReview(tx: Tx, submission: SubmissionRecord): Promise<void> {
    const findings = await work.findFindings(submission, tx);
    const isWrong = isRightEnough(findings.measures) === false;
    if (isWrong && submission.sentBackAt === null)
      await apply(tx, SYSTEM_ACTOR, submission, 'sendBack', toContent(findings));
    else await apply(tx, SYSTEM_ACTOR, submission, 'approve', NO_CONTENT);
  }

  /** Ends a revision that was not handed in. What was sent back with findings goes to a person as it is. */
  async function endRevision(tx: Tx, submission: SubmissionRecord): Promise<void> {
    const { _id: subjectId, userId, creditedFrom } = submission;
    if (creditedFrom === null) {
      await work.lapse(tx, submission);
      await mailing.reportLapse(tx, submission);
      await audit.record(tx, SYSTEM_ACTOR, { action: 'submission_lapsed', subjectId, userId });
    } else {
      await work.leaveToPerson(tx, submission, clock.now());
      await mailing.reportLeftToPerson(tx, submission);
      await audit.record(tx, SYSTEM_ACTOR, { action: 'submission_left_to_person', subjectId, userId });
    }
  }

  const grantAppeal = (tx: Tx, submission: SubmissionRecord): Promise<void> =>
    apply(tx, SYSTEM_ACTOR, submission, 'grantAppeal', NO_CONTENT);

  const steps: readonly Step[] = [
    { state: 'submitted', field: 'dueAt', needsEnabled: true, run: endReview },
    { state: 'appealed', field: 'dueAt', needsEnabled: true, run: grantAppeal },
    { state: 'revision', field: 'answerUntil', needsEnabled: false, run: endRevision },
  ];

  async function runStep(tx: Tx, id: Id, { state, field, needsEnabled, run }: Step): Promise<void> {
    const submission = await work.find(id, tx);
    const until = submission?.[field];
    // A person may have decided meanwhile, or the member acted.
    if (submission?.state !== state || submission.waitsForPerson || !until || until > clock.now()) return;
    const isDisabled = needsEnabled && (await userDirectory.findDisabled([submission.userId], tx)).size > 0;
    if (!isDisabled) await run(tx, submission);
  }

  /** Finds what is due for a step, in batches, without what waits for its account to be enabled. */
  async function* findDue({ state, field, needsEnabled }: Step): AsyncGenerator<Id> {
    for await (const rows of work.findDue(state, field, clock.now())) {
      const userIds = rows.map(({ userId }) => userId);
      const disabled = needsEnabled ? await userDirectory.findDisabled(userIds) : new Set<string>();
      for (const { _id, userId } of rows) if (!disabled.has(userId.toHexString())) yield _id;
    }
  }

  return async (stopping?: AbortSignal) => {
    const errors: unknown[] = [];
    for (const step of steps) {
      for await (const id of findDue(step)) {
        if (stopping?.aborted) break;
        // One submission that fails must not block the others.
        await withTransaction((tx) => runStep(tx, id, step)).catch((error: unknown) => errors.push(error));
      }
    }
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} of the overdue submissions could not be decided.`);
  };
}
