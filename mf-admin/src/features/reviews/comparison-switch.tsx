import { SegmentedControl } from '@platform/design-system';
import type { Comparison, ReviewModel } from './use-review-model.ts';

const LABELS: Readonly<Record<Comparison, string>> = {
  previous: 'Version before',
  truth: 'Right answer',
  none: 'Answer only',
};

/** Chooses what the answers are compared with; nothing if there is nothing to compare with. */
export function ComparisonSwitch({
  model: { comparisons, comparison, setComparison },
}: {
  model: ReviewModel;
}) {
  if (comparisons.length === 0) return null;
  return (
    <SegmentedControl
      label="Compare the answers with"
      options={comparisons.map((value) => ({ value, label: LABELS[value] }))}
      value={comparison}
      onValueChange={setComparison}
    />
  );
}
