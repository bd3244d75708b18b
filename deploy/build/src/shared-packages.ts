import { createRequire } from 'node:module';

const requireManifest = createRequire(import.meta.url);

/**
 * The packages that shell and remotes share; the page has exactly one copy of each, provided by the shell. Keys are
 * import requests, because sharing a package does not share its sub-paths. Webpack cannot tree-shake a shared package,
 * so the list is short and a facade limits what can be used of the router.
 */
const PACKAGE_BY_REQUEST: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  '@platform/kit': '@platform/kit',
  '@platform/kit/router': 'react-router-dom',
  '@platform/kit/overlays': '@platform/kit',
};

/** Shared packages that the shell loads only when a page needs them. */
const ON_DEMAND = ['@platform/kit/overlays'];

/** The shared import requests. */
export const SHARED_REQUESTS: readonly string[] = Object.keys(PACKAGE_BY_REQUEST);

type SharedEntry = {
  readonly singleton: true;
  readonly eager: boolean;
  readonly version: string;
  readonly requiredVersion: string;
  readonly strictVersion: true;
};

/**
 * Returns the `shared` option for Module Federation. Only the host loads them eagerly: its initial JavaScript is one
 * file.
 */
export function getSharedPackages(role: 'host' | 'remote'): Record<string, SharedEntry> {
  return Object.fromEntries(
    SHARED_REQUESTS.map((request) => [
      request,
      {
        singleton: true,
        eager: role === 'host' && !ON_DEMAND.includes(request),
        version: getInstalledVersion(request),
        requiredVersion: getRequiredRange(request),
        strictVersion: true,
      },
    ]),
  );
}

/** Returns the exact versions that the host provides, for `release.json`. */
export function getProvidedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_REQUESTS.map((request) => [request, getInstalledVersion(request)]));
}

/** Returns the ranges that a remote needs, for `release.json`; publishing checks them against the live shell. */
export function getRequiredRanges(): Record<string, string> {
  return Object.fromEntries(SHARED_REQUESTS.map((request) => [request, getRequiredRange(request)]));
}

function getInstalledVersion(request: string): string {
  const name = PACKAGE_BY_REQUEST[request] ?? request;
  return (requireManifest(`${name}/package.json`) as { version: string }).version;
}

/**
 * A remote needs the kit in its major version: the names and members that it uses are compared one by one, so that it
 * need not wait for a shell that has others.
 */
function getRequiredRange(request: string): string {
  const version = getInstalledVersion(request);
  const isOurs = PACKAGE_BY_REQUEST[request]?.startsWith('@platform/');
  return isOurs ? `^${version.split('.', 1)[0]}.0.0` : `^${version}`;
}
