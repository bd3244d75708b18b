import type { Operation } from '../operation.ts';

/** Stands in a stream where its source wants to let others run. Whoever consumes the stream decides how. */
export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;

/** Results as they are found. A stage that waits for all of its input passes the pauses on meanwhile. */
export type Stream<T> = Iterable<T | Pause>;

export function* mapStream<T, U>(source: Stream<T>, change: (item: T) => U): Stream<U> {
  for (const item of source) yield item === PAUSE ? PAUSE : change(item);
}

export function* filterStream<T>(source: Stream<T>, keep: (item: T) => boolean): Stream<T> {
  for (const item of source) if (item === PAUSE || keep(item)) yield item;
}

export function* flatMapStream<T, U>(source: Stream<T>, change: (item: T) => Stream<U>): Stream<U> {
  for (const item of source) {
    if (item === PAUSE) yield PAUSE;
    else yield* change(item);
  }
}

export function* skipAndLimit<T>(source: Stream<T>, skip: number, limit: number): Stream<T> {
  let at = 0;
  if (limit === 0) return;
  for (const item of source) {
    if (item === PAUSE) yield PAUSE;
    else if (at++ >= skip) {
      yield item;
      if (at >= skip + limit) return;
    }
  }
}

/** Consumes a stream into something that a stage computes of all of it. */
export function* forEachInStream<T>(source: Stream<T>, use: (item: T) => void): Generator<Pause, void, void> {
  for (const item of source) {
    if (item === PAUSE) yield PAUSE;
    else use(item);
  }
}

/** A computation to its end, letting others run where it wants to. */
export async function finish<T>(computation: Generator<Pause, T, void>, operation: Operation): Promise<T> {
  for (;;) {
    const step = computation.next();
    if (step.done) return step.value;
    await operation.pause();
  }
}

/** All of a stream, letting others run where it wants to. */
export async function collect<T>(stream: Stream<T>, operation: Operation): Promise<T[]> {
  const items: T[] = [];
  const gather = forEachInStream(stream, (item) => {
    items.push(item);
  });
  await finish(gather, operation);
  return items;
}

type Head<T> = { iterator: Iterator<T | Pause>; item: T; source: number };

/** One stream in order out of several that each are in order; of equal items, those of earlier streams come first. */
export function* mergeSorted<T>(streams: readonly Stream<T>[], compare: (a: T, b: T) => number): Stream<T> {
  const heads: Head<T>[] = [];
  const before = (a: Head<T>, b: Head<T>): boolean => (compare(a.item, b.item) || a.source - b.source) < 0;
  try {
    for (const [source, stream] of streams.entries()) {
      yield* advance({ iterator: stream[Symbol.iterator](), source }, heads, before);
    }
    for (let head = heads.shift(); head; head = heads.shift()) {
      yield head.item;
      yield* advance(head, heads, before);
    }
  } finally {
    for (const { iterator } of heads) iterator.return?.();
  }
}

/** Reads the next item of a stream and puts it among the heads of the others, which are in order. */
function* advance<T>(
  { iterator, source }: Omit<Head<T>, 'item'>,
  heads: Head<T>[],
  before: (a: Head<T>, b: Head<T>) => boolean,
): Generator<Pause, void, void> {
  for (;;) {
    const step = iterator.next();
    if (step.done) return;
    if (step.value === PAUSE) {
      yield PAUSE;
      continue;
    }
    const head: Head<T> = { iterator, source, item: step.value };
    const at = heads.findIndex((other) => before(head, other));
    heads.splice(at < 0 ? heads.length : at, 0, head);
    return;
  }
}
