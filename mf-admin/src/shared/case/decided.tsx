import { Button, Moment, Row, Text } from '@platform/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { THE_PLATFORM } from '../../content/audit-words.ts';
import { useQueue } from './queue.ts';

type Props = {
  /** The decision in a word ('Approved'). */
  word: string;
  at: string | null;
  by: string | null;
  /** It was decided here, just now: the way on takes the focus. */
  justNow: boolean;
  /** Nothing further can be done here (the default). */
  isEnd?: boolean;
  /** What can still be done, e.g. after an approval the payment. */
  children?: ReactNode;
};

/** In place of the decision's buttons: what was decided, by whom, when, and the way on. */
export function Decided({ word, at, by, justNow, isEnd = true, children }: Props) {
  const { next, go, leave } = useQueue();
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (justNow) onward.current?.focus();
  }, [justNow]);

  return (
    <Row $justify="between">
      <Text $size={14}>
        <strong>{word}</strong>
        {at && (
          <>
            {' '}
            by {by ?? THE_PLATFORM} on <Moment at={at} clock />
          </>
        )}
      </Text>
      <Row>
        {children}
        {/* One button, so that it keeps the focus when the queue turns out to hold another one, or none. */}
        {(next !== undefined || justNow) && (
          <Button
            ref={onward}
            variant={justNow || isEnd ? 'primary' : 'secondary'}
            onClick={() => (next === undefined ? leave() : go(next))}
          >
            {next === undefined ? 'Back to the list' : 'Next in the queue'}
          </Button>
        )}
      </Row>
    </Row>
  );
}
