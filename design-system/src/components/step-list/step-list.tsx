import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/text.ts';
import { UnbrokenRanges } from '../../primitives/unbroken-ranges.tsx';
import { MEDIA, space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { DividedRow } from '../card/card.tsx';

export type Step = { title: string; text: ReactNode };

type StepListProps = {
  steps: readonly Step[];
  /** Text before the number (default 'Step'). */
  stepLabel?: string;
  /** Heading level of the titles in the outline of the page (default 3). */
  level?: 2 | 3 | 4;
};

/** Shows numbered steps side by side, divided by lines; stacked on phones. */
export function StepRow({ steps, stepLabel = 'Step', level = 3 }: StepListProps) {
  return (
    <DividedRow as="ol" role="list">
      {steps.map(({ title, text }, index) => (
        <Cell key={title}>
          <StepNumber>
            {stepLabel} {index + 1}
          </StepNumber>
          <Heading as={`h${level}`} $size={18}>
            {title}
          </Heading>
          <StepText>
            <UnbrokenRanges>{text}</UnbrokenRanges>
          </StepText>
        </Cell>
      ))}
    </DividedRow>
  );
}

/** Shows numbered steps in one column, connected by a line. */
export function StepList({ steps, level = 3 }: Omit<StepListProps, 'word'>) {
  return (
    <NumberedList role="list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading as={`h${level}`} $size={16}>
            {title}
          </Heading>
          <StepText>
            <UnbrokenRanges>{text}</UnbrokenRanges>
          </StepText>
        </li>
      ))}
    </NumberedList>
  );
}

const Cell = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};

  text-wrap: pretty;

  /* The row has no box, so its first cell aligns with the other content of the page. */
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

const StepNumber = styled.p`
  ${textSize(14)}
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const StepText = styled.div`
  color: var(--muted);
  max-width: 34em;
`;

const NumberedList = styled.ol`
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
