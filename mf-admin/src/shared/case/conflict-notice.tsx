import { Alert, Moment } from '@platform/design-system';
import { THE_PLATFORM } from '../../content/audit-words.ts';
import { wordOf, type StatusWord } from '../../content/statuses.ts';
import type { Conflict } from './conflict.ts';

type Props = {
  conflict: Conflict;
  /** The words for the states of the record. */
  words: Readonly<Record<string, StatusWord>>;
};

/** Two administrators met: whoever came second reads what the first one did, and that nothing happened twice. */
export function ConflictNotice({ conflict: { message, decision, by, at }, words }: Props) {
  return (
    <Alert role="alert" tone="locked" title="Already decided">
      {at && decision !== undefined ? (
        <p>
          {wordOf(words, decision)} by {by ?? THE_PLATFORM} on <Moment at={at} clock />. Your decision was not
          applied; nothing happened twice.
        </p>
      ) : (
        <p>{message} Your decision was not applied; nothing happened twice.</p>
      )}
    </Alert>
  );
}
