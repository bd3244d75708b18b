import { type BytePace, type BytePaceOptions, createBytePace } from '@platform/server-kit/node-utils';
import { AppError } from '../app-error.ts';
import { createBoundedQueue, type BoundedQueue } from '../concurrency/bounded-queue.ts';

/** Waits until a member may send or receive so many further bytes. */
export type Pace = (bytes: number) => Promise<void>;

/** Sends or receives one file of a member. Further ones of the same member wait until it is their turn. */
export type Transfers = <T>(userId: string, transfer: (pace: Pace) => Promise<T>) => Promise<T>;

type Options = BytePaceOptions & {
  /** Files that one member sends or receives at a time. */
  readonly concurrency: number;
  /** Files of one member that wait. */
  readonly maxWaiting: number;
  /** How long a file waits: shorter than page servers wait for a response. */
  readonly maxWaitMs: number;
};

const MB = 1024 * 1024;
const OPTIONS: Options = {
  concurrency: 2,
  maxWaiting: 20,
  maxWaitMs: 20_000,
  // The pace of one member, all files together, after what goes at full speed: one file.
  bytesPerSecond: 4 * MB,
  burstBytes: 10 * MB,
};
/** Members to remember before those that may go ahead at full speed are forgotten. */
const MAX_MEMBERS = 1_000;

type Member = {
  readonly queue: BoundedQueue;
  /** Files that are under way or wait. */
  count: number;
  readonly pace: BytePace;
};

/** Keeps the files of one member from delaying other members: few at a time, in a queue of their own, and paced. */
export function createTransfers(options: Partial<Options> = {}): Transfers {
  const { bytesPerSecond, burstBytes, nowMs, wait, ...queue } = { ...OPTIONS, ...options };
  const members = new Map<string, Member>();

  function forgetIdle(): void {
    if (members.size <= MAX_MEMBERS) return;
    for (const [id, { count, pace }] of members) if (count === 0 && pace.isIdle()) members.delete(id);
  }

  return async (userId, transfer) => {
    const member = members.get(userId) ?? {
      queue: createBoundedQueue({ ...queue, createRejection: tooMany }),
      count: 0,
      pace: createBytePace({ bytesPerSecond, burstBytes, nowMs, wait }),
    };
    members.set(userId, member);
    member.count += 1;
    try {
      return await member.queue(() => transfer(member.pace.take));
    } finally {
      member.count -= 1;
      forgetIdle();
    }
  };
}

function tooMany(): AppError {
  return new AppError('rate_limited', 'Too many of your files are still on their way.', {
    retryAfterSeconds: 5,
  });
}
