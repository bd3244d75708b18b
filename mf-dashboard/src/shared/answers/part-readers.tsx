import { getAnswer, PartReader } from '@platform/annotation';
import type { ItemAnswers, PartFinding } from '@platform/contracts';
import type { Questions } from './item-drafts.ts';

/** What is right in the answer to a question. */
type Score = {
  readonly part: string;
  readonly truth: ItemAnswers[string];
  readonly findings: readonly PartFinding[];
};

type Props = {
  item: Questions;
  answers: ItemAnswers;
  /** Shows the right answers beside these. */
  scores?: readonly Score[];
  level?: 3 | 4;
};

/** The answers to the questions of one item, to read. */
export function PartReaders({ item: { id, parts }, answers, scores = [], level = 3 }: Props) {
  return parts.map((definition, index) => {
    const score = scores.find(({ part }) => part === definition.id);
    return (
      <PartReader
        key={`${id}:${definition.id}`}
        level={level}
        definition={definition}
        answer={getAnswer(answers, definition)}
        comparison={score && { label: 'Right answer', answer: score.truth }}
        findings={score?.findings}
        number={parts.length > 1 ? index + 1 : undefined}
      />
    );
  });
}
