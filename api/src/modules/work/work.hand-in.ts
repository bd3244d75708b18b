import type { Submission, SubmitWorkBody, WorkMeasures, WorkWarning } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { checkAnswers, listNamedFiles, type NamedFile, type Problem } from './answers.ts';
import { countReported } from './reported-items.ts';
import type { WorkContext } from './work.context.ts';
import { incomplete, placeLost, submissionNotFound } from './work.errors.ts';
import { findWarnings, measureWork } from './work.measures.ts';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord } from './work.records.ts';
import { assertFewReports, assertIsCurrent, assertIsOpen } from './work.policy.ts';
import type { ReadSubmission } from './work.reader.ts';
import type { SavedAnswer } from './work.repository.ts';
import { withScoredItems } from './work.truths.ts';

const HOUR_MS = 3_600_000;

/** Creates the use case that hands work in. */
export function createHandIn(context: WorkContext, read: ReadSubmission) {
  const { measure, findFirstWarnings } = createMeasuring(context);
  const { services, repository, slots, tasks, blueprints, files } = context;

  /** Counts the first hand-in of paid work toward the member's day. It ends the right to return the blueprint. */
  async function countFirst(tx: Tx, submission: SubmissionRecord, now: Date): Promise<void> {
    const { userId, blueprintId, firstSubmittedAt, isPractice } = submission;
    if (firstSubmittedAt !== null || isPractice) return;
    await tasks.countHandIn(tx, userId, now);
    await blueprints.markUsed(tx, userId, blueprintId, now);
  }

  /** Makes the place of a limited task the submission's own. @throws AppError `no_place_left` */
  async function fixPlace(tx: Tx, submission: SubmissionRecord, now: Date): Promise<void> {
    const definition = await repository.findDefinition(submission.taskId, tx);
    if (!definition?.places) return;
    if (!(await slots.keep(tx, submission, { now, until: null }))) throw placeLost();
  }

  return {
    /**
     * Hands the saved answers in. Practice is scored at once; other work waits for a review. If something looks wrong
     * at the first hand-in, the member is told first: nothing is handed in until the next call.
     *
     * @throws AppError `not_found`, `wrong_state`, `draft_newer`, `blueprint_not_active`, `incomplete`,
     *   `too_many_reports`, `daily_limit_reached`, `no_place_left`
     */
    async submit(tx: Tx, userId: Id, id: string, body: SubmitWorkBody): Promise<Submission> {
      const submission = await repository.findOwn(userId, id, tx);
      if (!submission) throw submissionNotFound();
      assertIsOpen(submission);
      assertIsCurrent(submission, body.version);
      await tasks.assertCanWork(userId, submission, tx);
      const items = await repository.findItems(submission.itemIds, tx);
      const drafts = await repository.findAnswers(submission._id, 0, tx);
      const { answers, named, problems } = checkComplete(submission, items, drafts);
      problems.push(...(await files.keepNamed(tx, userId, named)));
      if (problems.length > 0) throw incomplete(problems);
      assertFewReports(submission, countReported(submission, drafts));
      const measures = await measure(tx, submission, answers);
      const warnings = await findFirstWarnings(tx, submission, measures);
      if (warnings.length > 0) return read(await repository.update(tx, submission, { warnings }), tx);
      await files.handIn(tx, named);
      const now = services.clock.now();
      await countFirst(tx, submission, now);
      await fixPlace(tx, submission, now);
      const round = submission.round + 1;
      await repository.insertRound(tx, { submissionId: submission._id, round, at: now }, answers);
      const handedIn = await repository.update(tx, submission, {
        state: submission.isPractice ? 'practiced' : 'submitted',
        round,
        version: submission.version + 1,
        submittedAt: now,
        firstSubmittedAt: submission.firstSubmittedAt ?? now,
        dueAt: submission.isPractice
          ? null
          : new Date(now.getTime() + services.settings.reviewAutoApproveHours * HOUR_MS),
        warnings: submission.warnings ?? [],
        measures,
        assistance: { used: body.assistance.used, tools: body.assistance.tools ?? '' },
        waitsForPerson: false,
        claimedBy: null,
        claimedUntil: null,
        proposal: null,
        decidedAt: null,
        decidedBy: null,
        hasNews: false,
      });
      return read(handedIn, tx);
    },
  };
}

/** Creates what looks at a hand-in before it counts. */
function createMeasuring({ repository, tasks }: WorkContext) {
  /** Measures paid work before it counts. */
  async function measure(
    tx: Tx,
    draft: SubmissionRecord,
    answers: readonly SavedAnswer[],
  ): Promise<WorkMeasures | null> {
    if (draft.isPractice) return null;
    const submission = withScoredItems(draft);
    const items = await repository.findItems(submission.itemIds, tx);
    const truths = await repository.findTruths(submission, items, tx);
    const byItem = new Map(answers.map((answer) => [answer.itemId, answer]));
    return measureWork({ submission, items, answers: byItem, truths });
  }

  /** Looks for what seems wrong, once per submission: a second look would tell which changes make answers right. */
  async function findFirstWarnings(
    tx: Tx,
    { warnings, taskId, activeSeconds }: SubmissionRecord,
    measures: WorkMeasures | null,
  ): Promise<WorkWarning[]> {
    if (warnings !== null || measures === null) return [];
    const { estimatedMinutes } = await tasks.getWorkTask(taskId, tx);
    return findWarnings(measures, { activeSeconds, estimatedMinutes });
  }

  return { measure, findFirstWarnings };
}

/**
 * Checks the answers to all items, in the order of the submission, and lists the files that they name. What was taken
 * out unread is handed in as it was reported.
 */
function checkComplete(
  submission: SubmissionRecord,
  items: ReadonlyMap<string, WorkItemRecord>,
  drafts: ReadonlyMap<string, AnswerRecord>,
) {
  const problems: Problem[] = [];
  const named: NamedFile[] = [];
  const { itemIds } = withScoredItems(submission);
  const answers = itemIds.map((itemId, index): SavedAnswer => {
    const { answers: saved = {}, cannotDo = null } = drafts.get(itemId) ?? {};
    if (cannotDo !== null) return { itemId, answers: saved, cannotDo };
    const parts = items.get(itemId)?.parts ?? [];
    const path = `items.${index}.answers`;
    const checked = checkAnswers(parts, saved, { stage: 'complete', path });
    problems.push(...checked.problems);
    named.push(...listNamedFiles(parts, checked.answers, path));
    return { itemId, answers: checked.answers, cannotDo };
  });
  return { answers, named, problems };
}
