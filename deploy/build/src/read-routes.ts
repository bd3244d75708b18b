import { readFileSync } from 'node:fs';
import * as kitDocument from '@platform/kit/document';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { createSandbox } from '@platform/releases/sandbox';
import { SHARED_REQUESTS } from './shared-packages.ts';

/** What is read of a route object. */
type Route = {
  readonly id?: string;
  readonly path?: string;
  readonly handle?: { readonly chunks?: readonly string[] };
  readonly children?: readonly Route[];
};

/** A route with a path, and the names of the chunks that its page needs. */
export type PageRoute = { readonly path: string; readonly chunks: readonly string[] };

/**
 * Reads a remote's routes from its Node bundle, for `release.json` and `assets.json`. The paths that it owns are computed
 * from them, so that publishing compares them with those of other remotes without running code.
 *
 * The bundle runs with placeholders instead of the shared packages, which the shell provides and this build does not
 * have: a remote only declares its routes when it is loaded, and renders nothing. The kit's paths are real.
 *
 * @throws Error if the bundle does not export a remote with routes.
 */
export function readRoutes(serverFile: string): PageRoute[] {
  try {
    const bundle = { file: serverFile, code: readFileSync(serverFile, 'utf8') };
    const { remote } = createSandbox().evaluateRemote(bundle, createSharedPackages()) as {
      remote: { routes: readonly Route[] };
    };
    return listRoutes(remote.routes);
  } catch (error) {
    throw new Error(
      `The routes of ${serverFile} cannot be read: ${getErrorMessage(error)}. src/remote.ts must export a remote, and ` +
        'load its pages lazily.',
      { cause: error },
    );
  }
}

function createSharedPackages(): Record<string, unknown> {
  return Object.fromEntries(
    SHARED_REQUESTS.map((request) => [
      request,
      createPlaceholder(request === '@platform/kit' ? kitDocument : undefined),
    ]),
  );
}

/** Creates a value that can be called, constructed and read, and returns placeholders for everything but `known`. */
function createPlaceholder(known: object = {}): unknown {
  const values = new Map<PropertyKey, unknown>([
    ...Object.entries(known),
    [Symbol.toPrimitive, () => ''],
    [Symbol.iterator, () => [].values()],
    ['then', undefined],
  ]);
  const target = function placeholder() {};
  return new Proxy(target, {
    get: (_target, key) => {
      if (key === 'prototype') return target.prototype as unknown;
      return values.has(key) ? values.get(key) : createPlaceholder();
    },
    apply: () => createPlaceholder(),
    construct: () => createPlaceholder() as object,
  });
}

function listRoutes(routes: readonly Route[]): PageRoute[] {
  return routes.flatMap(({ id, path, handle, children = [] }) => [
    ...(path === undefined
      ? []
      : [{ path, chunks: [...(id === undefined ? [] : [id]), ...(handle?.chunks ?? [])] }]),
    ...listRoutes(children),
  ]);
}
