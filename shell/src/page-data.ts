import type { NavItem } from '@platform/kit';
import type { RemoteName } from '@platform/contracts';

/** One remote as it is live now: everything the browser needs to load it, without asking anybody first. */
export type LiveRemote = {
  readonly version: string;
  /** `HOST_CONTRACT` that it was built for. */
  readonly contract: number;
  /** Whole address of its container. */
  readonly entry: string;
  /** Subresource integrity of the container; without it nothing is loaded. */
  readonly integrity: string;
  /** The global variable of the container. */
  readonly container: string;
  /** The paths of its routes, with their `:parameters`. */
  readonly paths: readonly string[];
  /** Its menu entries, read from its own code when the page was made. */
  readonly nav: readonly NavItem[];
};

/** What is live, by name. A remote that is missing here has never been released. */
export type LiveRegistry = {
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, LiveRemote>>>;
};

/** What the server tells the script of the page, inside the page. */
export type PageData = {
  readonly registry: LiveRegistry;
  /** Public address of the shell, e.g. `https://www.example.org`; what it is asked for under may be another. */
  readonly origin: string;
  /** What the hint cookie said when the page was made. */
  readonly signedIn: boolean;
  /** Name of that cookie. */
  readonly hintCookie: string;
  /** The root holds the finished page and not only a frame: it is brought to life instead of being replaced. */
  readonly prerendered: boolean;
};

/** Ids of the two elements that server and browser agree on. */
export const ROOT_ID = 'root';
export const PAGE_DATA_ID = 'page-data';
