import type { Endpoint } from '@platform/contracts';

/** A well-formed id that no record has. */
export const UNKNOWN_ID = '0'.repeat(24);

/** Returns an endpoint's path with every parameter replaced by a value, but a kind of case by one that exists. */
export function endpointPath({ path }: Pick<Endpoint, 'path'>, value = UNKNOWN_ID): string {
  return path.replace('/:kind/', '/verification/').replace(/:\w+/g, encodeURIComponent(value));
}
