/** Returns the message of a caught value, which may be anything. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
