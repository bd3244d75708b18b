import type { Release } from './release-format.ts';
import semver from 'semver';

/** Lists the reasons why the shell cannot host the remote; empty if it can. */
export function findIncompatibilities(shell: Release, remote: Release): string[] {
  const reasons: string[] = [];
  if (remote.contract !== shell.contract) {
    reasons.push(
      `${formatRelease(remote)} is built for contract ${remote.contract}, but ${formatRelease(shell)} provides contract ${shell.contract}`,
    );
  }
  for (const [name, range] of Object.entries(remote.required)) {
    const provided = shell.provided[name];
    if (provided === undefined) {
      reasons.push(
        `${formatRelease(remote)} needs ${name} ${range}, which ${formatRelease(shell)} does not provide`,
      );
    } else if (!semver.satisfies(provided, range)) {
      reasons.push(
        `${formatRelease(remote)} needs ${name} ${range}, but ${formatRelease(shell)} provides ${provided}`,
      );
    }
  }
  return reasons;
}

function formatRelease({ app, version }: Release): string {
  return `${app} ${version}`;
}
