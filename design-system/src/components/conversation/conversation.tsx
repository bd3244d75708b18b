import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RADIUS, space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { DateTime } from '../date-time/date-time.tsx';

export type ConversationMessage = {
  author: ReactNode;
  /** Whether the reader's side wrote it: it is shifted to the right. */
  own: boolean;
  /** When it was written: ISO 8601 in UTC. */
  at: string;
  /** Plain text; line breaks are kept. */
  text: string;
};

/** Shows the messages of two sides, oldest first, each with its author and time. */
export function Conversation({ messages }: { messages: readonly ConversationMessage[] }) {
  return (
    <Messages role="list">
      {messages.map(({ author, own, at, text }, index) => (
        // Messages are only ever added at the end.
        <li key={index} data-own={own ? '' : undefined}>
          <Byline>
            <strong>{author}</strong> <DateTime at={at} showTime />
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

  li[data-own] {
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
    /* The name is free text: its writing direction must not reorder the time behind it. */
    unicode-bidi: isolate;
  }
`;

const MessageText = styled.p`
  margin-top: ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
