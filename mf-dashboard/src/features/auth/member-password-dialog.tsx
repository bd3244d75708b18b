import { PasswordDialog } from '@platform/kit/password';
import type { PasswordQuestion } from '@platform/kit/prompts';
import { useConfirmPasswordMutation, useConfirmPasswordWithCodeMutation } from './sessions-api.ts';

/** Asks members for their password when a change of the account needs it again, or their session has ended. */
export function MemberPasswordDialog(question: PasswordQuestion) {
  const [logIn] = useConfirmPasswordMutation();
  const [complete] = useConfirmPasswordWithCodeMutation();
  return (
    <PasswordDialog
      {...question}
      logIn={(body) => logIn({ body }).unwrap()}
      completeLogin={(body) => complete({ body }).unwrap()}
    />
  );
}
