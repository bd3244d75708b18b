import { CodePrompt } from '@platform/kit/code-prompt';
import { PasswordPrompt } from '@platform/kit/password';
import { useConsoleLoginMutation, useConsoleSecondStepMutation } from './sign-in-api.ts';

/** Asks administrators for their password, or for a code, when a call needs it again. */
export function ConsolePasswordPrompt() {
  const [signIn] = useConsoleLoginMutation();
  const [complete] = useConsoleSecondStepMutation();
  return (
    <>
      <PasswordPrompt
        logIn={(body) => signIn({ body }).unwrap()}
        completeLogin={(body) => complete({ body }).unwrap()}
      />
      <CodePrompt />
    </>
  );
}
