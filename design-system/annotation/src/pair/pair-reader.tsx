import { styled } from 'styled-components';
import { RADIUS, space, Stack, WEIGHT } from '@platform/design-system';
import type { PairAnswer, PairDefinition } from '@platform/contracts';
import type { ReaderProps } from '../part-props.ts';
import { ComparedValue, NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { describeRating, PairSides } from './pair-sides.tsx';

/** Shows both texts, the rating of each dimension in words, and the reason. */
export function PairReader({ definition, answer, comparison, ...notes }: ReaderProps<'pair'>) {
  const rows = [
    ...definition.dimensions.map(({ id, label }) => ({
      target: `dimension:${id}`,
      label,
      value: ratingText(definition, answer, id),
      compared: comparison && ratingText(definition, comparison.answer, id),
    })),
    {
      target: 'reason',
      label: 'What decides it',
      value: reasonText(definition, answer),
      compared: comparison && reasonText(definition, comparison.answer),
    },
  ];
  return (
    <Stack $gap={4}>
      <PairSides {...definition} />
      <Rows>
        {rows.map(({ target, label, value, compared }) => (
          <li key={target}>
            <p>
              <Label>{label}: </Label>
              {value ?? NOT_ANSWERED}
            </p>
            {comparison && compared !== undefined && compared !== value && (
              <ComparedValue label={comparison.label}>{compared}</ComparedValue>
            )}
            <PlaceNotes {...notes} target={target} name={label} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

function ratingText(definition: PairDefinition, { ratings }: PairAnswer, id: string): string | undefined {
  const rating = ratings[id];
  return rating === undefined ? undefined : describeRating(definition, rating);
}

function reasonText({ reasonCategories }: PairDefinition, answer: PairAnswer): string | undefined {
  const category = reasonCategories.find(({ id }) => id === answer.reasonCategory)?.label;
  return [category, answer.reason].filter(Boolean).join('\n') || undefined;
}

const Rows = styled.ul`
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  > li {
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)} ${space(3.5)};
  }

  > li + li {
    border-top: 1px solid var(--line);
  }

  > li > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Label = styled.span`
  font-weight: ${WEIGHT.strong};
`;
