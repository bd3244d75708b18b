import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SAMPLE_OPERATOR } from '@platform/contracts';
import { createLogger, type Logger } from '@platform/page-server';
import {
  type Canary,
  getContainerName,
  openReleaseStore,
  RELEASE_FILES,
  type ReleaseStore,
  releaseFolder,
  updateRegistry,
} from '@platform/releases';
import type { Sections } from '@platform/releases/section';
import type { ServerContext } from '../snapshot-composer.ts';

/**
 * The Node bundle of a shell whose pages are lines of text: kind, path, visitor, menus, what the remote adds, and the
 * process that rendered them.
 */
export const SHELL_CODE = `
  const renderAs = (kind) => async ({ path, signedIn, registry, remote }) => ({
    head: '',
    styles: '',
    body: [
      kind,
      path,
      signedIn ? 'member' : 'guest',
      Object.values(registry.remotes).flatMap(({ nav }) => nav.map(({ label }) => label.toUpperCase())),
      kind === 'page' && (await remote?.module.render?.()),
      performance.timeOrigin,
    ].join(' '),
  });
  exports.SHARED_PACKAGES = { react: { version: 'shared' } };
  exports.renderPage = renderAs('page');
  exports.renderLayout = renderAs('layout');
`;

/** Returns the Node bundle of a remote with one public page. */
export function createRemoteCode({ path = '/', text = 'text', nav = 'Home', render = '' } = {}): string {
  return `
    require('react');
    exports.remote = {
      contract: 1,
      routes: [{ children: [{ id: 'page', path: ${JSON.stringify(path)}, handle: { prerender: true } }] }],
      nav: [{ menu: 'header', label: ${JSON.stringify(nav)}, path: ${JSON.stringify(path)}, order: 1 }],
      render() { ${render}; return ${JSON.stringify(text)}; },
    };
  `;
}

const SECTIONS: Sections = {
  'mf-marketing': { title: 'The page', visibility: 'everybody', ownedPaths: ['/', '/about'] },
  'mf-dashboard': { title: 'The dashboard', visibility: 'members', ownedPaths: ['/dashboard/*'] },
};

/** A release store in a temporary folder, whose releases consist of their Node bundles. */
export type TestStore = ReturnType<typeof createTestStore>;

export function createTestStore() {
  const dataDir = mkdtempSync(join(tmpdir(), 'shell-releases-'));
  const folder = join(dataDir, 'releases');
  const live: Record<string, { version: string; canary?: Canary }> = {};

  return {
    dataDir,
    folder,
    live,
    publish(app: string, version: string, code: string, { contract = 1, hasHashes = true } = {}): void {
      const builtAt = '2026-01-01T00:00:00.000Z';
      const metadata = { app, version, contract, builtAt, section: SECTIONS[app] };
      const exposed = [`exposed.${version}.js`];
      const container = { entry: 'entry.js', integrity: 'sha384-x', name: getContainerName(app), exposed };
      const files: Record<string, string> = {
        [RELEASE_FILES.metadata]: JSON.stringify(metadata),
        [RELEASE_FILES.assets]: JSON.stringify({
          scripts: [],
          fonts: [],
          overlays: [],
          chunks: { page: [`page.${version}.js`] },
          ...(hasHashes && {
            integrity: Object.fromEntries(
              [`page.${version}.js`, ...exposed].map((file) => [file, 'sha256-x']),
            ),
          }),
          container,
        }),
        [RELEASE_FILES.serverBundle]: code,
      };
      for (const script of [
        'report-errors',
        'accept-foreign-changes',
        'apply-theme',
        'mark-sidebar',
        'keep-input',
        'prefetch-session',
        'record-changes',
        'start-page',
        'apply-stored-font',
      ])
        files[join(RELEASE_FILES.inlineScripts, `${script}.js`)] = '';
      for (const [name, content] of Object.entries(files)) {
        const file = join(releaseFolder(folder, app, version), name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    },
    promote(versions: Readonly<Record<string, string>>): void {
      for (const [app, version] of Object.entries(versions)) live[app] = { version };
      updateRegistry(folder, () => ({ apps: { ...live } }));
    },
    retire(app: string): void {
      Reflect.deleteProperty(live, app);
      updateRegistry(folder, () => ({ apps: { ...live } }));
    },
    /** Starts or ends the canary of an app. */
    setCanary(app: string, canary?: Canary): void {
      live[app] = { version: live[app]?.version ?? '', ...(canary && { canary }) };
      updateRegistry(folder, () => ({ apps: { ...live } }));
    },
    /** Publishes and promotes a shell and two remotes at version 1.0.0. */
    promoteAll(): void {
      this.publish('shell', '1.0.0', SHELL_CODE);
      this.publish('mf-marketing', '1.0.0', createRemoteCode());
      this.publish('mf-dashboard', '1.0.0', createRemoteCode({ path: '/dashboard', nav: 'Dashboard' }));
      const apps = ['shell', 'mf-marketing', 'mf-dashboard'];
      this.promote(Object.fromEntries(apps.map((app) => [app, '1.0.0'])));
    },
    /** What a server that starts now is given. */
    createContext(log: Logger = createLogger('shell', 'silent')): ServerContext & { releases: ReleaseStore } {
      const origins = {
        shell: 'https://www.example.org',
        'mf-marketing': 'https://marketing.example.org',
        'mf-dashboard': 'https://dashboard.example.org',
        'mf-admin': 'https://admin.example.org',
      };
      return {
        releases: openReleaseStore(folder, log),
        settings: { dataDir, releaseStore: folder, origins, operator: SAMPLE_OPERATOR },
        log,
      };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
