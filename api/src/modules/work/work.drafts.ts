import type { ItemDraft, SaveDraftBody, SavedDraft } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { checkAnswers, listNamedFiles, type NamedFile, type Problem } from './answers.ts';
import { swapAnswers } from './swap-sides.ts';
import type { WorkContext } from './work.context.ts';
import { invalidAnswers, submissionNotFound } from './work.errors.ts';
import type { SubmissionRecord, WorkItemRecord } from './work.records.ts';
import { assertIsCurrent, assertIsOpen } from './work.policy.ts';
import { keptUntil } from './work.slots.ts';

/** Creates the use case that saves answers while a member writes them. */
export function createDrafts({ services, repository, slots, files }: WorkContext) {
  const validate = createDraftValidation({ repository, files });

  /** Keeps the place of a draft in a limited task for another day. */
  async function keepPlace(tx: Tx, submission: SubmissionRecord, now: Date): Promise<Date | null> {
    const definition = await repository.findDefinition(submission.taskId, tx);
    if (!definition?.places) return null;
    if (submission.state === 'revision') return submission.answerUntil;
    const until = keptUntil(now);
    return (await slots.keep(tx, submission, { now, until })) ? until : null;
  }

  return {
    /** Saves the items that changed. @throws AppError `not_found`, `wrong_state`, `draft_newer`, `invalid_request` */
    saveDraft: (userId: Id, id: string, body: SaveDraftBody): Promise<SavedDraft> =>
      services.withTransaction(async (tx) => {
        const submission = await repository.findOwn(userId, id, tx);
        if (!submission) throw submissionNotFound();
        assertIsOpen(submission);
        assertIsCurrent(submission, body.version, body.editorId);
        const changed = await validate(tx, submission, body.items);
        const now = services.clock.now();
        const { activeSeconds, effort } = body;
        const version = submission.version + 1;
        // First, so that of two pages that save at the same time one waits for the other before anything is written.
        await repository.update(tx, submission, {
          version,
          editorId: body.editorId,
          savedBy: body.device,
          savedAt: now,
          // A page may have been opened before another one counted more.
          activeSeconds: Math.max(submission.activeSeconds, activeSeconds),
          effort: {
            typed: Math.max(submission.effort.typed, effort.typed),
            pasted: Math.max(submission.effort.pasted, effort.pasted),
            inserted: Math.max(submission.effort.inserted, effort.inserted),
          },
        });
        await repository.saveDrafts(tx, submission._id, changed, now);
        const until = await keepPlace(tx, submission, now);
        return { version, savedAt: now.toISOString(), placeKeptUntil: until && until.toISOString() };
      }),
  };
}

function turnBack(
  { swappedItemIds }: SubmissionRecord,
  { _id, parts }: WorkItemRecord,
  answers: ItemDraft['answers'],
) {
  return swappedItemIds.includes(_id) ? swapAnswers(answers, parts) : answers;
}

/**
 * Creates the validation of changed items.
 *
 * @throws AppError `invalid_request` with the path of each error, from the function it returns
 */
function createDraftValidation({ repository, files }: Pick<WorkContext, 'repository' | 'files'>) {
  return async (
    tx: Tx,
    submission: SubmissionRecord,
    changed: readonly ItemDraft[],
  ): Promise<ItemDraft[]> => {
    const own = changed.filter(({ itemId }) => submission.itemIds.includes(itemId));
    const items = await repository.findItems(
      own.map(({ itemId }) => itemId),
      tx,
    );
    const problems: Problem[] = [];
    const named: NamedFile[] = [];
    const seen = new Set<string>();
    const valid = changed.flatMap(({ itemId, answers, cannotDo }, index): ItemDraft[] => {
      const item = items.get(itemId);
      const problem = seen.has(itemId) ? 'Save each item once' : 'This item is not part of the task';
      if (!item || seen.has(itemId)) {
        problems.push({ path: `items.${index}.itemId`, message: problem });
        return [];
      }
      seen.add(itemId);
      const path = `items.${index}.answers`;
      const checked = checkAnswers(item.parts, answers, { stage: 'draft', path });
      problems.push(...checked.problems);
      named.push(...listNamedFiles(item.parts, checked.answers, path));
      return [{ itemId, answers: turnBack(submission, item, checked.answers), cannotDo }];
    });
    problems.push(...(await files.keepNamed(tx, submission.userId, named)));
    if (problems.length > 0) throw invalidAnswers(problems);
    return valid;
  };
}
