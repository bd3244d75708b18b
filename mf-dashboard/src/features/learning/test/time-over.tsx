import { SAVE_GRACE_SECONDS } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { useEffect, useEffectEvent } from 'react';
import type { AttemptDraft } from './use-attempt-draft.ts';

/** The server scores an attempt once nothing can be saved any more. */
const SCORED_AFTER_MS = (SAVE_GRACE_SECONDS + 1) * 1_000;

type Props = { saver: AttemptDraft['saver']; onRefresh: () => void };

/** Says that the time is over. It sends what was answered in the last second, and then looks up the result. */
export function TimeOver({ saver, onRefresh }: Props) {
  const refresh = useEffectEvent(onRefresh);
  const send = useEffectEvent(() => void saver.flush());
  useEffect(() => {
    send();
    const timer = setTimeout(() => refresh(), SCORED_AFTER_MS);
    const onOnline = () => refresh();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <Alert
      tone="locked"
      role="alert"
      title="Your time is over"
      action={<Button onClick={onRefresh}>See the result</Button>}
    >
      What was saved until the end counts. The result follows in a few seconds.
    </Alert>
  );
}
