import { AppError } from '../app-error.ts';

/** Creates the error for a record that is needed in clear text and cannot be decrypted. */
function decryptionFailed(cause: unknown): AppError {
  return new AppError('decryption_failed', 'This record cannot be decrypted.', { cause });
}

/** Returns a decrypted value. @throws AppError `decryption_failed` if `read` throws */
export function readOrReject<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw decryptionFailed(error);
  }
}

/** Returns a decrypted value; `null` if it cannot be decrypted, so that one record does not fail a whole list. */
export function readOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
