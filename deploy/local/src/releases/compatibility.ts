import type { Release } from '@platform/origin-server';
import semver from 'semver';

/** Why the shell cannot host the remote, one sentence each; none if it can. */
export function incompatibilities(shell: Release, remote: Release): string[] {
  const reasons: string[] = [];
  if (remote.contract !== shell.contract) {
    reasons.push(
      `${nameOf(remote)} is built for contract ${remote.contract}, ${nameOf(shell)} offers contract ${shell.contract}`,
    );
  }
  for (const [name, range] of Object.entries(remote.required)) {
    const provided = shell.provided[name];
    if (provided === undefined) {
      reasons.push(`${nameOf(remote)} needs ${name} ${range}, which ${nameOf(shell)} does not provide`);
    } else if (!semver.satisfies(provided, range)) {
      reasons.push(`${nameOf(remote)} needs ${name} ${range}, ${nameOf(shell)} provides ${provided}`);
    }
  }
  return reasons;
}

function nameOf({ app, version }: Release): string {
  return `${app} ${version}`;
}
