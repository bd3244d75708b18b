import { useId } from 'react';
import { styled } from 'styled-components';
import {
  BackIcon,
  ChoiceInput,
  FieldError,
  ForwardIcon,
  Hint,
  RADIUS,
  space,
  tabularFigures,
  textSize,
  WEIGHT,
} from '@platform/design-system';
import { PAIR_RATING_MAX, type PairDefinition } from '@platform/contracts';
import { describedBy } from '../answering/described-by.ts';
import { describeRating } from './pair-sides.tsx';

type Props = {
  definition: PairDefinition;
  dimension: PairDefinition['dimensions'][number];
  rating: number | undefined;
  error: string | undefined;
  onChange: (rating: number) => void;
};

/** A scale from the left text to the right one, as seven radio buttons; what is chosen stands below in words. */
export function RatingScale({ definition, dimension, rating, error, onChange }: Props) {
  const name = useId();
  const { id, label, hint } = dimension;
  return (
    <Group
      data-dimension={id}
      data-path={`ratings.${id}`}
      aria-describedby={describedBy({ [`${name}-hint`]: hint, [`${name}-error`]: error })}
    >
      <Legend>{label}</Legend>
      {hint !== null && <Hint id={`${name}-hint`}>{hint}</Hint>}
      <Ends aria-hidden>
        <End>
          <BackIcon size={16} />
          {definition.left.title}
        </End>
        <End>
          {definition.right.title}
          <ForwardIcon size={16} />
        </End>
      </Ends>
      <Scale data-invalid={error ? '' : undefined}>
        {RATINGS.map((value) => (
          <Step key={value}>
            <ChoiceInput
              type="radio"
              name={name}
              checked={rating === value}
              aria-label={describeRating(definition, value)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(value)}
            />
            <span aria-hidden>{value === 0 ? '=' : Math.abs(value)}</span>
          </Step>
        ))}
      </Scale>
      <Chosen>{rating === undefined ? 'Not rated yet' : describeRating(definition, rating)}</Chosen>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </Group>
  );
}

const RATINGS = Array.from({ length: 2 * PAIR_RATING_MAX + 1 }, (_, index) => index - PAIR_RATING_MAX);

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1.5)};
  max-width: 34rem;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(1.5)};
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.medium};
`;

const Ends = styled.div`
  ${textSize(14)}
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  color: var(--muted);

  > :last-child {
    text-align: right;
  }
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border: 1px solid var(--control);
  border-radius: ${RADIUS.control};
  background: var(--surface);
  overflow: hidden;

  &[data-invalid] {
    border-color: var(--danger);
  }
`;

const Step = styled.label`
  ${textSize(14)}
  ${tabularFigures}
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
  padding-block: ${space(2)} ${space(1)};
  color: var(--muted);
  cursor: pointer;

  & + & {
    border-left: 1px solid var(--line);
  }

  &:has(:checked) {
    background: var(--primary-soft);
    color: var(--ink);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Chosen = styled.p`
  ${textSize(14)}
`;
