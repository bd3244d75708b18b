import { fromWidth, MEDIA, space, textSize, WEIGHT, UnbrokenRanges } from '@platform/design-system';
import { styled } from 'styled-components';

type KeyFigure = {
  readonly value: string;
  readonly label: string;
  /** What the figure is, unless the label says it. */
  readonly note?: string;
};

/** A row of figures with their labels. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Frame>
      <List $phoneColumns={figures.length % 3 === 0 ? 3 : 2}>
        {figures.map(({ value, label, note }) => (
          <div key={value}>
            <dt>
              {label}
              {note && (
                <Note>
                  <UnbrokenRanges>{note}</UnbrokenRanges>
                </Note>
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  width: 100%;
`;

const Note = styled.small`
  display: block;
  max-width: 14rem;

  /* Short lines, so that four figures share a row. */
  ${fromWidth(768)} {
    max-width: 8.5rem;
  }
`;

/* Full rows on phones, so that no figure is left alone in the last one. */
const List = styled.dl<{ $phoneColumns: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};

  ${MEDIA.phone} {
    display: grid;
    grid-template-columns: repeat(${({ $phoneColumns }) => $phoneColumns}, minmax(min-content, max-content));
    column-gap: ${space(5)};

    /* One below the other in large text. */
    @container (max-width: 15rem) {
      grid-template-columns: minmax(0, 1fr);
    }
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
