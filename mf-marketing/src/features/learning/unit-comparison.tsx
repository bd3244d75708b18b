import { PartReader } from '@platform/annotation';
import type { AskedUnit, CheckedUnit, ItemAnswers } from '@platform/contracts';
import { Stack } from '@platform/design-system';

export type ComparisonProps = {
  parts: AskedUnit['parts'];
  answers: ItemAnswers;
  scores: CheckedUnit['scores'];
};

/** The answers that are not right beside the right ones, with what is said about their places. */
export function Comparison({ parts, answers, scores }: ComparisonProps) {
  return (
    <Stack>
      {parts.map((part) => {
        const score = scores.find((one) => one.part === part.id);
        const answer = answers[part.id];
        if (!score || score.score >= 1 || !answer) return null;
        return (
          <PartReader
            key={part.id}
            definition={part}
            answer={answer}
            findings={score.findings}
            comparison={{ label: 'Right answer', answer: score.truth }}
            level={4}
          />
        );
      })}
    </Stack>
  );
}
