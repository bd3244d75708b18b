import { ClockIcon, MEDIA, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

export type StoredRow = {
  /** What is kept. */
  readonly what: string;
  readonly purpose: string;
  readonly duration: string;
};

/** What is kept, what for and how long, row by row. */
export function StoredRows({ rows }: { rows: readonly StoredRow[] }) {
  return (
    <Rows>
      {rows.map(({ what, purpose, duration }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{purpose}</dd>
          <Duration>
            <ClockIcon size={16} aria-hidden="true" />
            <span>{duration}</span>
          </Duration>
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled.dl`
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(3.5)};
    border-bottom: 1px solid var(--line);
  }

  /* What follows a section has a line of its own. */
  &:last-child > div:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  dt {
    font-weight: ${WEIGHT.strong};
  }

  ${MEDIA.wide} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    dt {
      grid-row: span 2;
    }
  }
`;

const Duration = styled.dd`
  ${textSize(14)}
  display: flex;
  gap: ${space(2)};
  color: var(--muted);

  > svg {
    margin-top: 0.125rem;
  }
`;
