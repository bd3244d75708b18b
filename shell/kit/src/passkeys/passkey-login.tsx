import type { User } from '@platform/contracts';
import { WithScript } from '@platform/design-system';
import { signWithPasskey } from './authenticator.ts';
import { LABELS } from './labels.ts';
import {
  useGetSecondStepQuery,
  useLoginWithPasskeyMutation,
  useSecondStepWithPasskeyMutation,
  useStartPasskeyLoginMutation,
  useStartPasskeySecondStepMutation,
} from './passkey-login-api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';

type PasskeyLoginProps = {
  /** Called with the user whose session has started. */
  onLoggedIn: (user: User) => unknown;
};

/**
 * Logs in with a passkey alone. Nothing is shown in browsers without passkeys. It is in the served page, because what
 * is below would move if it came later.
 */
export function PasskeyLogin({ onLoggedIn }: PasskeyLoginProps) {
  const [start] = useStartPasskeyLoginMutation();
  const [logIn] = useLoginWithPasskeyMutation();
  if (!usePasskeySupport(true)) return null;
  const use = async () => {
    const body = await signWithPasskey(await start({}).unwrap());
    await onLoggedIn(await logIn({ body }).unwrap());
  };
  return (
    <WithScript>
      <PasskeyButton label={LABELS.logIn} onUse={use} wide />
    </WithScript>
  );
}

/** Completes a login with a passkey instead of a code, if the account has one. */
export function PasskeySecondStep({ onLoggedIn }: PasskeyLoginProps) {
  const isSupported = usePasskeySupport();
  const { data } = useGetSecondStepQuery({}, { skip: !isSupported, refetchOnMountOrArgChange: true });
  const [start] = useStartPasskeySecondStepMutation();
  const [complete] = useSecondStepWithPasskeyMutation();
  if (!isSupported || !data?.hasPasskeys) return null;
  const use = async () => {
    const body = await signWithPasskey(await start({}).unwrap());
    await onLoggedIn(await complete({ body }).unwrap());
  };
  return <PasskeyButton label={LABELS.use} onUse={use} wide />;
}
