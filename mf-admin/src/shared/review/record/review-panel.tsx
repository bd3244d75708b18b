import {
  BreakableText,
  Card,
  Heading,
  IconButton,
  NextIcon,
  PreviousIcon,
  space,
  Text,
} from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ShortcutHints } from '../../shortcuts/shortcut-hints.tsx';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { useReviewQueue } from '../queue/review-queue.ts';

type Props = {
  title: string;
  /** The status badge beside the title. */
  badge: ReactNode;
  /** A short summary below the title. */
  lead: ReactNode;
  /** The decision buttons or the summary of the decision, always at the bottom of the panel. */
  decision: ReactNode;
  /** Shortcuts by key, in addition to those that move through the queue. */
  shortcuts?: Readonly<Record<string, { readonly label: string; readonly run: () => void }>>;
  /** The keys that open the next and the previous record; a record with parts needs `j` and `k` itself. */
  recordKeys?: { readonly next: string; readonly previous: string };
  children: ReactNode;
};

const RECORD_KEYS = { next: 'j', previous: 'k' } as const;

/** Shows one record under review, with its decision bar and keyboard shortcuts. */
export function ReviewPanel(props: Props) {
  const { title, badge, lead, decision, shortcuts = {}, recordKeys = RECORD_KEYS, children } = props;
  const { next, previous, goTo, goToList } = useReviewQueue();
  useShortcuts({
    [recordKeys.next]: next === undefined ? undefined : () => goTo(next),
    [recordKeys.previous]: previous === undefined ? undefined : () => goTo(previous),
    escape: goToList,
    ...Object.fromEntries(Object.entries(shortcuts).map(([key, { run }]) => [key, run])),
  });
  const hints = {
    [toKeyLabel(recordKeys.next)]: 'next',
    [toKeyLabel(recordKeys.previous)]: 'previous',
    ...Object.fromEntries(Object.entries(shortcuts).map(([key, { label }]) => [toKeyLabel(key), label])),
    Esc: 'back to the list',
  };

  return (
    <Wrapper>
      <Panel as="article">
        <Header>
          <Title>
            <Heading as="h1" $size={18} tabIndex={-1}>
              <BreakableText>{title}</BreakableText>
            </Heading>
            {badge}
            <Text as="div" $size={14} $tone="muted">
              {lead}
            </Text>
          </Title>
          <QueueButtons>
            <IconButton
              label="Previous record"
              size="compact"
              disabled={previous === undefined}
              onClick={() => previous !== undefined && goTo(previous)}
            >
              <PreviousIcon size={18} />
            </IconButton>
            <IconButton
              label="Next record"
              size="compact"
              disabled={next === undefined}
              onClick={() => next !== undefined && goTo(next)}
            >
              <NextIcon size={18} />
            </IconButton>
          </QueueButtons>
        </Header>
        <Body>{children}</Body>
        <Decision>{decision}</Decision>
      </Panel>
      <ShortcutHints hints={hints} />
    </Wrapper>
  );
}

/** `shift+j` is shown as `Shift+J`. */
function toKeyLabel(key: string): string {
  return key
    .split('+')
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join('+');
}

const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Panel = styled(Card)`
  overflow: visible;
`;

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(5)};
  border-bottom: 1px solid var(--line);
`;

/** In one line where it fits: the record is what the page is for. */
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  min-width: 0;
  min-height: 2.25rem;

  h1 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const QueueButtons = styled.div`
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
  bottom: var(--undo-bar, 0px);
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid var(--line);
  border-radius: 0 0 13px 13px;
  background: var(--surface);
`;
