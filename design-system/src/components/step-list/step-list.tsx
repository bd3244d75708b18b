import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/text.ts';
import { MEDIA, space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { Strip } from '../card/card.tsx';

export type Step = { title: string; text: ReactNode };

type StepListProps = {
  steps: readonly Step[];
  /** The word before the number (default 'Step'). */
  word?: string;
  /** Level of the titles in the page's outline (default 3). */
  level?: 2 | 3 | 4;
};

/** What comes after what, beside each other between hairlines; under each other on a phone. */
export function StepStrip({ steps, word = 'Step', level = 3 }: StepListProps) {
  return (
    <Strip as="ol" role="list">
      {steps.map(({ title, text }, index) => (
        <Cell key={title}>
          <Number>
            {word} {index + 1}
          </Number>
          <Heading as={`h${level}`} $size={18}>
            {title}
          </Heading>
          <Words>{text}</Words>
        </Cell>
      ))}
    </Strip>
  );
}

/** The same in one column, along a line: how something works, what happens next. */
export function StepList({ steps, level = 3 }: Omit<StepListProps, 'word'>) {
  return (
    <Line role="list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading as={`h${level}`} $size={16}>
            {title}
          </Heading>
          <Words>{text}</Words>
        </li>
      ))}
    </Line>
  );
}

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};

  text-wrap: pretty;

  /* Without a box around it the strip begins where the page's other lines do. */
  && {
    padding-block: ${space(8)};
  }

  &&:first-child {
    padding-left: 0;
  }

  ${MEDIA.phone} {
    && {
      padding: ${space(5)} 0;
    }
  }
`;

const Number = styled.p`
  ${textSize(14)}
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Words = styled.div`
  color: var(--muted);
  max-width: 34em;
`;

const Line = styled.ol`
  counter-reset: step;

  > li {
    position: relative;
    padding: 0 0 ${space(5)} ${space(11)};
    counter-increment: step;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li::before {
    content: counter(step);
    position: absolute;
    top: ${space(-0.5)};
    left: 0;
    display: grid;
    place-items: center;
    width: ${space(7)};
    height: ${space(7)};
    border: 1.5px solid var(--primary);
    border-radius: 50%;
    color: var(--primary);
    font-size: 0.875rem;
    font-weight: ${WEIGHT.strong};
    font-variant-numeric: tabular-nums;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: ${space(8)};
    bottom: ${space(2)};
    left: ${space(3.5)};
    width: 1px;
    background: var(--line);
  }
`;
