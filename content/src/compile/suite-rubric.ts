import type { Criterion } from '@platform/contracts';

/**
 * The criteria of a batch of items with known answers. The score says how many are right; a reviewer reads whether the
 * work was done with care.
 *
 * @param hardCases what the hard cases of this task are, e.g. `notes that leave a question open`
 * @param support what supports an answer, e.g. `the quotation`
 */
export function suiteRubric(hardCases: string, support: string): Criterion[] {
  return [
    levels('accuracy', 'Accuracy', {
      weak: 'More than one answer in five does not follow the guideline.',
      fair: 'Nine of ten answers follow the guideline; mistakes do not repeat.',
      good: 'Nearly every answer follows the guideline.',
    }),
    levels('hard_cases', 'Hard cases', {
      weak: `The same answer is given to every one of ${hardCases}.`,
      fair: `Most of ${hardCases} are told apart.`,
      good: `Nearly all of ${hardCases} are decided as the guideline says.`,
    }),
    levels('support', 'Support', {
      weak: `Often ${support} is missing, or has nothing to do with the answer.`,
      fair: `As a rule ${support} fits the answer.`,
      good: `A reader who checks ${support} comes to the same answer every time.`,
    }),
  ];
}

/** A criterion with what work of each level looks like, from worst to best. */
export function levels(
  id: string,
  title: string,
  { weak, fair, good }: Readonly<Record<'weak' | 'fair' | 'good', string>>,
): Criterion {
  return {
    id,
    title,
    options: [
      { id: 'weak', label: 'Falls short', anchor: weak },
      { id: 'fair', label: 'Acceptable', anchor: fair },
      { id: 'good', label: 'Good', anchor: good },
    ],
  };
}
