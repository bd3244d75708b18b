import { hasTypedText, registerPasswordPrompt, useSession } from '@platform/kit';
import { useEffect, useState, type ComponentType } from 'react';

/** What a dialog that asks for the password is told. */
export type PasswordQuestion = {
  readonly username: string;
  /** Whether the session has ended. */
  readonly hasEnded: boolean;
  /** Whether closing the dialog loses what was typed into the page. */
  readonly losesText: boolean;
  /** Called with whether the password was right. */
  readonly onClose: (isConfirmed: boolean) => void;
};

/** An open question for the password. */
type Question = Pick<PasswordQuestion, 'hasEnded' | 'losesText'> & {
  readonly Dialog: ComponentType<PasswordQuestion>;
  readonly answer: (isConfirmed: boolean) => void;
};

/** Loads the dialog only when it is needed, because most visits never need it. */
type Props = { readonly loadDialog: () => Promise<ComponentType<PasswordQuestion>> };

/**
 * Asks for the password when a call needs it again: for a change of the account, because the administrator rights of a
 * session in the shell have lapsed, or because the session has ended beside typed text. The page stays as it is
 * meanwhile, with everything typed into it; the calls that wait are sent again afterwards.
 */
export function PasswordPrompt({ loadDialog }: Props) {
  const { user } = useSession();
  const [question, setQuestion] = useState<Question>();

  useEffect(
    () =>
      registerPasswordPrompt(async (reason) => {
        const hasEnded = reason === 'ended';
        try {
          const Dialog = await loadDialog();
          const losesText = hasEnded && hasTypedText();
          return await new Promise<boolean>((answer) => setQuestion({ Dialog, hasEnded, losesText, answer }));
        } catch {
          return false; // Its file cannot be loaded.
        }
      }),
    [loadDialog],
  );
  // Leaving the pages that ask must not leave a call waiting.
  useEffect(() => () => question?.answer(false), [question]);

  if (!question || !user) return null;
  const { Dialog, answer, ...texts } = question;
  const close = (isConfirmed: boolean) => {
    answer(isConfirmed);
    setQuestion(undefined);
  };
  return <Dialog {...texts} username={user.username} onClose={close} />;
}
