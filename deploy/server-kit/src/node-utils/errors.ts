/** Returns the message of a caught value, which may be anything. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * A start failure that the user can fix. The message says what is wrong and what to do next, and is printed without a
 * stack trace.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Formats the reason why a process cannot start: the message of a StartError; the stack of any other error, a bug. */
export function formatStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
