import type { User } from '@platform/contracts';
import { Stack } from '@platform/design-system';
import { PasskeySecondStep } from '../passkeys/passkey-login.tsx';
import { CodeForm, type CompleteLogin } from './code-form.tsx';

type LoginCodeFormProps = {
  complete: CompleteLogin;
  /** Goes back to the password. */
  onBack: () => void;
  /** Called with the user after a passkey instead of a code. */
  onLoggedIn: (user: User) => unknown;
};

/** Asks for the code after the password, or for a passkey of users who have one. */
export function LoginCodeForm({ complete, onBack, onLoggedIn }: LoginCodeFormProps) {
  return (
    <Stack $gap={5}>
      <CodeForm complete={complete} onBack={onBack} />
      <PasskeySecondStep onLoggedIn={onLoggedIn} />
    </Stack>
  );
}
