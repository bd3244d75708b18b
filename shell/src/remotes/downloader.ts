import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { attemptTwice, withTimeout } from './attempts.ts';
import {
  isDownloadError,
  RemoteLoadError,
  type RemoteLoadPhase,
  type RemoteLoadReason,
} from './remote-load-error.ts';

/** Something of a remote that is downloaded: its container, or the code of a page. */
export type RemotePart<Result> = {
  readonly name: string;
  readonly phase: RemoteLoadPhase;
  /** Returns the version to download, or throws a RemoteLoadError if that one cannot be used. */
  readonly choose: (current: LiveRemote | undefined) => LiveRemote;
  /** Whether the version in this page cannot be continued after a failure, because another one is live. */
  readonly isOutdated: (current: LiveRemote) => boolean;
  readonly download: (live: LiveRemote) => Promise<Result>;
};

export type DownloadOptions = {
  readonly registry: LiveRegistry;
  /** Fetches the current registry; called before every attempt that follows a failure. */
  readonly refreshRegistry: () => Promise<LiveRegistry>;
  /** Ends the pending downloads of a remote and forgets failed ones, so that the next attempt makes new requests. */
  readonly forgetFailure: (live: LiveRemote) => void;
  /** Time limit of one attempt in ms; `TIMEOUT_MS` by default. */
  readonly timeoutMs?: number;
};

/** Downloads a part with up to two attempts. @throws RemoteLoadError with the first cause, or the error of a page. */
export type Download = <Result>(part: RemotePart<Result>) => Promise<Result>;

/** In development, the server answers once the build is done. */
const TIMEOUT_MS = process.env.NODE_ENV === 'development' ? 60_000 : 5_000;

/** Part of an attempt that the registry may take: 1.5 s of 5. */
const REFRESH_SHARE = 0.3;

type Failure = {
  readonly cause: unknown;
  readonly phase: RemoteLoadPhase;
  readonly version: string | undefined;
};

/** Creates the function that downloads the parts of all remotes. */
export function createDownload({
  registry,
  refreshRegistry,
  forgetFailure,
  timeoutMs = TIMEOUT_MS,
}: DownloadOptions): Download {
  /** The first failure of each remote, until something of it loads. */
  const failures = new Map<string, Failure>();
  let currentRegistry = registry;

  async function attempt<Result>(part: RemotePart<Result>): Promise<Result> {
    const { name, phase } = part;
    let live: LiveRemote | undefined;
    try {
      const result = await withTimeout(run(), timeoutMs);
      failures.delete(name);
      return result;
    } catch (error) {
      if (live) forgetFailure(live);
      // The error of a page that was downloaded but crashes is the page's own.
      if (phase === 'page' && !isDownloadError(error)) throw error;
      const failure = { cause: error, phase, version: live?.version };
      if (!failures.has(name)) failures.set(name, failure);
      throw error instanceof RemoteLoadError ? error : createLoadError(name, 'unreachable', failure);
    }

    async function run(): Promise<Result> {
      const failure = failures.get(name);
      if (failure) await refresh();
      const current = currentRegistry.remotes[name];
      if (failure && current && part.isOutdated(current)) throw createLoadError(name, 'outdated', failure);
      live = part.choose(current);
      return part.download(live);
    }
  }

  /**
   * Without a response the known registry stays: the remote's own files may load nevertheless, so most of the time of
   * the attempt is theirs.
   */
  async function refresh(): Promise<void> {
    const limitMs = timeoutMs * REFRESH_SHARE;
    currentRegistry = await withTimeout(refreshRegistry(), limitMs).catch(() => currentRegistry);
  }

  return (part) => attemptTwice(() => attempt(part), isUnreachable);
}

function isUnreachable(error: unknown): boolean {
  return error instanceof RemoteLoadError && error.reason === 'unreachable';
}

function createLoadError(name: string, reason: RemoteLoadReason, failure: Failure): RemoteLoadError {
  const { cause } = failure;
  return new RemoteLoadError(name, reason, cause instanceof Error ? cause.message : String(cause), failure);
}
