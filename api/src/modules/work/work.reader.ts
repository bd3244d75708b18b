import type { Submission, WorkFile } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { fileIdsOf } from './answers.ts';
import type { WorkContext } from './work.context.ts';
import { submissionNotFound } from './work.errors.ts';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord } from './work.records.ts';
import { presentSubmission } from './work.presenter.ts';
import { scoreAnswers } from './work.practice.ts';

/** Reads a submission with everything its member sees. */
export type ReadSubmission = (submission: SubmissionRecord, tx?: Tx) => Promise<Submission>;

export function createSubmissionReader({
  services,
  repository,
  slots,
  tasks,
  files,
  readReviews,
  readReports,
}: WorkContext): ReadSubmission {
  // The reads follow each other, because those of a transaction must not run in parallel.
  return async (submission, tx) => {
    const { _id, userId, taskId, itemIds, state, round, isPractice } = submission;
    const task = await tasks.getWorkTask(taskId, tx);
    const definition = await repository.findDefinition(taskId, tx);
    if (!definition) throw submissionNotFound();
    const items = await repository.findItems(itemIds, tx);
    const drafts = await repository.findAnswers(_id, 0, tx);
    const isRevised = state === 'revision';
    const truths = state === 'practiced' ? await repository.findTruths(submission, items, tx) : undefined;
    const hasPlace = definition.places !== null && (state === 'draft' || isRevised);
    const slot = hasPlace ? await slots.find(userId, taskId, tx) : null;
    const reviews = isPractice ? [] : await readReviews(_id, tx);
    const parts = {
      submission,
      task,
      definition,
      items,
      drafts,
      // A revision that was handed in and taken back has a round that was never reviewed.
      previous: isRevised ? await repository.findAnswers(_id, reviews.at(-1)?.round ?? round, tx) : undefined,
      results: truths ? scoreAnswers(submission, items, drafts, truths) : new Map<string, never>(),
      reviews,
      reports: isPractice ? new Map<string, never>() : await readReports(_id, tx),
      files: await files.describe(filesIn(items, drafts), tx),
      placeKeptUntil: slot && (isRevised ? submission.answerUntil : slot.until),
    };
    return presentSubmission(parts, services.clock.now());
  };
}

/** Creates the read of the files that the last hand-in of a submission names. */
export function createFileReader({ repository, files }: WorkContext) {
  return async ({ _id, itemIds, round }: SubmissionRecord, tx?: Tx): Promise<WorkFile[]> => {
    const items = await repository.findItems(itemIds, tx);
    return files.describe(filesIn(items, await repository.findAnswers(_id, round, tx)), tx);
  };
}

function filesIn(
  items: ReadonlyMap<string, WorkItemRecord>,
  answers: ReadonlyMap<string, AnswerRecord>,
): string[] {
  return [...answers.values()].flatMap(({ itemId, answers: own }) =>
    fileIdsOf(items.get(itemId)?.parts ?? [], own),
  );
}
