import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '@platform/server-kit/node-utils';
import type { Logger, PageServerSettings } from '@platform/page-server';
import { isVersion, type ReleaseStore } from '@platform/releases';
import { identifyRelease, type LiveShell } from './live-release.ts';
import type { App, Rendering, RenderingStore } from './release-renderer.ts';
import type { Selection } from './release-selection.ts';
import { parseRenderResult } from './render-process/parse-render-result.ts';
import { readRenderCode } from './render-process/render-process.ts';

/** Pages of a larger release are rendered at each start. Those of the platform's remotes have up to 2 million. */
const MAX_CHARACTERS = 8 * 1024 ** 2;
/** The live version of an app, and the one before for a rollback. */
const KEPT_VERSIONS = 2;

type Context = {
  readonly releases: Pick<ReleaseStore, 'releaseFolder'>;
  readonly settings: Pick<PageServerSettings, 'dataDir' | 'releaseStore' | 'origins' | 'operator'>;
  readonly log: Logger;
};

/** What a file contains after the digest of it. */
type Content = { readonly key: string; readonly rendering: Rendering };

/**
 * Keeps the pages of the live releases in `DATA_DIR/rendered-pages`, so that a start renders only what has changed. A
 * file is used only if it is whole and was rendered from the same bytes of shell and app by the same code. Without the
 * files a start takes longer and nothing else, so a failure is logged and no more.
 */
export class RenderedPages implements RenderingStore {
  readonly #context: Context;
  readonly #folder: string;
  readonly #renderCode: string;
  /** What each app's newest file contains. */
  readonly #kept = new Map<string, Rendering>();

  constructor(context: Context) {
    const { dataDir, releaseStore } = context.settings;
    this.#context = context;
    // The stores of `npm start` and `npm run dev` have other releases.
    this.#folder = join(dataDir, 'rendered-pages', digest(releaseStore).slice(0, 16));
    this.#renderCode = readRenderCode();
  }

  read(shell: LiveShell, app: App): Rendering | undefined {
    const file = this.#toFile(app);
    try {
      if (!existsSync(file)) return undefined;
      const [expected, ...rest] = readFileSync(file, 'utf8').split('\n');
      const text = rest.join('\n');
      if (digest(text) !== expected) throw new Error('the file is damaged');
      const { key, rendering } = JSON.parse(text) as Content;
      if (key !== this.#toKey(shell, app)) return undefined;
      parseRenderResult(rendering);
      this.#kept.set(app.app, rendering);
      return rendering;
    } catch (error) {
      this.#context.log.warn({ file, err: error }, 'rendered pages cannot be read');
      return undefined;
    }
  }

  /** Writes the pages of live releases that have changed since, and deletes those of old ones. Never rejects. */
  async keep({ shell, remotes }: Selection, get: (app: App) => Rendering | undefined): Promise<void> {
    for (const app of [shell, ...remotes]) {
      const rendering = get(app);
      if (!rendering || this.#kept.get(app.app) === rendering) continue;
      this.#kept.set(app.app, rendering);
      try {
        await this.#write(shell, app, rendering);
        await this.#deleteOld(app.app);
      } catch (error) {
        this.#context.log.warn({ app: app.app, err: error }, 'rendered pages cannot be written');
      }
    }
  }

  async #write(shell: LiveShell, app: App, rendering: Rendering): Promise<void> {
    const key = this.#toKey(shell, app);
    // A page that failed may succeed at the next start.
    if (key === undefined || rendering.menus === undefined || rendering.problems.length > 0) return;
    const text = JSON.stringify({ key, rendering } satisfies Content);
    if (text.length > MAX_CHARACTERS) return;
    const file = this.#toFile(app);
    const temporary = `${file}.${randomUUID()}`;
    makeFolder(dirname(file));
    try {
      await writeFile(temporary, `${digest(text)}\n${text}`, { mode: 0o600 });
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Deletes pages of versions that are no longer in the store, and all but the newest, with what a crash left. */
  async #deleteOld(app: string): Promise<void> {
    const { releases } = this.#context;
    const folder = join(this.#folder, app);
    if (!existsSync(folder)) return;
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => ({ name, writtenAtMs: (await stat(join(folder, name))).mtimeMs })),
    );
    const isInStore = (name: string) => {
      const version = basename(name, '.json');
      return name.endsWith('.json') && isVersion(version) && existsSync(releases.releaseFolder(app, version));
    };
    const kept = files
      .filter(({ name }) => isInStore(name))
      .sort((a, b) => b.writtenAtMs - a.writtenAtMs)
      .slice(0, KEPT_VERSIONS)
      .map(({ name }) => name);
    const old = names.filter((name) => !kept.includes(name));
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  }

  #toFile({ app, version }: App): string {
    return join(this.#folder, app, `${version}.json`);
  }

  /** Identifies what pages are made of but for the menus; `undefined` if a bundle has been replaced meanwhile. */
  #toKey(shell: LiveShell, app: App): string | undefined {
    const bundles = [shell, app].map(digestBundle);
    if (bundles.includes(undefined)) return undefined;
    const { origins, operator } = this.#context.settings;
    return digest(JSON.stringify([process.version, this.#renderCode, origins.shell, operator, bundles]));
  }
}

/** In development a bundle is replaced while pages are rendered from the one before. */
function digestBundle({ app, version, id, serverFile }: App): string | undefined {
  const isSame = () => identifyRelease(app, version, statSync(serverFile)) === id;
  if (!isSame()) return undefined;
  const result = digest(readFileSync(serverFile));
  return isSame() ? result : undefined;
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
