import type { RouteObject } from '@platform/kit/router';
import type { RemoteModule } from '@platform/kit';
import type { Bundle, Sandbox } from '@platform/releases/sandbox';
import type { Sections } from '@platform/releases/section';
import type * as rendering from '../rendering/index.ts';
import type {
  PageManifest,
  PageVariant,
  PageVariants,
  RemoteDescription,
  RenderJob,
  RenderResult,
} from './render-job.ts';

/** The exports of the shell's Node bundle. */
type ShellBundle = typeof rendering;
type RenderRequest = Parameters<ShellBundle['renderPage']>[0];
/** What all pages of one job are rendered with. */
type Site = { readonly bundle: ShellBundle; readonly context: Omit<RenderRequest, 'path' | 'signedIn'> };

/**
 * Program of a sandboxed process: evaluates a shell, and returns a function that evaluates a remote and renders pages.
 * It imports nothing at run time, because the process may not read other files.
 */
export function runProgram(sandbox: Sandbox, shell: Bundle): (job: RenderJob) => Promise<RenderResult> {
  const bundle = sandbox.evaluateShell(shell) as ShellBundle;
  return (job) => renderPages(job, bundle, sandbox);
}

async function renderPages(job: RenderJob, bundle: ShellBundle, sandbox: Sandbox): Promise<RenderResult> {
  const { registry, origin, operator } = job;
  if (!job.remote) {
    const pages = job.withoutPages
      ? {}
      : await renderShellPages({ bundle, context: { registry, origin, operator } });
    return { description: { pages: [], nav: [] }, pages, problems: [] };
  }

  const { name, bundle: remoteBundle } = job.remote;
  const { remote: module } = sandbox.evaluateRemote(remoteBundle, bundle.SHARED_PACKAGES) as {
    remote?: RemoteModule;
  };
  if (!module) throw new Error('the server bundle does not export a remote');
  const description: RemoteDescription = { pages: flattenPages(module.routes), nav: module.nav };
  const live = registry.remotes[name];
  if (!live) throw new Error(`the registry lacks ${name}`);
  const described = { ...live, paths: description.pages.map(({ path }) => path), nav: module.nav };
  if (job.withoutPages || description.pages.length === 0) {
    // Every app's pages show this menu. One that the layouts cannot show must fail here, with its own remote.
    await renderShellPages({
      bundle,
      context: { origin, operator, registry: { ...registry, remotes: { [name]: described } } },
    });
    return { description, pages: {}, problems: [] };
  }

  const problems: RenderResult['problems'][number][] = [];
  const context = {
    origin,
    operator,
    registry: { ...registry, remotes: { ...registry.remotes, [name]: described } },
    remote: { name, module },
  };
  const pages: Record<string, PageVariants> = {};
  for (const page of description.pages) {
    pages[page.path] = await createVariants((signedIn) =>
      renderRemotePage({ bundle, context }, page, signedIn, (error) =>
        problems.push({ path: page.path, error: sandbox.formatError(error) }),
      ),
    );
  }
  return { description, pages, problems };
}

async function renderShellPages(site: Site) {
  const createLayout = (path: string) => createVariants((signedIn) => renderLayoutOnly(site, path, signedIn));
  return {
    notFound: await createVariants((signedIn) => renderCompletePage(site, '/404', signedIn)),
    publicLayout: await createLayout('/'),
    memberLayout: await createLayout(findMemberPath(site.context.registry.sections)),
  };
}

/** Returns a path with the member layout; `/` if no remote has member pages. */
function findMemberPath(sections: Sections): string {
  const section = Object.values(sections).find(({ visibility }) => visibility !== 'everybody');
  return section?.ownedPaths[0]?.replace(/\/\*$/, '') ?? '/';
}

async function createVariants(render: (signedIn: boolean) => Promise<PageVariant>): Promise<PageVariants> {
  return { guest: await render(false), member: await render(true) };
}

/** Renders a page completely if it can be prerendered. One that fails is reported and rendered as a layout only. */
async function renderRemotePage(
  site: Site,
  page: PageManifest,
  signedIn: boolean,
  report: (error: unknown) => void,
): Promise<PageVariant> {
  // A layout is the same for every parameter value.
  const path = page.path.replaceAll(/:\w+/g, '0');
  if (page.handle.prerender && path === page.path) {
    try {
      return await renderCompletePage(site, path, signedIn);
    } catch (error) {
      report(error);
    }
  }
  return renderLayoutOnly(site, path, signedIn);
}

async function renderCompletePage(
  { bundle, context }: Site,
  path: string,
  signedIn: boolean,
): Promise<PageVariant> {
  return { isComplete: true, rendered: await bundle.renderPage({ ...context, path, signedIn }) };
}

async function renderLayoutOnly(
  { bundle, context }: Site,
  path: string,
  signedIn: boolean,
): Promise<PageVariant> {
  return { isComplete: false, rendered: await bundle.renderLayout({ ...context, path, signedIn }) };
}

/** Flattens nested routes. A route with a path is a page; layouts have none. */
function flattenPages(routes: readonly RouteObject[]): PageManifest[] {
  return routes.flatMap(({ id, path, handle, children = [] }) => [
    ...(path === undefined ? [] : [{ id, path, handle: (handle ?? {}) as PageManifest['handle'] }]),
    ...flattenPages(children),
  ]);
}
