import { registerPasswordPrompt, useSession } from '@platform/kit';
import { useEffect, useState } from 'react';
import type { PasswordDialog } from './password-dialog.tsx';

/** An open question for the password. */
type Question = {
  readonly Dialog: typeof PasswordDialog;
  readonly answer: (isConfirmed: boolean) => void;
};

/**
 * Asks for the password when the administrator rights of a session in the shell have lapsed. The page stays as it is
 * meanwhile, with everything typed into it; the calls that wait are sent again afterwards.
 */
export function PasswordPrompt() {
  const { user } = useSession();
  const [question, setQuestion] = useState<Question>();

  useEffect(
    () =>
      registerPasswordPrompt(async () => {
        const Dialog = await loadDialog();
        if (!Dialog) return false;
        return new Promise((answer) => setQuestion({ Dialog, answer }));
      }),
    [],
  );
  // Leaving the administrator pages must not leave a call waiting.
  useEffect(() => () => question?.answer(false), [question]);

  if (!question || !user) return null;
  const { Dialog, answer } = question;
  const close = (isConfirmed: boolean) => {
    answer(isConfirmed);
    setQuestion(undefined);
  };
  return <Dialog username={user.username} onClose={close} />;
}

/** Loads the dialog only now, because most visits never need it; `undefined` if its file cannot be loaded. */
async function loadDialog(): Promise<typeof PasswordDialog | undefined> {
  try {
    const dialog = await import(/* webpackChunkName: "password-dialog" */ './password-dialog.tsx');
    return dialog.PasswordDialog;
  } catch {
    return undefined;
  }
}
