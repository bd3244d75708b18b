import { signReportToken } from '@platform/releases';
import type { LiveRegistry } from '../page-data.ts';

/**
 * Signs the token with which the reports of a page count: in the versions that it shows, and from the network that gets
 * it. What a developer's machine serves is not among them.
 *
 * @param secret the one that API and page servers share; without it there is no token, and nothing is counted
 */
export function createReportToken(
  { revision, shellVersion, remotes }: LiveRegistry,
  address: string,
  secret: string | undefined,
): string | undefined {
  if (!secret) return undefined;
  const own = Object.entries(remotes).filter(([, { override }]) => override === undefined);
  const versions = Object.fromEntries(own.map(([app, { version }]) => [app, version]));
  const page = { revision, versions: { ...versions, shell: shellVersion } };
  return signReportToken(page, address, secret, Date.now());
}
