import { LABELS } from '../second-factor/labels.ts';
import { useGetSecondStepQuery } from './passkey-login-api.ts';

/** Says which codes complete the login that waits: without an authenticator app, only recovery codes. */
export function useLoginCodeHint(): string {
  const { data } = useGetSecondStepQuery({}, { refetchOnMountOrArgChange: true });
  return data?.hasPasskeys && !data.hasApp ? LABELS.recoveryCodeHint : LABELS.anyCodeHint;
}
