import { StartError } from '@platform/server-kit/node-utils';
import type { Registry } from './release-format.ts';

/** Says that the registry is no longer the one that the author of a change has seen. */
export class RegistryChangedError extends StartError {
  override readonly name = 'RegistryChangedError';
}

/** @throws RegistryChangedError if the registry has another revision than the author of a change has seen. */
export function assertExpected(
  { revision }: Registry,
  { expectedRevision }: { readonly expectedRevision?: number | undefined },
): void {
  if (expectedRevision === undefined || expectedRevision === revision) return;
  throw new RegistryChangedError(
    `The registry has revision ${revision}, not ${expectedRevision}. No live version has changed.`,
  );
}
