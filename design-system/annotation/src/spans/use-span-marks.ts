import { useMemo } from 'react';
import type { LabeledSpan, SpansDefinition } from '@platform/contracts';
import type { TextMark } from '../text-selection/index.ts';
import { spanId } from './edit-spans.ts';

/** Makes the marks that a text shows of spans. */
export function useSpanMarks(spans: readonly LabeledSpan[], labels: SpansDefinition['labels']): TextMark[] {
  return useMemo(
    () =>
      spans.map(({ from, to, label }) => {
        const tone = labels.findIndex(({ id }) => id === label);
        return { id: spanId({ from, to }), from, to, tone, label: labels[tone]?.label ?? label };
      }),
    [spans, labels],
  );
}
