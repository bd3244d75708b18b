import type { Criterion } from '@platform/contracts';
import { rubric } from './make-items.ts';

/**
 * The criteria of a batch of items with known answers. The score says how many are right; a reviewer reads whether the
 * work was done with care.
 *
 * @param hardCases what the hard cases of this task are, e.g. `notes that leave a question open`
 * @param support what supports an answer, e.g. `the quotation`
 */
export function suiteRubric(hardCases: string, support: string): Criterion[] {
  return rubric([
    [
      'accuracy',
      'Accuracy',
      'More than one answer in five does not follow the guideline.',
      'Nine of ten answers follow the guideline; mistakes do not repeat.',
      'Nearly every answer follows the guideline.',
    ],
    [
      'hard_cases',
      'Hard cases',
      `The same answer is given to every one of ${hardCases}.`,
      `Most of ${hardCases} are told apart.`,
      `Nearly all of ${hardCases} are decided as the guideline says.`,
    ],
    [
      'support',
      'Support',
      `Often ${support} is missing, or has nothing to do with the answer.`,
      `As a rule ${support} fits the answer.`,
      `A reader who checks ${support} comes to the same answer every time.`,
    ],
  ]);
}
