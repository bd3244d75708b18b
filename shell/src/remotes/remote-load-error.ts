import { TimeoutError } from './attempts.ts';

/**
 * `unreachable`: it could not be downloaded; a retry may help. `incompatible`: it was built for another shell.
 * `outdated`: it could not be downloaded, and another version than the one in this page is live; a reload of the
 * document helps.
 */
export type RemoteLoadReason = 'unreachable' | 'incompatible' | 'outdated';

/** What did not load: the remote itself (its container and its module), or the code of one of its pages. */
export type RemoteLoadPhase = 'container' | 'page';

type Details = {
  readonly phase?: RemoteLoadPhase;
  /** Version that did not load; unknown if none is live. */
  readonly version?: string | undefined;
  readonly cause?: unknown;
};

/**
 * A remote or one of its pages failed to load. The message is for developers: it names the remote, the first cause and
 * what of which version failed.
 */
export class RemoteLoadError extends Error {
  readonly remote: string;
  readonly reason: RemoteLoadReason;
  readonly phase: RemoteLoadPhase;
  readonly version: string | undefined;

  constructor(
    remote: string,
    reason: RemoteLoadReason,
    message: string,
    { phase = 'container', version, cause }: Details = {},
  ) {
    super(`${remote}: ${message}${version === undefined ? '' : ` (${phase}, version ${version})`}`, {
      cause,
    });
    this.name = 'RemoteLoadError';
    this.remote = remote;
    this.reason = reason;
    this.phase = phase;
    this.version = version;
  }
}

/** Whether code could not be downloaded. webpack names its error of an `import()`, wherever a page uses one. */
export function isDownloadError(error: unknown): boolean {
  if (error instanceof RemoteLoadError || error instanceof TimeoutError) return true;
  return error instanceof Error && error.name === 'ChunkLoadError';
}
