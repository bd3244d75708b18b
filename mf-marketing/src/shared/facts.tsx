import { MEDIA, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

type Fact = { readonly figure: string; readonly meaning: string };

/** Figures with what they mean, beside each other without a box. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List $phoneColumns={facts.length % 3 === 0 ? 3 : 2}>
      {facts.map(({ figure, meaning }) => (
        <div key={figure}>
          <dt>{meaning}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}

/* On a phone in whole rows, so that none is left alone. */
const List = styled.dl<{ $phoneColumns: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};

  ${MEDIA.phone} {
    display: grid;
    grid-template-columns: repeat(${({ $phoneColumns }) => $phoneColumns}, minmax(min-content, max-content));
    column-gap: ${space(5)};
  }

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    ${textSize(14)}
    color: var(--muted);
  }

  dd {
    ${textSize(22)}
    white-space: nowrap;
    font-weight: ${WEIGHT.heading};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;
