import type { Model } from 'mongoose';
import { NOTICE_EVENT } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Id } from '../../../platform/ids.ts';
import type { NoticeRecord } from '../notices.model.ts';

/** Where a stream is written to. */
export type StreamOutput = {
  write(text: string): void;
  end(): void;
};

export type StreamRequest = {
  readonly userId: Id;
  /** The newest notice, or the time, that the page knows already; `undefined` for now. */
  readonly after: Id | Date | undefined;
  /** Whether the session continues. Asked every `CHECK_MS`, and before an event, for all streams at once. */
  readonly isAllowed: () => Promise<boolean>;
  readonly output: StreamOutput;
};

/** How often the database is asked for new notices, once for all streams of this process. */
const POLL_MS = 1_000;
/** How often sessions are checked, and streams show proxies that they are alive: all of them wait for 30 s and more. */
const CHECK_MS = 5_000;
/**
 * How far back the database is asked: a notice is dated before its transaction commits, by a process whose clock may
 * differ.
 */
const WINDOW_MS = 60_000;
/** How many streams a user and a process may have. A browser needs one for all its tabs. */
export const STREAMS_PER_USER = 6;
const STREAMS_IN_TOTAL = 2_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 3_000;

type Found = Pick<NoticeRecord, '_id' | 'userId' | 'createdAt'>;
type Stream = StreamRequest & {
  /** Notices within the window that the page knows, by id, with their time. */
  readonly known: Map<string, number>;
};

/**
 * Tells open pages of new notices. Every process asks the database for the users of its streams, so it does not matter
 * which one wrote a notice. Change streams would need no question, but the embedded engine has none.
 */
export type NoticeStreams = ReturnType<typeof createNoticeStreams>;

type Dependencies = {
  readonly maxStreams?: number;
  readonly notices: Model<NoticeRecord>;
  readonly clock: Clock;
  readonly logger: Logger;
};

export function createNoticeStreams({ notices, clock, logger, maxStreams = STREAMS_IN_TOTAL }: Dependencies) {
  const streams = new Set<Stream>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let nextCheckMs = 0;

  function close(stream: Stream): void {
    if (streams.delete(stream)) stream.output.end();
  }

  /** Sends each stream what its page does not know. */
  async function poll(): Promise<void> {
    const since = clock.now().getTime() - WINDOW_MS;
    const users = new Map([...streams].map(({ userId }) => [userId.toHexString(), userId]));
    const found = await findSince(notices, [...users.values()], since);
    await forEach(streams, async (stream) => {
      const fresh = found.filter((notice) => notice.userId.equals(stream.userId) && !isKnown(stream, notice));
      if (fresh.length > 0 && !(await stream.isAllowed())) close(stream);
      else for (const notice of fresh) send(stream, notice);
      for (const [id, time] of stream.known) if (time < since) stream.known.delete(id);
    });
  }

  async function check(): Promise<void> {
    await forEach(streams, async (stream) => {
      if (!(await stream.isAllowed())) close(stream);
      else if (streams.has(stream)) stream.output.write(': alive\n\n');
    });
  }

  /** Runs while there are streams. A failure, e.g. of the database, is repeated with the next turn. */
  function schedule(): void {
    timer ??= setTimeout(() => {
      const isCheckDue = performance.now() >= nextCheckMs;
      if (isCheckDue) nextCheckMs = performance.now() + CHECK_MS;
      void poll()
        .then(() => (isCheckDue ? check() : undefined))
        .catch((error: unknown) => logger.warn({ err: error }, 'new notices could not be read'))
        .then(() => {
          timer = undefined;
          if (streams.size > 0) schedule();
        });
    }, POLL_MS);
  }

  function assertOpen(userId: Id): void {
    if (isStopped) throw new AppError('unavailable', 'The service is restarting.');
    assertFree(streams, userId);
  }

  return {
    /**
     * Opens a stream, and sends first what is newer than its page. Returns the function that ends it.
     *
     * @throws AppError `rate_limited` for too many streams of the user, `unavailable` while the process stops
     */
    async open(request: StreamRequest): Promise<() => void> {
      const { userId, after } = request;
      assertOpen(userId);
      const stream: Stream = { ...request, known: new Map() };
      const now = clock.now().getTime();
      const start = await findStart(notices, userId, after, now);
      const found = await findSince(notices, [userId], Math.min(start.time, now - WINDOW_MS));
      // Another stream may have been opened meanwhile.
      assertOpen(userId);
      if (streams.size >= maxStreams) close(findSurplus(streams));
      stream.output.write(`retry: ${RETRY_MS}\n\n`);
      for (const notice of found)
        if (isAfter(notice, start)) send(stream, notice);
        else stream.known.set(notice._id.toHexString(), notice.createdAt.getTime());
      streams.add(stream);
      schedule();
      return () => close(stream);
    },

    /** Ends all streams, and opens no new ones: their pages connect to another process. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      for (const stream of streams) close(stream);
    },
  };
}

/** Does the same for all streams at once. One that fails keeps no other back, and has its turn again. */
async function forEach(streams: ReadonlySet<Stream>, act: (stream: Stream) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled([...streams].map(act));
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} streams could not be checked.`);
}

/** Finds the notices of users since a time, oldest first. */
function findSince(notices: Model<NoticeRecord>, userIds: readonly Id[], since: number): Promise<Found[]> {
  return notices
    .find(
      { userId: { $in: [...userIds] }, createdAt: { $gte: new Date(since) } },
      { _id: 1, userId: 1, createdAt: 1 },
    )
    .sort({ createdAt: 1, _id: 1 })
    .lean();
}

/** @throws AppError `rate_limited` */
function assertFree(streams: ReadonlySet<Stream>, userId: Id): void {
  const own = [...streams].filter((stream) => stream.userId.equals(userId)).length;
  if (own >= STREAMS_PER_USER)
    throw new AppError('rate_limited', 'Too many pages listen at once.', { retryAfterSeconds: 60 });
}

/**
 * Finds the stream that makes room for another one in a full process: the oldest of the user who has most. So accounts
 * with many streams keep no user out, and a page whose stream ends connects again.
 */
function findSurplus(streams: ReadonlySet<Stream>): Stream {
  const byUser = Map.groupBy(streams, ({ userId }) => userId.toHexString());
  const [most = []] = [...byUser.values()].sort((one, other) => other.length - one.length);
  const [oldest] = most;
  if (!oldest) throw new Error('There is no stream.');
  return oldest;
}

function isKnown({ known }: Stream, { _id }: Found): boolean {
  return known.has(_id.toHexString());
}

function send({ known, output }: Stream, { _id, createdAt }: Found): void {
  const id = _id.toHexString();
  known.set(id, createdAt.getTime());
  output.write(`id: ${id}\nevent: ${NOTICE_EVENT}\ndata: ${id}\n\n`);
}

type Start = { readonly time: number; readonly id?: string };

/** Finds from where a page has to be told. A notice that was removed meanwhile, or another user's, counts as now. */
async function findStart(
  notices: Model<NoticeRecord>,
  userId: Id,
  after: Id | Date | undefined,
  now: number,
): Promise<Start> {
  // Not longer ago than a page without an answer waits for the next lookup of the user anyway.
  if (after instanceof Date) return { time: Math.max(after.getTime(), now - WINDOW_MS) };
  const last = after && (await notices.findOne({ _id: after, userId }, { createdAt: 1 }).lean());
  return last ? { time: last.createdAt.getTime(), id: last._id.toHexString() } : { time: now };
}

function isAfter({ _id, createdAt }: Found, { time, id }: Start): boolean {
  if (createdAt.getTime() !== time) return createdAt.getTime() > time;
  return id !== undefined && _id.toHexString() > id;
}
