/** Converts a function that takes a Node-style callback into a promise. */
export function promisify<Value = undefined>(
  action: (done: (error?: unknown, value?: Value) => void) => void,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    action((error, value) => {
      if (error === undefined || error === null) resolve(value);
      else reject(error instanceof Error ? error : new Error('A callback failed.', { cause: error }));
    });
  });
}
