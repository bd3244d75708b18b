import type { Log } from '@platform/origin-server';
import type { ComposedPage, ComposedRemote, Composition } from './composition.ts';
import type { RenderedPage } from './rendering/index.ts';

/** What is made ahead for an address. */
export type Prepared = {
  readonly rendered: RenderedPage;
  /** The whole page, or its frame with an outline in it. */
  readonly finished: boolean;
};

/** For those who are signed in and those who are not; nothing else about a visitor makes a difference. */
export type PreparedPair = { readonly member: Prepared; readonly guest: Prepared };

export type PreparedPages = {
  readonly notFound: PreparedPair;
  /** Frames for addresses whose remote is missing or knows no such page. */
  readonly publicFrame: PreparedPair;
  readonly memberFrame: PreparedPair;
  /** By the path of the page's route. */
  readonly pages: ReadonlyMap<string, PreparedPair>;
};

/**
 * Makes everything that can be made before somebody asks, one page after the other, with other work in between. A page
 * that fails is logged and served as a frame, to be made in the browser.
 */
export async function preparePages(composition: Composition, log: Log): Promise<PreparedPages> {
  const frame = (path: string) => pair((signedIn) => renderFrame(composition, path, signedIn));
  const pages = new Map<string, PreparedPair>();
  for (const remote of composition.remotes) {
    for (const page of remote.pages) {
      pages.set(page.path, await pair((signedIn) => prepare({ composition, remote, page, signedIn, log })));
    }
  }
  return {
    notFound: await pair((signedIn) => renderWhole(composition, '/404', signedIn)),
    publicFrame: await frame('/'),
    memberFrame: await frame('/dashboard'),
    pages,
  };
}

async function pair(make: (signedIn: boolean) => Promise<Prepared>): Promise<PreparedPair> {
  return { guest: await make(false), member: await make(true) };
}

type Task = {
  readonly composition: Composition;
  readonly remote: ComposedRemote;
  readonly page: ComposedPage;
  readonly signedIn: boolean;
  readonly log: Log;
};

async function prepare({ composition, remote, page, signedIn, log }: Task): Promise<Prepared> {
  // A frame looks the same for every value of a parameter.
  const path = page.path.replaceAll(/:\w+/g, '0');
  if (page.handle.prerender && path === page.path) {
    try {
      return await renderWhole(composition, path, signedIn, remote);
    } catch (error) {
      log.error('page not prerendered', {
        path,
        reason: error instanceof Error ? error.stack : String(error),
      });
    }
  }
  return renderFrame(composition, path, signedIn);
}

async function renderWhole(
  { bundle, registry, origin }: Composition,
  path: string,
  signedIn: boolean,
  remote?: ComposedRemote,
): Promise<Prepared> {
  await new Promise(setImmediate);
  return {
    finished: true,
    rendered: await bundle.renderPage({ path, signedIn, registry, origin, ...(remote && { remote }) }),
  };
}

async function renderFrame(
  { bundle, registry, origin }: Composition,
  path: string,
  signedIn: boolean,
): Promise<Prepared> {
  await new Promise(setImmediate);
  return { finished: false, rendered: await bundle.renderFrame({ path, signedIn, registry, origin }) };
}
