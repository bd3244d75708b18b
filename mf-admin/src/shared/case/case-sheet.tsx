import {
  Breakable,
  Card,
  Heading,
  IconButton,
  NextIcon,
  PreviousIcon,
  Row,
  space,
  Text,
} from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KeyHints } from './key-hints.tsx';
import { useCaseKeys, type CaseKeys } from './case-keys.ts';
import { useQueue } from './queue.ts';

type Props = {
  title: string;
  /** The state, beside the title. */
  badge: ReactNode;
  /** One line of facts under it. */
  lead: ReactNode;
  /** Buttons of the decision, or what was decided: always at the same place, at the lower edge of the sheet. */
  decision: ReactNode;
  /** What single keys do besides going through the queue, with the words for each. */
  keys?: Readonly<Record<string, { readonly does: string; readonly act: () => void }>>;
  children: ReactNode;
};

/** One record that is decided on: what it is, what is known, what can be done. */
export function CaseSheet({ title, badge, lead, decision, keys = {}, children }: Props) {
  const { next, previous, go, leave } = useQueue();
  const acts: CaseKeys = {
    j: next === undefined ? undefined : () => go(next),
    k: previous === undefined ? undefined : () => go(previous),
    escape: leave,
    ...Object.fromEntries(Object.entries(keys).map(([key, { act }]) => [key, act])),
  };
  useCaseKeys(acts);
  const hints = {
    J: 'next',
    K: 'previous',
    ...Object.fromEntries(Object.entries(keys).map(([key, { does }]) => [key.toUpperCase(), does])),
    Esc: 'back to the list',
  };

  return (
    <Room>
      <Sheet as="article">
        <Head>
          <div>
            <Row $gap={3}>
              <Heading as="h1" $size={22} tabIndex={-1}>
                <Breakable>{title}</Breakable>
              </Heading>
              {badge}
            </Row>
            <Text as="div" $size={14} $tone="muted">
              {lead}
            </Text>
          </div>
          <Around>
            <IconButton
              label="Previous record"
              size="compact"
              disabled={previous === undefined}
              onClick={() => previous !== undefined && go(previous)}
            >
              <PreviousIcon size={18} />
            </IconButton>
            <IconButton
              label="Next record"
              size="compact"
              disabled={next === undefined}
              onClick={() => next !== undefined && go(next)}
            >
              <NextIcon size={18} />
            </IconButton>
          </Around>
        </Head>
        <Body>{children}</Body>
        <Decision>{decision}</Decision>
      </Sheet>
      <KeyHints keys={hints} />
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Sheet = styled(Card)`
  overflow: visible;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)};
  border-bottom: 1px solid var(--line);

  > div:first-child {
    min-width: 0;
  }

  h1 {
    overflow-wrap: anywhere;
  }
`;

const Around = styled.div`
  display: flex;
  flex: none;
  gap: ${space(1)};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: ${space(5)};
`;

const Decision = styled.footer`
  position: sticky;
  bottom: 0;
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid var(--line);
  border-radius: 0 0 13px 13px;
  background: var(--surface);
`;
