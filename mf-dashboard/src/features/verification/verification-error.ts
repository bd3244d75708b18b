import type { ErrorDescription } from '@platform/design-system';
import { describeError, isApiError } from '@platform/kit';

/** Shown if the server sent no message. Source: docs/specification.md#8-messages. */
const FALLBACK = 'Failed to submit verification.';

/** Describes why a verification was rejected: the API's message if there is one, and what the member can do. */
export function describeVerificationError(error: unknown): ErrorDescription {
  const isFromServer = isApiError(error) && error.code !== 'unreadable' && error.code !== 'unreachable';
  return describeError(isApiError(error) && !isFromServer ? { ...error, message: '' } : error, {
    fallback: FALLBACK,
  });
}
