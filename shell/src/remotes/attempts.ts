/**
 * Runs a task, and once more if it fails and `canRetry` says that this may help.
 *
 * @throws the first error, because a second one is often only its consequence; or the error that a retry does not help.
 */
export async function attemptTwice<Result>(
  task: () => Promise<Result>,
  canRetry: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await task();
  } catch (firstError) {
    if (!canRetry(firstError)) throw firstError;
    try {
      return await task();
    } catch (secondError) {
      throw canRetry(secondError) ? firstError : secondError;
    }
  }
}

/** Limits the time of a task. The task itself continues; its late result is dropped. */
export async function withTimeout<Result>(task: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TimeoutError(timeoutMs)), timeoutMs);
  });
  try {
    return await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export class TimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`it did not load within ${timeoutMs} ms`);
    this.name = 'TimeoutError';
  }
}
