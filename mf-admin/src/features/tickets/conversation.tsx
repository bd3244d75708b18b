import type { TicketDetail } from '@platform/contracts';
import { DateTime, RADIUS, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';

/** A ticket's message and its answers, in chronological order. */
export function Conversation({ record }: { record: TicketDetail }) {
  return (
    <Messages>
      <li>
        <Byline>
          <strong>{record.name}</strong> <DateTime at={record.createdAt} showTime />
        </Byline>
        <MessageText>{record.message}</MessageText>
      </li>
      {record.answers.map(({ at, by, text }) => (
        <li key={at} data-ours="">
          <Byline>
            <strong>{by}</strong> answered <DateTime at={at} showTime />
          </Byline>
          <MessageText>{text}</MessageText>
        </li>
      ))}
    </Messages>
  );
}

const Messages = styled.ol`
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

const Byline = styled.p`
  ${textSize(14)}
  color: var(--muted);

  strong {
    color: var(--ink);
    font-weight: ${WEIGHT.strong};
  }
`;

const MessageText = styled.p`
  margin-top: ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
