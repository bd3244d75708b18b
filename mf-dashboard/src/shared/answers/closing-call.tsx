import { ErrorAlert } from '@platform/design-system';
import { describeError, isApiError } from '@platform/kit';
import { useState } from 'react';
import { NOT_SAVED } from '../../content/work.content.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { AnswerDraft } from './item-drafts.ts';

type Saver = Pick<DraftSaver<AnswerDraft, object>, 'settle' | 'finish' | 'state'>;

/**
 * Saves everything before a call that closes the answers, e.g. a hand-in. Closed is also what such a call leaves whose
 * answer was lost: the server then repeats that answer to the same call.
 *
 * @throws Error if not everything is saved
 */
export async function assertSaved(saver: Saver, save: 'settle' | 'finish'): Promise<void> {
  if (!(await saver[save]()) && saver.state.kind !== 'closed') throw new Error(NOT_SAVED);
}

/** Runs what closes the answers, and says whether it is under way or has failed. */
export function useClosingCall() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  /** @param call resolves to whether the page is left, which stays busy until then */
  async function run(call: () => Promise<boolean>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      setBusy(await call());
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  }

  return { busy, error, run };
}

/** Says why nothing was closed; nothing without an error. */
export function ClosingError({ title, error }: { title: string; error: unknown }) {
  if (error === undefined) return null;
  return (
    <ErrorAlert
      title={title}
      error={isApiError(error) ? describeError(error) : { message: (error as Error).message }}
    />
  );
}
