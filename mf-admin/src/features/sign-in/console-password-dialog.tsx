import { PasswordDialog } from '@platform/kit/password';
import type { PasswordQuestion } from '@platform/kit/prompts';
import { useConsoleLoginMutation, useConsoleSecondStepMutation } from './sign-in-api.ts';

/** Asks administrators for their password when a call needs it again, or their session has ended. */
export function ConsolePasswordDialog(question: PasswordQuestion) {
  const [signIn] = useConsoleLoginMutation();
  const [complete] = useConsoleSecondStepMutation();
  return (
    <PasswordDialog
      {...question}
      logIn={(body) => signIn({ body }).unwrap()}
      completeLogin={(body) => complete({ body }).unwrap()}
    />
  );
}
