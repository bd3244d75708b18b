import { paths } from '@platform/kit/document';
import type { DocumentSources, PageServerSettings, Page, PageRequest } from '@platform/page-server';
import {
  DEVELOPMENT_CONTAINER,
  DEVELOPMENT_VERSION,
  NONCE_PLACEHOLDER,
  readOverride,
  type RemoteOverride,
} from '@platform/releases';
import type { LiveRegistry } from '../page-data.ts';
import type { Snapshot } from './snapshot-composer.ts';

/** Address that sets the override of its `token`, or ends it without one. */
const OVERRIDE_PATH = '/dev/override';
const COOKIE = 'remote-override';

/** Lets developers see their own build of a remote in the shell of this installation, outside production. */
export type RemoteOverrides = {
  /** Responds to the link that sets or ends the override; `undefined` for other requests. */
  readonly respond: (request: PageRequest) => Page | undefined;
  /** Returns the snapshot for a visitor, with the override of their cookie. */
  readonly apply: (snapshot: Snapshot, request: PageRequest) => Snapshot;
};

/** Creates overrides that need a signature with OVERRIDE_SECRET. Without it, and in production, there are none. */
export function createRemoteOverrides(settings: PageServerSettings, now = Date.now): RemoteOverrides {
  const { production, overrideSecret, origins } = settings;
  if (production || overrideSecret === undefined)
    return { respond: () => undefined, apply: (snapshot) => snapshot };
  const read = (token = '') => readOverride(token, overrideSecret, now());
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origins.shell.startsWith('https:') ? '; Secure' : ''}`;

  return {
    respond({ path, query }) {
      if (path !== OVERRIDE_PATH) return undefined;
      const token = query.get('token');
      if (token === null) return redirectHome(`${COOKIE}=; Max-Age=0; ${attributes}`);
      const override = read(token);
      if (!override) return INVALID_LINK;
      const seconds = Math.floor((override.expiresAtMs - now()) / 1000);
      return redirectHome(`${COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`);
    },
    apply(snapshot, { cookie }) {
      const override = read(cookie(COOKIE));
      return override ? overrideRemote(snapshot, override) : snapshot;
    },
  };
}

const INVALID_LINK: Page = {
  kind: 'data',
  status: 403,
  type: 'text/plain; charset=utf-8',
  cacheControl: 'no-store',
  body: 'This link has expired, or was made for another installation. Start `npm run dev -- <remote> --against` again.\n',
};

function redirectHome(cookie: string): Page {
  return { kind: 'redirect', status: 302, path: paths.home(), cookie };
}

/**
 * Replaces a live remote by the one of a development server. Nothing is known of that but its address, because only
 * the visitor's browser can reach it: its pages are rendered there, and menus stay those of the live version.
 */
function overrideRemote(snapshot: Snapshot, { remote: name, origin }: RemoteOverride): Snapshot {
  const { manifests, prerendered } = snapshot;
  const { remotes, sections } = manifests.registry;
  const live = remotes[name];
  const manifest = manifests.remotes.find((remote) => remote.name === name);
  if (!live || !manifest) return snapshot;
  const own = {
    ...live,
    version: DEVELOPMENT_VERSION,
    entry: `${origin}/${DEVELOPMENT_VERSION}/${DEVELOPMENT_CONTAINER}`,
    integrity: '',
    override: origin,
    exposed: [],
    pageFiles: [],
  };
  const registry: LiveRegistry = { ...manifests.registry, remotes: { ...remotes, [name]: own } };
  const { container: _container, ...assets } = manifest.release.assets;
  const withoutHints = { ...manifest, release: { ...manifest.release, assets } };
  const isPublic = sections[name]?.visibility === 'everybody';
  const layout = isPublic ? prerendered.publicLayout : prerendered.memberLayout;
  return {
    manifests: {
      ...manifests,
      registry,
      remotes: manifests.remotes.map((remote) => (remote.name === name ? withoutHints : remote)),
    },
    prerendered: {
      ...prerendered,
      // The development server may have pages that the live version does not have.
      notFound: isPublic ? prerendered.publicLayout : prerendered.notFound,
      pages: new Map([...prerendered.pages, ...manifest.pages.map(({ path }) => [path, layout] as const)]),
    },
  };
}

/** What a page with remotes of development servers may load, in addition to what all pages may. */
export function getDevelopmentSources({ remotes }: LiveRegistry, production: boolean): DocumentSources {
  const origins = Object.values(remotes)
    .filter(({ integrity }) => integrity === '' && !production)
    .map(({ entry }) => new URL(entry).origin);
  return { origins, connect: origins.map((origin) => origin.replace(/^http/, 'ws')) };
}

/** Renders the notice of an override, at the top of the page and independent of its scripts. */
export function renderOverrideBanner({ remotes }: LiveRegistry): string {
  return Object.entries(remotes)
    .filter(([, { override }]) => override !== undefined)
    .map(
      ([name, { override }]) =>
        `<aside id="override" aria-label="Development"><style nonce="${NONCE_PLACEHOLDER}">${BANNER_STYLES}</style>` +
        `<p>${name} runs from ${override} for you alone. <a href="${OVERRIDE_PATH}">End this</a></p></aside>`,
    )
    .join('');
}

const BANNER_STYLES =
  '#override{padding:8px 16px;background:var(--locked-soft);color:var(--ink);text-align:center}' +
  '#override a{color:inherit;text-decoration:underline}';
