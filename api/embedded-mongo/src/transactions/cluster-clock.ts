import { Binary, Long, serialize, Timestamp } from 'bson';
import { isDoc, typeOf, type Value } from '../bson/value.ts';
import { invalidOptions, locationError, MongoError, typeMismatch } from '../errors.ts';

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
  #replyElements: Buffer | undefined;

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
    if (!isDoc(gossip))
      throw typeMismatch(
        `BSON field '$clusterTime' is the wrong type '${typeOf(gossip)}', expected type 'object'`,
      );
    const time = assertTimestamp('$clusterTime.clusterTime', gossip.clusterTime);
    if (time.t - getWallSeconds() > MAX_DRIFT_SECONDS)
      throw new MongoError(
        209,
        'ClusterTimeFailsRateLimiter',
        `New cluster time, ${time.t}, is too far from this node's wall clock time.`,
      );
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
    this.#replyElements ??= encodeElements(this.#seconds, this.#increment);
    return this.#replyElements;
  }

  #isAhead({ t, i }: Timestamp): boolean {
    return t > this.#seconds || (t === this.#seconds && i > this.#increment);
  }

  #set(seconds: number, increment: number): void {
    this.#seconds = seconds;
    this.#increment = increment;
    this.#replyElements = undefined;
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

/** Writes the time into a copy of the template, because every write needs new elements. */
function encodeElements(seconds: number, increment: number): Buffer {
  const elements = Buffer.from(TEMPLATE);
  for (const offset of TIME_OFFSETS) {
    elements.writeUInt32LE(increment, offset);
    elements.writeUInt32LE(seconds, offset + 4);
  }
  return elements;
}

const formatTime = ({ t, i }: Pick<Timestamp, 't' | 'i'>): string => `Timestamp(${t}, ${i})`;

function getWallSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function assertTimestamp(field: string, value: unknown): Timestamp {
  if (value instanceof Timestamp) return value;
  if (value === undefined)
    throw locationError(40414, `BSON field '${field}' is missing but a required field`);
  throw typeMismatch(
    `BSON field '${field}' is the wrong type '${typeOf(value as Value)}', expected type 'timestamp'`,
  );
}
