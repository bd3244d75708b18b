import type { Operator } from '@platform/contracts';
import type { MemberAnswers, NavItem } from '@platform/kit';
import type { Sections } from '@platform/releases/section';

/** A live remote, with everything the browser needs to load it without a further request. */
export type LiveRemote = {
  readonly version: string;
  /** `HOST_CONTRACT` it was built for. */
  readonly contract: number;
  /** Absolute URL of its container. */
  readonly entry: string;
  /** Subresource integrity of the container; empty in development. A remote without it is not loaded otherwise. */
  readonly integrity: string;
  /** Origin of a development server that this visitor alone loads the remote from. */
  readonly override?: string;
  /** Global variable of the container. */
  readonly container: string;
  /** Paths of its routes, with `:parameters`. */
  readonly paths: readonly string[];
  /** Files of its module, relative to the container. */
  readonly exposed: readonly string[];
  /** Files of each page, in the order of `paths`, relative to the container. */
  readonly pageFiles: readonly (readonly string[])[];
  /** Its menu entries, read from its code when the snapshot was created. */
  readonly nav: readonly NavItem[];
};

/** What is live. The shell's code has no list of remotes: their names and paths come from here. */
export type LiveRegistry = {
  readonly revision: number;
  readonly shellVersion: string;
  /** The part of the site of each live remote, also of one that cannot be used. */
  readonly sections: Sections;
  /** The live remotes by name. A remote without a usable release is missing. */
  readonly remotes: Readonly<Record<string, LiveRemote>>;
};

/** Whom a page was rendered for. */
export type PageMember = MemberAnswers & {
  /** The zone of its times, as an IANA name. */
  readonly timeZone: string;
};

/** Data that the server embeds in the page for the browser. */
export type PageData = {
  readonly registry: LiveRegistry;
  /** Public origin of the shell, e.g. `https://www.example.org`; it may differ from the request's host. */
  readonly origin: string;
  readonly operator: Operator;
  /** Whether the hint cookie was set on the request. */
  readonly signedIn: boolean;
  /** Name of that cookie. */
  readonly hintCookie: string;
  /**
   * Whether the root contains the complete page, to be hydrated, or only the layout with a skeleton, to be replaced.
   */
  readonly prerendered: boolean;
  /** Part of the documents whose web vitals are measured. */
  readonly vitalsPercent: number;
  /** Makes what the page reports count (`report-token.ts` of `@platform/releases`). */
  readonly reportToken?: string;
  /** Set if the page was rendered for a member. */
  readonly member?: PageMember;
  /** Set if the page answers a form, so that its HTML is not that of its code: it stays, and is not hydrated. */
  readonly keepsServerHtml?: true;
};

/** What the inline script `start-page.ts` needs; the server assigns it to `pageStart` in the same element. */
export type PageStart = {
  /** URL of the shell's bundle. */
  readonly script: string;
  /** Further attributes of its element, with which the browser verifies it; none in development. */
  readonly scriptAttributes: Readonly<Record<string, string>>;
  /** Attributes of a `<link>` for each script to preload. */
  readonly preloads: readonly Readonly<Record<string, string>>[];
  /** Whether the server accepts no form of the page: it waits for its script then, however long that takes. */
  readonly keepsForms?: boolean;
  /** Returns what has changed in the page since it was served, and ends the observation. Set by `record-changes.ts`. */
  takeChanges?: () => readonly MutationRecord[];
};

declare global {
  var pageStart: PageStart | undefined;
}

/** Event that the shell dispatches on `window` once the page is interactive. */
export const PAGE_ALIVE_EVENT = 'page-alive';

/** Cookie in which the browser tells the server its time zone, for the times of pages that are rendered for a member. */
export const TIME_ZONE_COOKIE = 'time-zone';

/** Ids of the elements that server and browser share. */
export const ROOT_ID = 'root';
export const PAGE_CONTENT_ID = 'page';
export const PAGE_DATA_ID = 'page-data';
