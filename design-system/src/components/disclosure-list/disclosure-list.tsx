import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Plus } from 'lucide-react';
import { fadeIn } from '../../motion/enter.ts';
import { UnbrokenRanges } from '../../primitives/unbroken-ranges.tsx';
import { MOTION, space, textSize, WEIGHT, WIDTH } from '../../tokens/scale.ts';

export type Disclosure = {
  summary: string;
  content: ReactNode;
  /** Id of the content: browsers open an answer that an address leads to. */
  id?: string | undefined;
};

/** Lists questions with collapsible answers, at most one open at a time. Works without JavaScript. */
export function DisclosureList({ items }: { items: readonly Disclosure[] }) {
  const name = useId();
  return (
    <List>
      {items.map(({ summary, content, id }) => (
        <details key={summary} name={name}>
          <Summary>
            {summary}
            <Plus size={20} />
          </Summary>
          <Content id={id}>
            <UnbrokenRanges>{content}</UnbrokenRanges>
          </Content>
        </details>
      ))}
    </List>
  );
}

const List = styled.div`
  border-block: 1px solid var(--line);

  > details + details {
    border-top: 1px solid var(--line);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 3.5rem;
  padding-block: ${space(3)};
  font-size: 1.0625rem;
  font-weight: ${WEIGHT.strong};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    color: var(--primary);
    transition: transform ${MOTION.quick};
  }

  &:hover {
    color: var(--primary);
  }

  details[open] > & > svg {
    transform: rotate(45deg);
  }
`;

const Content = styled.div`
  ${textSize(16)}
  max-width: ${WIDTH.text};
  padding-bottom: ${space(5)};
  color: var(--muted);
  ${fadeIn}
`;
