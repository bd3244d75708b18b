import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { space, textSize, WEIGHT } from '../../tokens/scale.ts';
import type { Description } from '../description-list/description-list.tsx';

type Props = Omit<ComponentPropsWithRef<'dl'>, 'children'> & { items: readonly Description[] };

/** The ruled block in the corner of a drawing: number, dates, state. Short values only; others go into a list. */
export function TitleBlock({ items, ...rest }: Props) {
  return (
    <Block {...rest}>
      {items.map(({ term, description, verbatim }, index) => (
        <div key={index}>
          <Term>{term}</Term>
          <Value translate={verbatim ? 'no' : undefined}>{description}</Value>
        </div>
      ))}
    </Block>
  );
}

/** The cells of the last row fill it. */
const Block = styled.dl`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  overflow: clip;
  border: 1.5px solid var(--muted);

  > div {
    flex: 1 1 8rem;
    min-width: 0;
    margin: -1px 0 0 -1px;
    padding: ${space(2)} ${space(3)};
    border: solid var(--line);
    border-width: 1px 0 0 1px;
  }
`;

const Term = styled.dt`
  ${textSize(14)}
  color: var(--muted);
`;

const Value = styled.dd`
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.strong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
