import { MongoError, outOfDiskSpace, shuttingDown } from '../errors.ts';
import type { Environment } from './environment.ts';

/**
 * A piece of writing, run inside a batch. It may yield: a promise to be woken by, or nothing to make room for others;
 * it goes on in a later batch. What it wrote before is then committed.
 */
export type WriteTask<T> = Generator<Promise<unknown> | undefined, T, void>;

type Queued = {
  resume(): IteratorResult<Promise<unknown> | undefined, unknown>;
  task: WriteTask<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** What became of the tasks of a batch: they ended, or want to go on when something has happened. */
type Outcome = { queued: Queued } & ({ value: unknown } | { error: unknown } | { wake: Promise<Settled> });

/** How what a task waits for ended. */
type Settled = { error?: unknown };

/** A batch takes no new task after this long, so that reads get their turn. */
const BATCH_MS = 8;

/**
 * Group commit. Tasks run one after the other in one LMDB transaction, which is flushed once for all of them; each is
 * answered only when the flush is done. Nothing else writes, so a task sees no state change under its hands.
 *
 * What a task changes in memory it registers with `onRollback`, so that memory follows the disk when a statement or a
 * whole batch fails.
 */
export class Writer {
  readonly #environment: Environment;
  readonly #onFatal: (error: unknown) => void;
  #queue: Queued[] = [];
  #isPumping = false;
  #pumped: Promise<void> = Promise.resolve();
  #closed: string | undefined;
  #rollbacks: (() => void)[] = [];
  #afterCommit: (() => void)[] = [];
  readonly #beforeCommit: (() => void)[] = [];

  /** @param onFatal is told when a commit failed for another reason than a full disk: nothing more can be promised. */
  constructor(environment: Environment, onFatal: (error: unknown) => void) {
    this.#environment = environment;
    this.#onFatal = onFatal;
  }

  /**
   * Runs a task; resolves when all it wrote is on disk.
   *
   * @throws whatever the task throws; MongoError 14031 when the disk is full, 91 when the engine is ending.
   */
  run<T>(task: WriteTask<T>): Promise<T> {
    const result = new Promise<unknown>((resolve, reject) => {
      this.#enqueue({ task, resume: () => task.next(), resolve, reject });
    });
    return result as Promise<T>;
  }

  /** A statement: all of it is done or, when it throws, nothing. Only within a task. */
  atomically<T>(statement: () => T): T {
    const [rollbacks, afterCommit] = [this.#rollbacks.length, this.#afterCommit.length];
    const result: T[] = [];
    try {
      this.#environment.atomically(() => {
        result.push(statement());
      });
    } catch (error) {
      undo(this.#rollbacks.splice(rollbacks));
      this.#afterCommit.length = afterCommit;
      throw error;
    }
    return result[0] as T;
  }

  onRollback(undoChange: () => void): void {
    this.#rollbacks.push(undoChange);
  }

  onCommit(action: () => void): void {
    this.#afterCommit.push(action);
  }

  /** At the end of every batch, still inside it; for what changes often and is written once. */
  beforeEachCommit(action: () => void): void {
    this.#beforeCommit.push(action);
  }

  /** Finishes what is queued and takes nothing more. */
  async close(reason: string): Promise<void> {
    this.#closed ??= reason;
    await this.#pumped;
  }

  #enqueue(queued: Queued): void {
    if (this.#closed !== undefined) {
      queued.reject(shuttingDown(this.#closed));
      return;
    }
    this.#queue.push(queued);
    if (!this.#isPumping) this.#pumped = this.#pump();
  }

  async #pump(): Promise<void> {
    this.#isPumping = true;
    try {
      while (this.#queue.length > 0) await this.#commitBatch(this.#queue.splice(0));
    } finally {
      this.#isPumping = false;
    }
  }

  async #commitBatch(batch: Queued[]): Promise<void> {
    const outcomes: Outcome[] = [];
    try {
      await this.#environment.transaction(() => {
        this.#runBatch(batch, outcomes);
        for (const action of this.#beforeCommit) action();
      });
    } catch (error) {
      await this.#failed(error, outcomes);
      return;
    }
    this.#committed(outcomes);
  }

  #runBatch(batch: Queued[], outcomes: Outcome[]): void {
    const started = performance.now();
    for (const [at, queued] of batch.entries()) {
      if (at > 0 && performance.now() - started > BATCH_MS) {
        this.#queue.unshift(...batch.slice(at));
        return;
      }
      try {
        const step = queued.resume();
        if (step.done) outcomes.push({ queued, value: step.value });
        else outcomes.push({ queued, wake: settled(step.value) });
      } catch (error) {
        outcomes.push({ queued, error });
      }
    }
  }

  #committed(outcomes: readonly Outcome[]): void {
    const actions = this.#afterCommit;
    this.#rollbacks = [];
    this.#afterCommit = [];
    for (const action of actions) action();
    for (const outcome of outcomes) {
      const { queued } = outcome;
      if ('error' in outcome) queued.reject(outcome.error);
      else if ('value' in outcome) queued.resolve(outcome.value);
      else this.#continueLater(queued, outcome.wake);
    }
  }

  #continueLater(queued: Queued, wake: Promise<Settled>): void {
    void wake.then((end) => {
      const resume = () => ('error' in end ? queued.task.throw(end.error) : queued.task.next());
      this.#enqueue({ ...queued, resume });
    });
  }

  /** Nothing of the batch is on disk, and memory goes back to what is. */
  async #failed(error: unknown, outcomes: readonly Outcome[]): Promise<void> {
    const rollbacks = this.#rollbacks;
    this.#rollbacks = [];
    this.#afterCommit = [];
    undo(rollbacks);
    const cause = await causeOf(error);
    const full = isDiskFull(cause);
    if (!full) this.#closed = 'the storage failed';
    for (const { queued, ...outcome } of outcomes) {
      const refusal = full ? outOfDiskSpace() : shuttingDown('the storage failed');
      // A task that wanted to go on has lost what it had written, so it fails too; it may have to clean up.
      if ('wake' in outcome) this.#enqueue({ ...queued, resume: () => queued.task.throw(refusal) });
      else queued.reject(refusal);
    }
    if (!full) this.#onFatal(cause);
  }
}

/** Never rejects: it may end before the batch does, when nobody listens yet. */
const settled = (wake: Promise<unknown> | undefined): Promise<Settled> =>
  Promise.resolve(wake).then(
    () => ({}),
    (error: unknown) => ({ error }),
  );

function undo(rollbacks: readonly (() => void)[]): void {
  for (const rollback of rollbacks.toReversed()) rollback();
}

/** lmdb says why a commit failed in a second promise, which would end the process if nobody looked at it. */
function causeOf(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  return reason ? reason.catch((cause: unknown) => cause) : Promise.resolve(error);
}

/** EFBIG stands for a limit on the size of files, as `ulimit -f` sets it. */
const DISK_FULL = /No space left|Disk quota|File too large|MDB_MAP_FULL|ENOSPC|EDQUOT|EFBIG/;

const isDiskFull = (error: unknown): boolean =>
  !(error instanceof MongoError) && error instanceof Error && DISK_FULL.test(error.message);
