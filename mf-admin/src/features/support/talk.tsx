import type { TicketCase } from '@platform/contracts';
import { Moment, RADIUS, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

/** What was written and what was answered, in the order of time. */
export function Talk({ record }: { record: TicketCase }) {
  return (
    <Texts>
      <li>
        <Who>
          <strong>{record.name}</strong> <Moment at={record.createdAt} clock />
        </Who>
        <Words>{record.message}</Words>
      </li>
      {record.answers.map(({ at, by, text }) => (
        <li key={at} data-ours="">
          <Who>
            <strong>{by}</strong> answered <Moment at={at} clock />
          </Who>
          <Words>{text}</Words>
        </li>
      ))}
    </Texts>
  );
}

const Texts = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  li {
    max-width: 42em;
    padding: ${space(4)};
    border-radius: ${RADIUS.control};
    background: var(--sunken);
  }

  li[data-ours] {
    margin-left: ${space(8)};
    background: var(--primary-soft);
  }
`;

const Who = styled.p`
  ${textSize(14)}
  color: var(--muted);

  strong {
    color: var(--ink);
    font-weight: ${WEIGHT.strong};
  }
`;

const Words = styled.p`
  margin-top: ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
