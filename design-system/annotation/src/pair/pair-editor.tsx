import { useId, useRef } from 'react';
import { RadioGroup, Stack, TextArea } from '@platform/design-system';
import { PAIR_RATING_MAX, PAIR_REASON_MAX, PAIR_REASON_MIN } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import { numberKeyIndex, usePartKeys } from '../keys/use-part-keys.ts';
import type { EditorProps } from '../part-props.ts';
import { cleanText } from '../shared/clean-text.ts';
import { PairSides } from './pair-sides.tsx';
import { RatingScale } from './rating-scale.tsx';

/** Compares two texts: a scale for each dimension, and what decided. */
export function PairEditor({ definition, answer, errors, onChange }: EditorProps<'pair'>) {
  const { dimensions, reasonCategories } = definition;
  const { ratings, reasonCategory, reason } = answer;
  const scales = useRef<HTMLDivElement>(null);
  const categoryName = useId();

  const rate = (dimension: string, rating: number) =>
    onChange({ ...answer, ratings: { ...ratings, [dimension]: rating } });

  usePartKeys((event) => {
    const index = numberKeyIndex(event);
    const focused = document.activeElement?.closest<HTMLElement>('[data-dimension]');
    const unrated = dimensions.find(({ id }) => ratings[id] === undefined)?.id;
    const dimension = focused?.dataset.dimension ?? unrated;
    if (index === undefined || index > 2 * PAIR_RATING_MAX || dimension === undefined) return;
    event.preventDefault();
    rate(dimension, index - PAIR_RATING_MAX);
    const scale = scales.current?.querySelector(`[data-dimension="${CSS.escape(dimension)}"]`);
    scale?.querySelectorAll('input')[index]?.focus();
  });

  return (
    <Stack $gap={5}>
      <PairSides {...definition} />
      <Stack ref={scales} $gap={5}>
        {dimensions.map((dimension) => (
          <RatingScale
            key={dimension.id}
            {...{ definition, dimension }}
            rating={ratings[dimension.id]}
            error={errorAt(errors, `ratings.${dimension.id}`)}
            onChange={(rating) => rate(dimension.id, rating)}
          />
        ))}
      </Stack>
      <RadioGroup
        label="What decides it?"
        name={categoryName}
        options={reasonCategories.map(({ id, label, hint }) => ({ value: id, label, hint }))}
        value={reasonCategory ?? ''}
        error={errorAt(errors, 'reasonCategory')}
        data-path="reasonCategory"
        onChange={({ target }) => onChange({ ...answer, reasonCategory: target.value })}
      />
      <TextArea
        label="Why?"
        hint={describeLength(reason.trim().length)}
        rows={3}
        maxLength={PAIR_REASON_MAX}
        value={reason}
        error={errorAt(errors, 'reason')}
        data-path="reason"
        onChange={({ target }) => onChange({ ...answer, reason: cleanText(target.value) })}
      />
    </Stack>
  );
}

function describeLength(length: number): string {
  return length < PAIR_REASON_MIN
    ? `At least ${PAIR_REASON_MIN} characters; ${length} so far.`
    : `${length} of at most ${PAIR_REASON_MAX} characters.`;
}
