import type { UserSession } from '@platform/contracts';
import {
  Badge,
  Button,
  DateTime,
  Loading,
  Panel,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { AlertDialog } from '@platform/kit/overlays';
import { QueryBoundary, useReportedChange, type QueryState } from '@platform/kit/queries';
import { useRef, useState } from 'react';

type Props = {
  /** The sessions of the user. */
  readonly query: QueryState<{ readonly items: readonly UserSession[] }>;
  readonly onEnd: (id: string) => Promise<unknown>;
  readonly onEndOthers: () => Promise<unknown>;
};

/** Lists where the user is logged in. Other sessions can be ended one by one, or all at once. */
export function SessionsPanel({ query, onEnd, onEndOthers }: Props) {
  return (
    <Panel title="Where you are logged in">
      <QueryBoundary
        query={query}
        resource="your sessions"
        level={3}
        skeleton={
          <Loading label="Loading your sessions">
            <Skeleton $height="4rem" />
          </Loading>
        }
      >
        {({ items }) => <SessionList sessions={items} onEnd={onEnd} onEndOthers={onEndOthers} />}
      </QueryBoundary>
    </Panel>
  );
}

type ListProps = Omit<Props, 'query'> & { readonly sessions: readonly UserSession[] };

function SessionList({ sessions, onEnd, onEndOthers }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [endingId, setEndingId] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const run = useReportedChange(list);
  const end = async (id: string) => {
    setEndingId(id);
    await run(() => onEnd(id), 'Session ended');
    setEndingId(undefined);
  };
  const endOthers = async () => {
    setEndingId('others');
    await run(onEndOthers, 'All other sessions ended');
    setEndingId(undefined);
    setConfirming(false);
  };

  return (
    <Stack>
      <Text $tone="muted">If you do not recognize a session, end it and change your password.</Text>
      <RowList ref={list} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={endingId === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </RowList>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button onClick={() => setConfirming(true)}>End all other sessions</Button>
        </div>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        title="End all other sessions?"
        description="You stay logged in here. Everywhere else, you have to log in again."
        cancelText="Cancel"
        confirmText="End all others"
        busy={endingId === 'others'}
        onConfirm={() => void endOthers()}
      />
    </Stack>
  );
}

type RowProps = { readonly session: UserSession; readonly busy: boolean; readonly onEnd: () => void };

function SessionRow({ session: { device, kind, startedAt, lastSeenAt, isCurrent }, busy, onEnd }: RowProps) {
  const name = `${device}${kind === 'console' ? ', console' : ''}`;
  return (
    <RowItem $padding={0}>
      <RowText>
        <Text $strong>{name}</Text>
        <Text $tone="muted" $size={14}>
          Logged in <DateTime at={startedAt} showTime />
        </Text>
        {!isCurrent && (
          <Text $tone="muted" $size={14}>
            Last used <DateTime at={lastSeenAt} showTime />
          </Text>
        )}
      </RowText>
      <RowEnd>
        {isCurrent ? (
          <Badge tone="available">This session</Badge>
        ) : (
          <Button
            size="compact"
            busy={busy}
            busyText="Ending..."
            aria-label={`End the session on ${name}`}
            onClick={onEnd}
          >
            End
          </Button>
        )}
      </RowEnd>
    </RowItem>
  );
}
