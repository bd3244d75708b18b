import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MEDIA, space, textSize } from '../../tokens/scale.ts';

export type Description = {
  term: ReactNode;
  description: ReactNode;
  /** Keeps browsers from translating the description: names, addresses, references, codes. */
  verbatim?: boolean;
};

type Props = Omit<ComponentPropsWithRef<'dl'>, 'children'> & { items: readonly Description[] };

/** Lists terms with their values, one per row, divided by lines. */
export function DescriptionList({ items, ...rest }: Props) {
  return (
    <List {...rest}>
      {items.map(({ term, description, verbatim }, index) => (
        <div key={index}>
          <Term>{term}</Term>
          <Value translate={verbatim ? 'no' : undefined}>{description}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) 3fr;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(2.5)};
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  ${MEDIA.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Term = styled.dt`
  ${textSize(14)}
  color: var(--muted);
  line-height: 1.5rem;
`;

const Value = styled.dd`
  font-size: 0.9375rem;
  line-height: 1.5rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
