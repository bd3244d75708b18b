import { registerCodePrompt } from '@platform/kit';
import { useEffect, useState } from 'react';
import type { CodeDialog } from '../second-factor/code-dialog.tsx';

type Question = {
  readonly Dialog: typeof CodeDialog;
  readonly answer: (isConfirmed: boolean) => void;
};

/**
 * Asks for a code when a call needs a recent one. The page stays as it is meanwhile, with everything typed into it; the
 * calls that wait are sent again afterwards.
 */
export function CodePrompt() {
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      registerCodePrompt(async () => {
        const Dialog = await loadDialog();
        if (!Dialog) return false;
        return new Promise((answer) => setQuestion({ Dialog, answer }));
      }),
    [],
  );
  // Leaving the pages must not leave a call waiting.
  useEffect(() => () => question?.answer(false), [question]);

  if (!question) return null;
  const { Dialog, answer } = question;
  const close = (isConfirmed: boolean) => {
    answer(isConfirmed);
    setQuestion(undefined);
  };
  return <Dialog onClose={close} />;
}

/** Loads the dialog only now, because most visits never need it; `undefined` if its file cannot be loaded. */
async function loadDialog(): Promise<typeof CodeDialog | undefined> {
  try {
    return (await import(/* webpackChunkName: "code-dialog" */ '../second-factor/code-dialog.tsx'))
      .CodeDialog;
  } catch {
    return undefined;
  }
}
