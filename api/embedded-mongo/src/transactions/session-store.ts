import { decode } from '../bson/decode.ts';
import { encodeUpTo } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import type { Doc, Numeric } from '../bson/value.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer, WriteTask } from '../storage/writer.ts';
import { Session, type OutcomeRun } from './session.ts';

/** How many outcomes of a command the record of its session holds; earlier ones are moved to chunks of this length. */
const RUNS_PER_CHUNK = 200;

/** How much of the stored sessions is read before other writes get their turn. */
const SCANNED_AT_ONCE = { limit: 200, maxBytes: 1024 * 1024 };

/** Stores sessions with the outcomes of their retryable writes. */
export class SessionStore {
  readonly #environment: Environment;
  readonly #writer: Writer;

  constructor(environment: Environment, writer: Writer) {
    this.#environment = environment;
    this.#writer = writer;
  }

  /** Saves a session in the current batch. The field names are part of the stored format. */
  save(session: Session): void {
    this.#moveToChunks(session);
    const { txnNumber, mode, transactionState, latestRuns, chunkCount } = session;
    const savedState = transactionState === 'committed' ? transactionState : 'none';
    const saved: Doc = {
      number: txnNumber,
      mode,
      state: savedState,
      usedAt: new Date(session.lastUsedAtMs),
      runs: latestRuns,
      chunks: chunkCount,
    };
    this.#environment.sessions.putSync(session.id, encodeUpTo(Infinity, saved));
  }

  /** Returns the stored session, or a new one. */
  load(id: Buffer): Session {
    const session = new Session(id);
    const bytes = this.#environment.get(this.#environment.sessions, id);
    if (!bytes) return session;
    const saved = decode(bytes);
    const mode = saved.mode as Session['mode'];
    const latestRuns = saved.runs as OutcomeRun[];
    const chunkCount = toNumber(saved.chunks as Numeric);
    session.begin(saved.number as bigint, mode, [...this.#loadChunks(id, chunkCount), ...latestRuns]);
    session.latestRuns = latestRuns;
    session.chunkCount = chunkCount;
    // A transaction that was open when the engine stopped is lost.
    session.transactionState =
      mode === 'transaction' && saved.state !== 'committed'
        ? 'aborted'
        : (saved.state as Session['transactionState']);
    return session;
  }

  /** Removes the sessions that were not used since a time, except those in memory, given by their keys. */
  *removeIdle(idleSinceMs: number, keysInMemory: { has(key: string): boolean }): WriteTask<void> {
    const range = { start: Buffer.from([0]), end: Buffer.alloc(32, 0xff) };
    let afterKey: Buffer | undefined;
    for (;;) {
      const entries = this.#environment.readEntries(this.#environment.sessions, range, {
        ...SCANNED_AT_ONCE,
        afterKey,
      });
      for (const { key, value } of entries)
        if (readUsedAt(value) < idleSinceMs && !keysInMemory.has(key.toString('hex'))) this.#remove(key);
      afterKey = entries.at(-1)?.key;
      if (!afterKey) return;
      yield;
    }
  }

  /**
   * Moves all but the latest outcomes to chunks, which are written once. Chunks of an earlier transaction number are
   * overwritten, or remain until the session is removed.
   */
  #moveToChunks(session: Session): void {
    const { latestRuns, chunkCount } = session;
    // The last run is kept, because it may be extended.
    if (latestRuns.length <= RUNS_PER_CHUNK) return;
    this.#writer.onRollback(() => {
      session.latestRuns = latestRuns;
      session.chunkCount = chunkCount;
    });
    let start = 0;
    for (; latestRuns.length - start > RUNS_PER_CHUNK; start += RUNS_PER_CHUNK) {
      const runs = latestRuns.slice(start, start + RUNS_PER_CHUNK);
      this.#environment.outcomes.putSync(
        chunkKey(session.id, session.chunkCount++),
        encodeUpTo(Infinity, { runs }),
      );
    }
    session.latestRuns = latestRuns.slice(start);
  }

  #loadChunks(id: Buffer, count: number): OutcomeRun[] {
    return Array.from({ length: count }, (_item, chunk) => chunkKey(id, chunk))
      .map((key) => this.#environment.get(this.#environment.outcomes, key))
      .flatMap((bytes) => (bytes ? (decode(bytes).runs as OutcomeRun[]) : []));
  }

  #remove(id: Buffer): void {
    const { sessions, outcomes } = this.#environment;
    sessions.removeSync(id);
    const chunks = { start: chunkKey(id, 0), end: chunkKey(id, 0xffff_ffff) };
    for (const key of this.#environment.readKeys(outcomes, chunks, { limit: Infinity }))
      outcomes.removeSync(key);
  }
}

const USED_AT_HEADER = Buffer.from('\x09usedAt\0');

/** Reads when a stored session was used last, without decoding its outcomes, which may be large and come later. */
const readUsedAt = (session: Buffer): number =>
  Number(session.readBigInt64LE(session.indexOf(USED_AT_HEADER) + USED_AT_HEADER.length));

function chunkKey(sessionId: Buffer, chunk: number): Buffer {
  const position = Buffer.allocUnsafe(4);
  position.writeUInt32BE(chunk);
  return Buffer.concat([sessionId, position]);
}
