import { hasTypedText, registerPasswordPrompt, useSession } from '@platform/kit';
import { useEffect, useState } from 'react';
import type { CompleteLogin } from './code-form.tsx';
import type { LogInAgain, PasswordDialog } from './password-dialog.tsx';

/** An open question for the password. */
type Question = {
  readonly Dialog: typeof PasswordDialog;
  readonly hasEnded: boolean;
  /** Whether the page has typed text that it loses if the session ends. */
  readonly losesText: boolean;
  readonly answer: (isConfirmed: boolean) => void;
};

type Props = {
  /** Sends the login. Each remote passes a call of its own, because the names of endpoints are unique in a page. */
  readonly logIn: LogInAgain;
  /** Sends the code of users with two-factor authentication. */
  readonly completeLogin: CompleteLogin;
};

/**
 * Asks for the password when a call needs it again: for a change of the account, because the administrator rights of a
 * session in the shell have lapsed, or because the session has ended beside typed text. The page stays as it is
 * meanwhile, with everything typed into it; the calls that wait are sent again afterwards.
 */
export function PasswordPrompt({ logIn, completeLogin }: Props) {
  const { user } = useSession();
  const [question, setQuestion] = useState<Question>();

  useEffect(
    () =>
      registerPasswordPrompt(async (reason) => {
        const Dialog = await loadDialog();
        if (!Dialog) return false;
        const hasEnded = reason === 'ended';
        return new Promise((answer) =>
          setQuestion({ Dialog, hasEnded, losesText: hasEnded && hasTypedText(), answer }),
        );
      }),
    [],
  );
  // Leaving the pages that ask must not leave a call waiting.
  useEffect(() => () => question?.answer(false), [question]);

  if (!question || !user) return null;
  const { Dialog, answer, ...texts } = question;
  const close = (isConfirmed: boolean) => {
    answer(isConfirmed);
    setQuestion(undefined);
  };
  return (
    <Dialog {...texts} username={user.username} logIn={logIn} completeLogin={completeLogin} onClose={close} />
  );
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
