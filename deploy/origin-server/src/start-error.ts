/**
 * A start failure that the user can fix. The message says what is wrong and what to do next; `runOrigin` prints it
 * without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
