import type { Operation } from '../operation.ts';

/** Yielded by a stream whenever its source wants other operations to run. The consumer decides how to pause. */
export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;

/** Results in the order they are found. A stage that consumes all of its input passes the pauses on while it does. */
export type Stream<T> = Iterable<T | Pause>;

export function* mapStream<T, U>(source: Stream<T>, transform: (item: T) => U): Stream<U> {
  for (const item of source) yield item === PAUSE ? PAUSE : transform(item);
}

export function* filterStream<T>(source: Stream<T>, predicate: (item: T) => boolean): Stream<T> {
  for (const item of source) if (item === PAUSE || predicate(item)) yield item;
}

export function* flatMapStream<T, U>(source: Stream<T>, transform: (item: T) => Stream<U>): Stream<U> {
  for (const item of source) {
    if (item === PAUSE) yield PAUSE;
    else yield* transform(item);
  }
}

export function* skipAndLimit<T>(source: Stream<T>, skip: number, limit: number): Stream<T> {
  let position = 0;
  if (limit === 0) return;
  for (const item of source) {
    if (item === PAUSE) yield PAUSE;
    else if (position++ >= skip) {
      yield item;
      if (position >= skip + limit) return;
    }
  }
}

/** Passes a stream on, with a pause after an item that has used up the time slice. */
export function* pauseBetween<T>(source: Stream<T>, operation: Pick<Operation, 'isSliceOver'>): Stream<T> {
  for (const item of source) {
    yield item;
    if (item !== PAUSE && operation.isSliceOver) yield PAUSE;
  }
}

/** Consumes a stream, passing its pauses on. */
export function* forEachInStream<T>(
  source: Stream<T>,
  visit: (item: T) => void,
): Generator<Pause, void, void> {
  for (const item of source) {
    if (item === PAUSE) yield PAUSE;
    else visit(item);
  }
}

/** Runs a computation to its end, pausing where it asks to. */
export async function runToCompletion<T>(
  computation: Generator<Pause, T, void>,
  operation: Operation,
): Promise<T> {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
    await operation.pause();
  }
}

/** Collects a stream into an array, pausing where it asks to. */
export async function collectStream<T>(stream: Stream<T>, operation: Operation): Promise<T[]> {
  const items: T[] = [];
  const computation = forEachInStream(stream, (item) => {
    items.push(item);
  });
  await runToCompletion(computation, operation);
  return items;
}

type Head<T> = { iterator: Iterator<T | Pause>; item: T; source: number };

/** Merges sorted streams into one. Among equal items, those of earlier streams come first. */
export function* mergeSorted<T>(streams: readonly Stream<T>[], compare: (a: T, b: T) => number): Stream<T> {
  const heads: Head<T>[] = [];
  const isBefore = (a: Head<T>, b: Head<T>): boolean => (compare(a.item, b.item) || a.source - b.source) < 0;
  try {
    for (const [source, stream] of streams.entries()) {
      yield* pushNextHead({ iterator: stream[Symbol.iterator](), source }, heads, isBefore);
    }
    for (let head = heads.shift(); head; head = heads.shift()) {
      yield head.item;
      yield* pushNextHead(head, heads, isBefore);
    }
  } finally {
    for (const { iterator } of heads) iterator.return?.();
  }
}

/** Reads the next item of a stream and inserts it into the sorted heads. */
function* pushNextHead<T>(
  { iterator, source }: Omit<Head<T>, 'item'>,
  heads: Head<T>[],
  isBefore: (a: Head<T>, b: Head<T>) => boolean,
): Generator<Pause, void, void> {
  for (;;) {
    const step = iterator.next();
    if (step.done) return;
    if (step.value === PAUSE) {
      yield PAUSE;
      continue;
    }
    const head: Head<T> = { iterator, source, item: step.value };
    let [low, high] = [0, heads.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = heads[middle];
      if (other && isBefore(head, other)) high = middle;
      else low = middle + 1;
    }
    heads.splice(low, 0, head);
    return;
  }
}
