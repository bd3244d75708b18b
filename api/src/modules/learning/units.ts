import type { CheckedUnit, ItemAnswers, Unit } from '@platform/contracts';
import { checkAnswers, incomplete, type ItemTruths } from '../work/index.ts';
import type { BankItemRecord } from './learning.records.ts';
import { isUnitRight } from './test.policy.ts';
import { scoreAnswers } from './test.scoring.ts';

/** What is asked in a question of practice. */
type Asked = Pick<BankItemRecord, 'name' | 'objective' | 'material' | 'parts'>;

export function presentUnit({ name: id, objective, material, parts }: Asked): Unit {
  return { id, objective, material, parts };
}

/** Compares complete answers to a question of practice with the right ones. @throws AppError `incomplete` */
export function checkUnit(
  { parts }: Pick<Asked, 'parts'>,
  truths: ItemTruths,
  submitted: ItemAnswers,
): CheckedUnit & { answers: ItemAnswers } {
  const { answers, problems } = checkAnswers(parts, submitted, { stage: 'complete', path: 'answers' });
  if (problems.length > 0) throw incomplete([...problems]);
  return { ...compareAnswers({ parts }, truths, answers), answers };
}

/** Compares answers with the right ones; `isRight` is `null` for what only a person can judge. */
export function compareAnswers(
  { parts }: Pick<Asked, 'parts'>,
  truths: ItemTruths,
  answers: ItemAnswers,
): CheckedUnit {
  const { scores, explanation } = scoreAnswers(parts, truths, answers);
  return { isRight: scores.length === 0 ? null : isUnitRight(scores), scores, explanation };
}

/** Solves a question of practice: as if the right answers had been given. */
export function solveUnit({ parts }: Pick<Asked, 'parts'>, truths: ItemTruths): CheckedUnit {
  const [truth] = truths;
  const answers = Object.fromEntries(
    parts.flatMap(({ id }) => {
      const right = truth?.parts[id]?.answers[0];
      return right ? [[id, right]] : [];
    }),
  );
  return compareAnswers({ parts }, truths, answers);
}
