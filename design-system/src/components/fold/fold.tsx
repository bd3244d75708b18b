import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DownIcon } from '../../icons/icons.ts';
import { MOTION, RADIUS, space, textSize, WEIGHT } from '../../tokens/scale.ts';

type FoldProps = ComponentPropsWithRef<'details'> & { summary: ReactNode };

/** A collapsible section of a record. Works without JavaScript, and is open on paper. */
export function Fold({ summary, children, ...rest }: FoldProps) {
  return (
    <Details {...rest}>
      <Summary>
        {summary}
        <DownIcon size={16} />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(2)} ${space(4)};
  ${textSize(14)}
  font-weight: ${WEIGHT.strong};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: var(--muted);
    transition: transform ${MOTION.quick};
  }

  &:hover > svg {
    color: var(--ink);
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(1)} ${space(4)} ${space(4)};
`;
