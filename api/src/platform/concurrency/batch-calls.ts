type Waiting<Key, Value> = {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Returns a function that loads the keys of all calls made at once together, instead of each with a query of its own.
 *
 * @param load returns the values in the order of the keys; its errors reject all calls of the batch
 */
export function batchCalls<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let batch: Waiting<Key, Value>[] = [];

  async function run(): Promise<void> {
    const calls = batch;
    batch = [];
    try {
      const values = await load(calls.map(({ key }) => key));
      for (const [index, { resolve }] of calls.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      batch.push({ key, resolve, reject });
      if (batch.length === 1) queueMicrotask(() => void run());
    });
}
