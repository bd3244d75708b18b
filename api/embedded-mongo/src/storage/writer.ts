import { outOfDiskSpace, shuttingDown } from '../errors.ts';
import type { Environment } from './environment.ts';
import { describeStorageFailure } from './storage-failure.ts';

/**
 * A write that runs inside a batch. It may yield to continue in a later batch: either a promise to wait for, or nothing
 * just to let others run. What it wrote before is then committed.
 */
export type WriteTask<T> = Generator<Promise<unknown> | undefined, T, void>;

type QueuedTask = {
  resume(): IteratorResult<Promise<unknown> | undefined, unknown>;
  task: WriteTask<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/** The result of running a task's next step: it has ended, or it waits to be resumed. */
type StepResult = { queued: QueuedTask } & (
  { value: unknown } | { error: unknown } | { wake: Promise<WakeResult> }
);

/** How the promise that a task waits for was settled. */
type WakeResult = { error?: unknown };

/** What the writer reports about the storage. */
export type WriterEvents = {
  /** Called when a write fails for a reason that may pass, such as a full disk; once until a write succeeds again. */
  onFailure(reason: string): void;
  /** Called at the first successful commit after a failure. */
  onRecovery(): void;
  /** Called if a commit fails for any other reason; durability is no longer guaranteed then. */
  onFatal(error: unknown): void;
};

const FILE_GONE = 'The data file is no longer in its place';

/** A batch starts no further task after this long, so that reads get their turn. */
const MAX_BATCH_DURATION_MS = 8;

/**
 * Implements group commit. Tasks run one after the other in one LMDB transaction, which is flushed once for all of
 * them, and each is acknowledged only after the flush. There is no other writer, so a task never sees concurrent
 * changes.
 *
 * A task registers every change in memory with `onRollback`, so that memory stays consistent with the disk if a
 * statement or the whole batch fails.
 */
export class Writer {
  readonly #environment: Environment;
  readonly #events: WriterEvents;
  #queue: QueuedTask[] = [];
  #isDraining = false;
  #drained: Promise<void> = Promise.resolve();
  #closeReason: string | undefined;
  #rollbacks: (() => void)[] = [];
  #commitActions: (() => void)[] = [];
  readonly #beforeCommitActions: (() => void)[] = [];
  /** Why the storage cannot write; `undefined` while it can. */
  #failure: string | undefined;
  /** The failure of a statement of the running batch, after which LMDB may not commit the rest of it either. */
  #batchFailure: string | undefined;

  constructor(environment: Environment, events: WriterEvents) {
    this.#environment = environment;
    this.#events = events;
  }

  /** Number of tasks that wait for the running batch. */
  get queueLength(): number {
    return this.#queue.length;
  }

  /**
   * Runs a task; resolves when everything it wrote is on disk.
   *
   * @throws whatever the task throws; MongoError 14031 if the storage cannot write for now, 91 if the engine is
   *   shutting down.
   */
  run<T>(task: WriteTask<T>): Promise<T> {
    const result = new Promise<unknown>((resolve, reject) => {
      this.#enqueue({ task, resume: () => task.next(), resolve, reject });
    });
    return result as Promise<T>;
  }

  /** Runs a statement inside a task; if it throws, none of its changes remain. */
  atomically<T>(statement: () => T): T {
    const [rollbackCount, commitActionCount] = [this.#rollbacks.length, this.#commitActions.length];
    const result: T[] = [];
    try {
      this.#environment.runChildTransaction(() => {
        result.push(statement());
      });
    } catch (error) {
      runRollbacks(this.#rollbacks.splice(rollbackCount));
      this.#commitActions.length = commitActionCount;
      throw error;
    }
    return result[0] as T;
  }

  onRollback(rollback: () => void): void {
    this.#rollbacks.push(rollback);
  }

  onCommit(action: () => void): void {
    this.#commitActions.push(action);
  }

  /** Registers an action that runs at the end of every batch, inside its transaction, for data that changes often. */
  beforeEachCommit(action: () => void): void {
    this.#beforeCommitActions.push(action);
  }

  /** Returns whether the data file is in its place, and reports it if not. A write elsewhere is not durable. */
  checkPlace(): boolean {
    const isInPlace = this.#environment.findPlace() === 'in-place';
    if (!isInPlace) this.#reportFailure(FILE_GONE);
    return isInPlace;
  }

  /** Completes the queued tasks and rejects new ones. */
  async close(reason: string): Promise<void> {
    this.#closeReason ??= reason;
    await this.#drained;
  }

  #enqueue(queued: QueuedTask): void {
    if (this.#closeReason !== undefined) {
      queued.reject(shuttingDown(this.#closeReason));
      return;
    }
    this.#queue.push(queued);
    if (!this.#isDraining) this.#drained = this.#drainQueue();
  }

  async #drainQueue(): Promise<void> {
    this.#isDraining = true;
    try {
      while (this.#queue.length > 0) await this.#commitBatch(this.#queue.splice(0));
    } finally {
      this.#isDraining = false;
    }
  }

  async #commitBatch(batch: QueuedTask[]): Promise<void> {
    if (!this.checkPlace()) {
      for (const queued of batch) queued.reject(outOfDiskSpace(FILE_GONE));
      return;
    }
    const stepResults: StepResult[] = [];
    this.#batchFailure = undefined;
    try {
      await this.#environment.runTransaction(() => {
        this.#runBatch(batch, stepResults);
        for (const action of this.#beforeCommitActions) action();
      });
    } catch (error) {
      await this.#handleFailedCommit(error, stepResults);
      return;
    }
    const isInPlace = this.checkPlace();
    // A batch of rejected statements wrote nothing, so it says nothing about the disk.
    const hasWritten = !this.#hasBatchFailure() && stepResults.some((stepResult) => 'value' in stepResult);
    if (isInPlace && hasWritten) this.#reportRecovery();
    this.#handleCommit(isInPlace ? stepResults : stepResults.map(withoutAcknowledgment));
  }

  #runBatch(batch: QueuedTask[], stepResults: StepResult[]): void {
    const startedAt = performance.now();
    for (const [index, queued] of batch.entries()) {
      if (index > 0 && performance.now() - startedAt > MAX_BATCH_DURATION_MS) {
        this.#queue.unshift(...batch.slice(index));
        return;
      }
      try {
        const step = queued.resume();
        if (step.done) stepResults.push({ queued, value: step.value });
        else stepResults.push({ queued, wake: settle(step.value) });
      } catch (error) {
        stepResults.push({ queued, error: this.#toRejection(error) });
      }
    }
  }

  /** Converts the error of a statement: a large one writes to disk before the commit, and may find it full. */
  #toRejection(error: unknown): unknown {
    const failure = describeStorageFailure(error);
    if (failure === undefined) return error;
    this.#batchFailure = failure;
    this.#reportFailure(failure);
    return outOfDiskSpace(failure);
  }

  #hasBatchFailure(): boolean {
    return this.#batchFailure !== undefined;
  }

  #reportFailure(reason: string): void {
    if (this.#failure === undefined) this.#events.onFailure(reason);
    this.#failure = reason;
  }

  #reportRecovery(): void {
    if (this.#failure === undefined) return;
    this.#failure = undefined;
    this.#events.onRecovery();
  }

  #handleCommit(stepResults: readonly StepResult[]): void {
    const actions = this.#commitActions;
    this.#rollbacks = [];
    this.#commitActions = [];
    for (const action of actions) action();
    for (const stepResult of stepResults) {
      const { queued } = stepResult;
      if ('error' in stepResult) queued.reject(stepResult.error);
      else if ('value' in stepResult) queued.resolve(stepResult.value);
      else this.#resumeWhenAwake(queued, stepResult.wake);
    }
  }

  #resumeWhenAwake(queued: QueuedTask, wake: Promise<WakeResult>): void {
    void wake.then((result) => {
      const resume = () => ('error' in result ? queued.task.throw(result.error) : queued.task.next());
      this.#enqueue({ ...queued, resume });
    });
  }

  /** Rolls memory back to the state on disk, which has nothing of the batch. */
  async #handleFailedCommit(error: unknown, stepResults: readonly StepResult[]): Promise<void> {
    const rollbacks = this.#rollbacks;
    this.#rollbacks = [];
    this.#commitActions = [];
    runRollbacks(rollbacks);
    const cause = await getCommitError(error);
    const failure = describeStorageFailure(cause) ?? this.#batchFailure;
    if (failure === undefined) this.#closeReason = 'the storage failed';
    else this.#reportFailure(failure);
    for (const { queued, ...stepResult } of stepResults) {
      const rejection = failure === undefined ? shuttingDown('the storage failed') : outOfDiskSpace(failure);
      // A yielding task has lost what it wrote in this batch, so it fails too. Throwing into it lets it clean up.
      if ('wake' in stepResult) this.#enqueue({ ...queued, resume: () => queued.task.throw(rejection) });
      else queued.reject(rejection);
    }
    if (failure === undefined) this.#events.onFatal(cause);
  }
}

/** Replaces the result of a step whose commit went to a file that is no longer in its place. */
const withoutAcknowledgment = (stepResult: StepResult): StepResult =>
  'value' in stepResult ? { queued: stepResult.queued, error: outOfDiskSpace(FILE_GONE) } : stepResult;

/** Never rejects: the promise may settle before the batch does, when nothing handles the rejection yet. */
const settle = (wake: Promise<unknown> | undefined): Promise<WakeResult> =>
  Promise.resolve(wake).then(
    () => ({}),
    (error: unknown) => ({ error }),
  );

function runRollbacks(rollbacks: readonly (() => void)[]): void {
  for (const rollback of rollbacks.toReversed()) rollback();
}

/** lmdb reports the cause of a failed commit in a second promise, which would end the process if left unhandled. */
function getCommitError(error: unknown): Promise<unknown> {
  const reason = (error as { commitError?: Promise<never> }).commitError;
  return reason ? reason.catch((cause: unknown) => cause) : Promise.resolve(error);
}
