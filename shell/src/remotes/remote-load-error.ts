import type { RemoteName } from '@platform/contracts';

/** `unreachable`: it could not be downloaded; a retry may help. `incompatible`: it was built for another shell. */
export type RemoteLoadReason = 'unreachable' | 'incompatible';

/** A remote failed to load. The message is for developers: it names the remote, the version and the cause. */
export class RemoteLoadError extends Error {
  readonly remote: RemoteName;
  readonly reason: RemoteLoadReason;

  constructor(remote: RemoteName, reason: RemoteLoadReason, message: string, cause?: unknown) {
    super(`${remote}: ${message}`, { cause });
    this.name = 'RemoteLoadError';
    this.remote = remote;
    this.reason = reason;
  }
}
