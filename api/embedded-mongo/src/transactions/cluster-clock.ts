import { Binary, Long, serialize, Timestamp } from 'bson';
import { isDoc, type Value } from '../bson/value.ts';
import { invalidOptions, MongoError, wrongType } from '../errors.ts';

/** MongoDB's limit on how far a client can move the cluster's time ahead (`maxAcceptableLogicalClockDriftSecs`). */
const MAX_DRIFT_SECONDS = 365 * 24 * 60 * 60;

const MAX_INCREMENT = 2 ** 31 - 1;

/**
 * The logical time of the replica set, which has this one member. It advances with every commit, and to what clients
 * have seen; drivers pass it on between sessions. All that was committed up to it can be read at once.
 */
export class ClusterClock {
  #seconds = getWallSeconds();
  #increment = 1;
  readonly #replyElements = Buffer.from(TEMPLATE);
  #isEncoded = false;

  /** Advances the time before a commit. */
  tick(): void {
    const seconds = Math.max(this.#seconds, getWallSeconds());
    const increment = seconds === this.#seconds ? this.#increment + 1 : 1;
    if (increment > MAX_INCREMENT) this.#set(seconds + 1, 1);
    else this.#set(seconds, increment);
  }

  /**
   * Advances to the time that a client has seen.
   *
   * @param gossip the `$clusterTime` of a command.
   * @throws MongoError TypeMismatch, 40414, or ClusterTimeFailsRateLimiter for a time over a year ahead.
   */
  advance(gossip: Value): void {
    if (gossip === undefined) return;
    if (!isDoc(gossip)) throw wrongType('$clusterTime', gossip, 'object');
    const time = assertTimestamp('$clusterTime.clusterTime', gossip.clusterTime);
    if (time.t - getWallSeconds() > MAX_DRIFT_SECONDS)
      throw new MongoError(205, `New cluster time, ${time.t}, is too far from this node's wall clock time.`);
    if (this.#isAhead(time)) this.#set(time.t, time.i);
  }

  /**
   * Asserts that a time to read after has come.
   *
   * @param afterClusterTime the time of a read concern.
   * @throws MongoError InvalidOptions for a time ahead, as in MongoDB, or for zero; TypeMismatch.
   */
  assertReached(afterClusterTime: Value): void {
    if (afterClusterTime === undefined) return;
    const time = assertTimestamp('readConcern.afterClusterTime', afterClusterTime);
    if (time.t === 0 && time.i === 0) throw invalidOptions('afterClusterTime cannot be a null timestamp');
    if (this.#isAhead(time))
      throw invalidOptions(
        'readConcern afterClusterTime value must not be greater than the current clusterTime.' +
          ` Requested clusterTime: ${formatTime(time)}; current clusterTime: ${formatTime({ t: this.#seconds, i: this.#increment })}`,
      );
  }

  /** The elements of a reply that state the time, in BSON. Without authentication, MongoDB does not sign it either. */
  get replyElements(): Buffer {
    // Written in place, because every write needs new ones, and a reply copies them at once.
    if (!this.#isEncoded)
      for (const offset of TIME_OFFSETS) {
        this.#replyElements.writeUInt32LE(this.#increment, offset);
        this.#replyElements.writeUInt32LE(this.#seconds, offset + 4);
      }
    this.#isEncoded = true;
    return this.#replyElements;
  }

  #isAhead({ t, i }: Timestamp): boolean {
    return t > this.#seconds || (t === this.#seconds && i > this.#increment);
  }

  #set(seconds: number, increment: number): void {
    this.#seconds = seconds;
    this.#increment = increment;
    this.#isEncoded = false;
  }
}

const TEMPLATE = Buffer.from(
  serialize({
    operationTime: new Timestamp(0n),
    $clusterTime: {
      clusterTime: new Timestamp(0n),
      signature: { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO },
    },
  }).subarray(4, -1),
);
const TIME_OFFSETS = ['\x11operationTime\0', '\x11clusterTime\0'].map(
  (header) => TEMPLATE.indexOf(header) + header.length,
);

const formatTime = ({ t, i }: Pick<Timestamp, 't' | 'i'>): string => `Timestamp(${t}, ${i})`;

function getWallSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function assertTimestamp(field: string, value: unknown): Timestamp {
  if (value instanceof Timestamp) return value;
  throw wrongType(field, value as Value, 'timestamp');
}
