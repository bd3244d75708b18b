import { ClockIcon, MEDIA, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

export type StoredDataItem = {
  /** The stored data. */
  readonly name: string;
  readonly purpose: string;
  readonly retention: string;
};

/** Lists stored data with its purpose and retention period. */
export function StoredDataList({ rows }: { rows: readonly StoredDataItem[] }) {
  return (
    <Rows>
      {rows.map(({ name, purpose, retention }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{purpose}</dd>
          <Retention>
            <ClockIcon size={16} aria-hidden="true" />
            <span>{retention}</span>
          </Retention>
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

  /* The section that follows has its own line. */
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

const Retention = styled.dd`
  ${textSize(14)}
  display: flex;
  gap: ${space(2)};
  color: var(--muted);

  > svg {
    margin-top: 0.125rem;
  }
`;
