import { describeError, isApiError } from '@platform/kit';
import { LABELS } from './labels.ts';

/** Says what went wrong with a passkey: at the API, or in the browser (WebAuthn, section 5.1). */
export function describePasskeyError(error: unknown) {
  if (isApiError(error)) return describeError(error);
  // The library wraps the browser's error under the same name.
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return { message: LABELS.canceled };
  if (name === 'InvalidStateError') return { message: LABELS.exists };
  return { message: LABELS.impossible };
}
