import { styled } from 'styled-components';
import { Heading, space, Stack, Surface } from '@platform/design-system';
import type { PairDefinition } from '@platform/contracts';
import { AnswerColumns } from '../shared/answer-columns.ts';

/** The two texts of a comparison. */
export function PairSides({ left, right }: Pick<PairDefinition, 'left' | 'right'>) {
  return (
    <AnswerColumns $first={13} $last={13}>
      {[left, right].map(({ title, text }, index) => (
        <Surface key={index} as="article">
          <Stack $gap={2}>
            <Heading as="h4" $size={16}>
              {title}
            </Heading>
            <SideText>{text}</SideText>
          </Stack>
        </Surface>
      ))}
    </AnswerColumns>
  );
}

/** Says in words what a rating means, e.g. `Answer B is a little better`. */
export function describeRating(
  { left, right }: Pick<PairDefinition, 'left' | 'right'>,
  rating: number,
): string {
  if (rating === 0) return 'Equal';
  return `${(rating < 0 ? left : right).title} is ${DEGREES[Math.abs(rating) - 1] ?? ''}better`;
}

const DEGREES = ['a little ', '', 'much '];

const SideText = styled.div`
  padding-bottom: ${space(1)};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
