/**
 * The process cannot start, and a person can mend it: the message says what is wrong and what to do, and is printed
 * without a stack (`runOrigin`).
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
