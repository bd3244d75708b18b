import { paths } from '@platform/kit';

/** Returns the path for writing to support. */
export function getSupportPath(_subject: string): string {
  return paths.support();
}
