import type { Endpoint } from '@platform/contracts';

/** An id of the right form that no record has. */
export const NO_ID = '0'.repeat(24);

/** The address of an endpoint with a text in place of its parameters. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, text = NO_ID): string {
  return path.replace(/:\w+/g, encodeURIComponent(text));
}
