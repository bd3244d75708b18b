import type { Attempt } from '@platform/contracts';
import { Alert, Button, formatCount, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { useNavigate } from '@platform/kit/router';
import { assertSaved, ClosingError, useClosingCall } from '../../../shared/answers/closing-call.tsx';
import { ItemButtons } from '../../../shared/answers/item-buttons.tsx';
import { listIncomplete, type ItemDrafts } from '../../../shared/answers/item-drafts.ts';
import { useSubmitAttemptMutation } from '../attempts-api.ts';
import { formatTimeLeft } from './time-left.tsx';
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
  const { busy, error, run } = useClosingCall();
  const open = listIncomplete(items, drafts);
  const marked = items.flatMap((item, index) => (drafts[item.id]?.isMarked ? [index] : []));

  async function handIn(): Promise<boolean> {
    await assertSaved(saver, 'settle');
    await submit({ params: { id } }).unwrap();
    void navigate(`${paths.dashboard.test(courseId)}?attempt=${id}`, { replace: true });
    return true;
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
          <Button variant="primary" busy={busy} busyText="Handing in..." onClick={() => void run(handIn)}>
            Hand in
          </Button>
        </>
      }
    >
      <Stack>
        <ClosingError title="Not handed in" error={error} />
        <Text $tabular>
          {items.length - open.length} of {formatCount(items.length, 'question')} are answered.{' '}
          {formatTimeLeft(secondsLeft)} min are left.
        </Text>
        {open.length > 0 && (
          <Alert tone="locked" title={`${formatCount(open.length, 'question')} not answered`}>
            <Stack $gap={3}>
              <span>They count as wrong.</span>
              <ItemButtons name="Question" positions={open} onGo={onGo} />
            </Stack>
          </Alert>
        )}
        {marked.length > 0 && (
          <Alert tone="neutral" title={`${formatCount(marked.length, 'question')} marked`}>
            <ItemButtons name="Question" positions={marked} onGo={onGo} />
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
