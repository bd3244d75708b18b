import { PasswordPrompt } from '@platform/kit/password';
import { useConfirmPasswordMutation, useConfirmPasswordWithCodeMutation } from './sessions-api.ts';

/** Asks members for their password when a change of the account needs it again, or their session has ended. */
export function MemberPasswordPrompt() {
  const [logIn] = useConfirmPasswordMutation();
  const [complete] = useConfirmPasswordWithCodeMutation();
  return (
    <PasswordPrompt
      logIn={(body) => logIn({ body }).unwrap()}
      completeLogin={(body) => complete({ body }).unwrap()}
    />
  );
}
