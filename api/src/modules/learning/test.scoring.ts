import { partTypeOf, type ItemAnswers, type PartDefinition, type PartScore } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { scoreItem, type ItemTruths } from '../work/index.ts';
import type { Bank } from './bank.ts';
import type { AttemptRecord } from './learning.records.ts';
import { isUnitRight } from './test.policy.ts';

/** Compares answers with what counts as right; parts without an answer are wrong. */
export function scoreAnswers(
  parts: readonly PartDefinition[],
  truths: ItemTruths,
  answers: ItemAnswers,
): { scores: PartScore[]; explanation: string } {
  const scored = scoreItem({ parts: [...parts] }, truths, null, (part) =>
    Object.hasOwn(answers, part.id) ? answers[part.id] : partTypeOf(part).empty(part),
  );
  return scored ?? { scores: [], explanation: '' };
}

/**
 * Says of each question of an attempt whether it is right: by what counted as right when it was asked, or by what does
 * now, whichever is better. A voided question is right for everyone.
 */
export async function scoreAttempt(
  bank: Bank,
  { units, saved }: Pick<AttemptRecord, 'units' | 'saved'>,
  tx: Tx,
): Promise<boolean[]> {
  const voided = await bank.findVoided(
    units.map(({ name }) => name),
    tx,
  );
  const truths = await bank.findTruths(units, tx);
  return units.map(
    ({ name, parts }, index) =>
      voided.has(name) || isAnswered(parts, truths[index] ?? [], saved[index]?.answers ?? {}),
  );
}

/** Whether an answer was given, and is right: what was never touched is wrong, also where nothing is to be marked. */
function isAnswered(parts: readonly PartDefinition[], truths: ItemTruths, answers: ItemAnswers): boolean {
  return Object.keys(answers).length > 0 && isUnitRight(scoreAnswers(parts, truths, answers).scores);
}
