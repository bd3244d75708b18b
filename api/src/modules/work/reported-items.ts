import type { CannotDoReason } from '@platform/contracts';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord } from './work.records.ts';

/** Items that work reports. */
export type ItemsReported = {
  readonly submission: SubmissionRecord;
  readonly items: readonly {
    readonly itemId: string;
    readonly itemName: string;
    /** Its place in the submission, from 1. */
    readonly itemNumber: number;
    readonly cannotDo: CannotDoReason;
  }[];
  readonly at: Date;
  /** Whether the member gave the work back with these reports; otherwise it was accepted. */
  readonly isGivenBack: boolean;
};

/** Counts the items of a submission that its answers say cannot be done. */
export function countReported(
  { itemIds }: Pick<SubmissionRecord, 'itemIds'>,
  drafts: ReadonlyMap<string, AnswerRecord>,
): number {
  return itemIds.filter((id) => (drafts.get(id)?.cannotDo ?? null) !== null).length;
}

/** Lists the items that answers say cannot be done, in the order in which the member sees them. */
export function listReported(
  { itemIds }: Pick<SubmissionRecord, 'itemIds'>,
  items: ReadonlyMap<string, WorkItemRecord>,
  answers: ReadonlyMap<string, AnswerRecord>,
): ItemsReported['items'] {
  return itemIds.flatMap((itemId, index) => {
    const cannotDo = answers.get(itemId)?.cannotDo ?? null;
    const itemName = items.get(itemId)?.name ?? itemId;
    return cannotDo === null ? [] : [{ itemId, itemName, itemNumber: index + 1, cannotDo }];
  });
}
