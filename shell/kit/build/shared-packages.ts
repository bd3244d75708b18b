import { createRequire } from 'node:module';

const manifests = createRequire(import.meta.url);

/**
 * The one list of what shell and remotes share, each entry exactly one copy in the page, provided by the shell. Keys are
 * import requests: sharing a package does not share its sub-paths. A shared package is never tree-shaken, so the list is
 * short, and the router stands behind a facade that names what may be used of it.
 */
const PACKAGE_OF: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  '@platform/kit': '@platform/kit',
  '@platform/kit/router': 'react-router-dom',
  '@platform/kit/layers': '@platform/kit',
};

/** What the shell provides too, but only brings along once a page asks for it. */
const ON_DEMAND = ['@platform/kit/layers'];

/** The import requests that are shared. */
export const SHARED_REQUESTS: readonly string[] = Object.keys(PACKAGE_OF);

type SharedEntry = {
  readonly singleton: true;
  readonly eager: boolean;
  readonly version: string;
  readonly requiredVersion: string;
  readonly strictVersion: true;
};

/** The shared packages as Module Federation wants them; `eager` only in the host, whose first JavaScript is one file. */
export function sharedPackages(role: 'host' | 'remote'): Record<string, SharedEntry> {
  return Object.fromEntries(
    SHARED_REQUESTS.map((request) => [
      request,
      {
        singleton: true,
        eager: role === 'host' && !ON_DEMAND.includes(request),
        version: installedVersion(request),
        requiredVersion: requiredRange(request),
        strictVersion: true,
      },
    ]),
  );
}

/** For `release.json`: the exact versions that a host brings. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_REQUESTS.map((request) => [request, installedVersion(request)]));
}

/** For `release.json`: the ranges that a remote needs, checked against the live shell before it is published. */
export function requiredRanges(): Record<string, string> {
  return Object.fromEntries(SHARED_REQUESTS.map((request) => [request, requiredRange(request)]));
}

function installedVersion(request: string): string {
  const manifest = manifests(`${PACKAGE_OF[request] ?? request}/package.json`) as { version: string };
  return manifest.version;
}

function requiredRange(request: string): string {
  return `^${installedVersion(request)}`;
}
