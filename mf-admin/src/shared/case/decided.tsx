import { Button, Row, Text } from '@platform/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { THE_PLATFORM } from '../../content/audit-words.ts';
import { Moment } from '../moment/moment.tsx';
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

/** In place of the decision's buttons: what was decided, by whom, when, and the way to the next one. */
export function Decided({ word, at, by, justNow, isEnd = true, children }: Props) {
  const { next, go } = useQueue();
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
        {next !== undefined && (
          <Button ref={onward} variant={justNow || isEnd ? 'primary' : 'secondary'} onClick={() => go(next)}>
            Next in the queue
          </Button>
        )}
      </Row>
    </Row>
  );
}
