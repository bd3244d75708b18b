import { signWithPasskey } from './authenticator.ts';
import { LABELS } from './labels.ts';
import {
  useCheckPasskeyMutation,
  useListPasskeysQuery,
  useStartPasskeyCheckMutation,
} from './passkey-api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';

/** Proves the second factor of a logged-in user again with a passkey, if the account has one. */
export function PasskeyCheck({ onProved }: { onProved: () => void }) {
  const isSupported = usePasskeySupport();
  const { data } = useListPasskeysQuery({}, { skip: !isSupported });
  const [start] = useStartPasskeyCheckMutation();
  const [check] = useCheckPasskeyMutation();
  if (!isSupported || !data?.passkeys.length) return null;
  const use = async () => {
    const body = await signWithPasskey(await start({}).unwrap());
    await check({ body }).unwrap();
    onProved();
  };
  return <PasskeyButton label={LABELS.use} onUse={use} wide />;
}
