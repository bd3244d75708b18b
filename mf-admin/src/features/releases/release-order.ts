import type { AppRelease, PublishedVersion } from '@platform/contracts';

/** A change that an administrator is about to make. */
export type ReleaseOrder = {
  readonly action: 'promote' | 'rollback' | 'canary' | 'end-canary';
  readonly app: string;
  /** The version that visitors get, or no longer get when a canary ends. */
  readonly version: string;
  /** The version that is live now. */
  readonly live: string;
  /** What is known about that version; none if it is no longer published. */
  readonly published: PublishedVersion | undefined;
  /** What the administrator saw. A later refresh of the page must not change it. */
  readonly revision: number;
  /** Why, if the page itself shows it. */
  readonly reason?: string;
};

/** Opens the dialog of a change. */
export type StartOrder = (
  release: AppRelease,
  action: ReleaseOrder['action'],
  version: string,
  reason?: string,
) => void;
