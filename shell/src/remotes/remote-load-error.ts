import type { RemoteName } from '@platform/contracts';

/** `unreachable`: it did not arrive, another attempt may help. `incompatible`: it was made for another shell. */
export type RemoteLoadReason = 'unreachable' | 'incompatible';

/** A remote could not be loaded. The message is for the console of a developer: which remote, which version, why. */
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
