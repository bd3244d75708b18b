import type { Attempt } from '@platform/contracts';
import { Alert, Button, ErrorAlert, formatCount, Row, Stack, Text } from '@platform/design-system';
import { describeError, isApiError, paths } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { useNavigate } from '@platform/kit/router';
import { useState } from 'react';
import { NOT_SAVED } from '../../../content/work.content.ts';
import { listIncomplete, type ItemDrafts } from '../../../shared/answers/item-drafts.ts';
import { useSubmitAttemptMutation } from '../attempts-api.ts';
import { formatTimeLeft } from './format-time-left.ts';
import type { AttemptDraft, UnitDraft } from './use-attempt-draft.ts';

type Props = {
  attempt: Attempt;
  drafts: ItemDrafts<UnitDraft>;
  saver: AttemptDraft['saver'];
  secondsLeft: number;
  onClose: () => void;
  onGo: (index: number) => void;
};

/** The summary before a test is handed in: what is open, and what is marked. */
export function HandInTestDialog({ attempt, drafts, saver, secondsLeft, onClose, onGo }: Props) {
  const { id, courseId, items } = attempt;
  const [submit] = useSubmitAttemptMutation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const open = listIncomplete(items, drafts);
  const marked = items.flatMap((item, index) => (drafts[item.id]?.isMarked ? [index] : []));

  async function handIn(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      // Closed is also what a hand-in leaves whose answer was lost. The server then repeats that answer.
      if (!(await saver.settle()) && saver.state.kind !== 'closed') throw new Error(NOT_SAVED);
      await submit({ params: { id } }).unwrap();
      void navigate(`${paths.dashboard.test(courseId)}?attempt=${id}`, { replace: true });
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Hand in the test"
      description="You see the result at once. Afterwards, no answer can be changed."
      footer={
        <>
          <Button onClick={onClose}>Back to the test</Button>
          <Button variant="primary" busy={busy} busyText="Handing in..." onClick={() => void handIn()}>
            Hand in
          </Button>
        </>
      }
    >
      <Stack>
        {error !== undefined && (
          <ErrorAlert
            title="Not handed in"
            error={isApiError(error) ? describeError(error) : { message: (error as Error).message }}
          />
        )}
        <Text $tabular>
          {items.length - open.length} of {formatCount(items.length, 'question')} are answered.{' '}
          {formatTimeLeft(secondsLeft)} min are left.
        </Text>
        {open.length > 0 && (
          <Alert tone="locked" title={`${formatCount(open.length, 'question')} not answered`}>
            <Stack $gap={3}>
              <span>They count as wrong.</span>
              <Positions positions={open} onGo={onGo} />
            </Stack>
          </Alert>
        )}
        {marked.length > 0 && (
          <Alert tone="neutral" title={`${formatCount(marked.length, 'question')} marked`}>
            <Positions positions={marked} onGo={onGo} />
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

function Positions({ positions, onGo }: { positions: readonly number[]; onGo: (index: number) => void }) {
  return (
    <Row $gap={2}>
      {positions.map((index) => (
        <Button key={index} size="compact" onClick={() => onGo(index)}>
          Question {index + 1}
        </Button>
      ))}
    </Row>
  );
}
