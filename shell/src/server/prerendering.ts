import type { Logger } from '@platform/origin-server';
import type { PageManifest, RemoteManifest, ReleaseManifests } from './release-manifests.ts';
import type { RenderedPage } from './rendering/index.ts';

/** A page as prerendered for one kind of visitor. */
export type PageVariant = {
  readonly rendered: RenderedPage;
  /** Whether this is the complete page, or only its layout with a skeleton. */
  readonly isComplete: boolean;
};

/** A page for logged-in and for logged-out visitors. Prerendered HTML depends on nothing else. */
export type PageVariants = { readonly member: PageVariant; readonly guest: PageVariant };

/** All prerendered pages of a snapshot. */
export type PrerenderedPages = {
  readonly notFound: PageVariants;
  /** Layouts for paths whose remote is missing or has no such page. */
  readonly publicLayout: PageVariants;
  readonly memberLayout: PageVariants;
  /** Pages by route path. */
  readonly pages: ReadonlyMap<string, PageVariants>;
};

/**
 * Prerenders all pages one after the other, yielding to requests in between. A page that fails is logged and served as
 * a layout only, to be rendered in the browser.
 */
export async function prerenderPages(manifests: ReleaseManifests, log: Logger): Promise<PrerenderedPages> {
  const createLayout = (path: string) =>
    createVariants((signedIn) => renderLayoutOnly(manifests, path, signedIn));
  const pages = new Map<string, PageVariants>();
  for (const remote of manifests.remotes) {
    for (const page of remote.pages) {
      pages.set(
        page.path,
        await createVariants((signedIn) => prerenderPage({ manifests, remote, page, signedIn, log })),
      );
    }
  }
  return {
    notFound: await createVariants((signedIn) => renderCompletePage(manifests, '/404', signedIn)),
    publicLayout: await createLayout('/'),
    memberLayout: await createLayout('/dashboard'),
    pages,
  };
}

async function createVariants(render: (signedIn: boolean) => Promise<PageVariant>): Promise<PageVariants> {
  return { guest: await render(false), member: await render(true) };
}

type PrerenderTask = {
  readonly manifests: ReleaseManifests;
  readonly remote: RemoteManifest;
  readonly page: PageManifest;
  readonly signedIn: boolean;
  readonly log: Logger;
};

async function prerenderPage({
  manifests,
  remote,
  page,
  signedIn,
  log,
}: PrerenderTask): Promise<PageVariant> {
  // A layout is the same for every parameter value.
  const path = page.path.replaceAll(/:\w+/g, '0');
  if (page.handle.prerender && path === page.path) {
    try {
      return await renderCompletePage(manifests, path, signedIn, remote);
    } catch (error) {
      log.error({ path, err: error }, 'page not prerendered');
    }
  }
  return renderLayoutOnly(manifests, path, signedIn);
}

async function renderCompletePage(
  { bundle, registry, origin }: ReleaseManifests,
  path: string,
  signedIn: boolean,
  remote?: RemoteManifest,
): Promise<PageVariant> {
  await new Promise(setImmediate);
  return {
    isComplete: true,
    rendered: await bundle.renderPage({ path, signedIn, registry, origin, ...(remote && { remote }) }),
  };
}

async function renderLayoutOnly(
  { bundle, registry, origin }: ReleaseManifests,
  path: string,
  signedIn: boolean,
): Promise<PageVariant> {
  await new Promise(setImmediate);
  return { isComplete: false, rendered: await bundle.renderLayout({ path, signedIn, registry, origin }) };
}
