import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getMe, type User } from '@platform/contracts';
import type { PageQuery, ServedAnswer } from '@platform/kit';
import { paths } from '@platform/kit/document';
import type { Logger, PageHandlerRequest } from '@platform/page-server';
import { isDevelopmentShell } from '@platform/releases';
import type { PageMember } from '../../page-data.ts';
import type { LiveRelease } from '../live-release.ts';
import { identifyMenus, type ReleaseManifests, type RemoteManifest } from '../release-manifests.ts';
import type { PageManifest } from '../render-process/render-job.ts';
import type { RenderedPage } from '../rendering/index.ts';
import { MemberRenderer } from './member-renderer.ts';
import { readTimeZoneCookie } from './time-zone-cookie.ts';

/** How long the answers of a page are waited for, all rounds together. What is missing then, its browser asks for. */
const BUDGET_MS = 1_000;
/** A page that needs the answers of others to know what it asks for takes three. */
const MAX_ROUNDS = 5;
const MAX_QUERIES = 60;
/** Of pages whose queries are remembered. */
const MAX_ADDRESSES = 500;
/** After so many pages a process is replaced: what a release leaks does not add up. */
const MAX_PAGES = 1_000;
/** Of the live remotes, those of canaries, and those that were live just now. */
const MAX_PROCESSES = 4;
const IDLE_MS = 10 * 60_000;
/** How long a page that has failed, or a release whose process has ended, is left to the browser. */
const PAUSE_MS = 10_000;
/** A request of a page: no other method, origin or path. */
const API_PATH = /^\/api(?:\/(?!(?:\.|%2e){1,2}(?:[/?]|$))[\w\-.%]+)+(?:\?[\x21-\x7e]*)?$/i;

/** A page as rendered for a member, and the cookies that the API has set meanwhile; or where it leads them. */
export type MemberDocument = { readonly cookies: readonly string[] } & (
  { readonly rendered: RenderedPage; readonly member: PageMember } | { readonly redirect: string }
);

/** A page of a remote that is asked for. */
export type MemberPageTarget = {
  readonly remote: RemoteManifest;
  readonly page: PageManifest;
  readonly manifests: ReleaseManifests;
};

type Options = {
  readonly log: Logger;
  /** Counts pages by remote and by what became of them. */
  readonly count?: ((labels: { remote: string; result: 'rendered' | 'left' }) => void) | undefined;
  readonly budgetMs?: number;
  readonly pauseMs?: number;
};

/**
 * Renders pages with the data of the member who asks for them (docs/decisions/signed-in-pages.md). Whatever is slow or
 * fails, the page is left to the browser, which works without this.
 */
export class MemberPages {
  readonly #options: Options;
  readonly #renderers = new Map<string, { readonly renderer: MemberRenderer; idle: NodeJS.Timeout }>();
  /** By key of a release, or of one of its pages. */
  readonly #pausedUntilMs = new Map<string, number>();
  readonly #keys = new WeakMap<object, string>();
  readonly #likely = new LikelyQueries();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns a page for the member who asks; `undefined` if it is left to the browser. Never rejects. */
  async render(request: PageHandlerRequest, target: MemberPageTarget): Promise<MemberDocument | undefined> {
    const { remote, page, manifests } = target;
    if (!page.handle.renderedForMembers || !request.getFromApi) return undefined;
    if (isDevelopmentShell(manifests.shell.version) || manifests.registry.remotes[remote.name]?.override)
      return undefined;
    const key = this.#toKey(target);
    const pageKey = `${key} ${page.path}`;
    let renderer: MemberRenderer | undefined;
    let document: MemberDocument | undefined;
    try {
      renderer = this.#isPaused(pageKey) ? undefined : this.#findRenderer(key, target);
      if (renderer && !renderer.isBusy) document = await renderer.track(this.#renderWith(renderer, request));
    } catch (error) {
      this.#options.log.error({ path: page.path, err: error }, 'page not rendered for a member');
      this.#pause(renderer?.hasEnded ? key : pageKey);
    }
    this.#options.count?.({ remote: remote.name, result: document ? 'rendered' : 'left' });
    return document;
  }

  /** Ends all processes. */
  close(): void {
    for (const key of this.#renderers.keys()) this.#drop(key);
  }

  async #renderWith(
    renderer: MemberRenderer,
    request: PageHandlerRequest,
  ): Promise<MemberDocument | undefined> {
    const session = new MemberCalls(request, performance.now() + (this.#options.budgetMs ?? BUDGET_MS));
    const timeZone = readTimeZoneCookie(request);
    const search = request.query.size > 0 ? `?${request.query.toString()}` : '';
    const address = `${request.path}${search} ${timeZone}`;
    const [user, likely] = await Promise.all([
      session.get(getMe.path) as Promise<User | undefined>,
      session.answer(this.#likely.find(address)),
    ]);
    // Without the cookie that says so, the login page leads back here.
    if (session.isRejected && session.cookies.length > 0)
      return { redirect: paths.login(encodeURI(request.path) + search), cookies: session.cookies };
    if (!user || user.mustSetUpSecondFactor) return undefined;
    const answers = [...likely];
    for (let round = 1; ; round += 1) {
      const page = await renderer.render({ path: request.path, search, timeZone, user, answers });
      const { cookies } = session;
      if ('redirect' in page) return { redirect: page.redirect, cookies };
      const found = round < MAX_ROUNDS ? await session.answer(page.queries) : [];
      if (found.length === 0) {
        this.#likely.learn(address, page.queries);
        return { rendered: page.rendered, member: { user, answers, timeZone }, cookies };
      }
      answers.push(...found);
    }
  }

  /** Returns the process of a release; `undefined` while it starts, which no visitor waits for. */
  #findRenderer(key: string, target: MemberPageTarget): MemberRenderer | undefined {
    const entry = this.#renderers.get(key);
    const isUsable = entry && !entry.renderer.hasEnded && entry.renderer.pages < MAX_PAGES;
    if (!isUsable) {
      if (entry) this.#drop(key);
      this.#start(key, target);
      return undefined;
    }
    entry.idle.refresh();
    // The one that was used last is the last one to go.
    this.#renderers.delete(key);
    this.#renderers.set(key, entry);
    return entry.renderer.isReady ? entry.renderer : undefined;
  }

  #start(key: string, { remote, manifests }: MemberPageTarget): void {
    if (this.#isPaused(key)) return;
    const { registry, origin, operator, shell } = manifests;
    const site = {
      remote: { name: remote.name, bundle: readBundle(remote.release) },
      registry,
      origin,
      operator,
    };
    const renderer = new MemberRenderer(readBundle(shell), site);
    renderer.ready.catch((error: unknown) => {
      this.#options.log.error({ app: remote.name, err: error }, 'pages are not rendered for members');
      this.#pause(key);
    });
    this.#renderers.set(key, { renderer, idle: setTimeout(() => this.#drop(key), IDLE_MS).unref() });
    for (const old of [...this.#renderers.keys()].slice(0, -MAX_PROCESSES)) this.#drop(old);
  }

  #isPaused(key: string): boolean {
    return (this.#pausedUntilMs.get(key) ?? 0) > performance.now();
  }

  #pause(key: string): void {
    this.#pausedUntilMs.set(key, performance.now() + (this.#options.pauseMs ?? PAUSE_MS));
  }

  #drop(key: string): void {
    const entry = this.#renderers.get(key);
    if (!entry) return;
    clearTimeout(entry.idle);
    entry.renderer.close();
    this.#renderers.delete(key);
  }

  /** Identifies what pages of a remote are rendered with: the code of both releases, and all menus. */
  #toKey({ remote, manifests: { shell, registry } }: MemberPageTarget): string {
    const menus =
      this.#keys.get(registry) ?? createHash('sha256').update(identifyMenus(registry)).digest('hex');
    this.#keys.set(registry, menus);
    return `${shell.id} ${remote.release.id} ${menus}`;
  }
}

/** Knows what pages ask for, so that most of it can be asked for before they are rendered. */
class LikelyQueries {
  /** By address of the page: what it asked for the last two times, for whomever. */
  readonly #byAddress = new Map<string, readonly (readonly PageQuery[])[]>();

  /** Returns what a page asked for both times. */
  find(address: string): readonly PageQuery[] {
    const [last = [], before = []] = this.#byAddress.get(address) ?? [];
    return last.filter(({ url }) => before.some((query) => query.url === url));
  }

  learn(address: string, queries: readonly PageQuery[]): void {
    const [last = []] = this.#byAddress.get(address) ?? [];
    this.#byAddress.delete(address);
    this.#byAddress.set(address, [queries, last]);
    for (const oldest of [...this.#byAddress.keys()].slice(0, -MAX_ADDRESSES)) this.#byAddress.delete(oldest);
  }
}

/** Asks the API for one member, until the time of their page is up. */
class MemberCalls {
  readonly #get: (path: string) => Promise<Response>;
  readonly #deadlineMs: number;
  readonly #cookies = new Map<string, string>();
  readonly #asked = new Set<string>();
  /** Whether the API knows no session of this visitor. */
  isRejected = false;

  constructor({ getFromApi }: PageHandlerRequest, deadlineMs: number) {
    if (!getFromApi) throw new TypeError('the request cannot ask the API');
    this.#get = getFromApi;
    this.#deadlineMs = deadlineMs;
  }

  /** Texts of `Set-Cookie` headers, one per cookie. */
  get cookies(): readonly string[] {
    return [...this.#cookies.values()];
  }

  /** Returns the answers that come in time for queries that were not asked before. */
  async answer(queries: readonly PageQuery[]): Promise<readonly ServedAnswer[]> {
    const wanted = queries.filter(({ url }) => !this.#asked.has(url) && API_PATH.test(url));
    const room = Math.max(0, MAX_QUERIES - this.#asked.size);
    const answers = await Promise.all(
      wanted.slice(0, room).map(async (query) => ({ query, data: await this.get(query.url) })),
    );
    return answers.flatMap(({ query, data }) => (data === undefined ? [] : [{ ...query, data }]));
  }

  /** Returns what the API says; `undefined` if that is an error, or does not come in time. */
  async get(url: string): Promise<unknown> {
    this.#asked.add(url);
    const timeMs = this.#deadlineMs - performance.now();
    if (timeMs <= 0) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const isLate = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, timeMs, undefined)));
    const response = await Promise.race([this.#get(url), isLate]).finally(() => clearTimeout(timer));
    for (const cookie of response?.headers.getSetCookie() ?? [])
      this.#cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie);
    if (response?.status === 401) this.isRejected = true;
    if (response?.status !== 200) return undefined;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    // The browser asks again, and shows what is wrong.
    return isJson ? await response.json().catch(() => undefined) : undefined;
  }
}

function readBundle({ serverFile }: LiveRelease) {
  return { file: serverFile, code: readFileSync(serverFile, 'utf8') };
}
