/*
 * Answers that people of the demo give. They know what is right, as a careful person would; nothing else of the
 * platform reads keys for a member.
 */
import type { Connection } from 'mongoose';
import type { ItemAnswers, ItemDraft, PartAnswer, PartDefinition, Submission } from '@platform/contracts';
import type { TruthVersion } from '../modules/work/index.ts';
import { requireId, type Id } from '../platform/ids.ts';

/** What is right in a question, by part. */
type Key = Pick<TruthVersion, 'parts'> & { readonly _id: string };
type Attempt = { readonly _id: Id; readonly units: readonly { readonly keyId: string }[] };

/** Reads a right answer to each question of an attempt, which no call gives. */
export async function readRightAnswers(
  connection: Pick<Connection, 'collection'>,
  attemptId: string,
): Promise<ItemAnswers[]> {
  const attempt = await connection.collection<Attempt>('attempts').findOne({ _id: requireId(attemptId) });
  const units = attempt?.units ?? [];
  const keys = await connection
    .collection<Key>('bank_keys')
    .find({ _id: { $in: units.map(({ keyId }) => keyId) } })
    .toArray();
  const keyOf = new Map(keys.map(({ _id, parts }) => [_id, parts]));
  return units.map(({ keyId }) =>
    Object.fromEntries(
      Object.entries(keyOf.get(keyId) ?? {}).map(([part, { answers }]) => [part, answers[0]]),
    ),
  ) as ItemAnswers[];
}

/**
 * Answers the items of a submission.
 *
 * @param wrongEvery every so many choices are wrong; 0 for none
 */
export async function answerWork(
  connection: Pick<Connection, 'collection'>,
  { items }: Submission,
  wrongEvery = 0,
): Promise<ItemDraft[]> {
  const ids = items.map(({ id }) => id);
  const truths = await connection
    .collection<Key>('work_truths')
    .find({ _id: { $in: ids } })
    .toArray();
  const partsOf = new Map(truths.map(({ _id, parts }) => [_id, parts]));
  return items.map(({ id, parts }, index) => {
    const isWrong = wrongEvery > 0 && (index + 1) % wrongEvery === 0;
    const answers = parts.flatMap((part) => {
      const right = partsOf.get(id)?.[part.id]?.answers[0];
      return right ? [[part.id, isWrong ? mistake(part, right) : right] as const] : [];
    });
    return { itemId: id, answers: Object.fromEntries(answers), cannotDo: null };
  });
}

/** Chooses another option; what is no choice stays right. */
function mistake(part: PartDefinition, right: PartAnswer): PartAnswer {
  if (part.type !== 'choice') return right;
  const { selected } = right as { selected: string[] };
  const other = part.options.find(({ id }) => !selected.includes(id));
  return other ? { selected: [other.id], cannotTell: false, note: '' } : right;
}
