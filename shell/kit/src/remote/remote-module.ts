import type { Endpoint, ErrorCode } from '@platform/contracts';
import type { RouteObject } from '../router.ts';
import type { MENUS } from './host-contract.ts';

/** What a remote provides to the shell; its `./remote` module exports one and nothing else is exposed. */
export type RemoteModule = {
  /** `HOST_CONTRACT` of the kit the remote was built with. */
  readonly contract: number;
  readonly version: string;
  /** Routes with absolute paths, which the shell's router adds to its own. */
  readonly routes: RouteObject[];
  /** Menu entries that link to these routes. */
  readonly nav: readonly NavItem[];
};

/** Icon of a sidebar entry; the shell maps it to an icon of the design system. */
export type NavIcon =
  | 'home'
  | 'tasks'
  | 'learn'
  | 'document'
  | 'catalogue'
  | 'wallet'
  | 'gift'
  | 'people'
  | 'settings'
  | 'chat'
  | 'admin';

/** An entry of a menu. Menus contain only the entries of live remotes, so that no link is dead. */
export type NavItem = {
  /**
   * `header`: the main links. `guest` and `member`: the header's buttons for logged-out and logged-in visitors; the
   * last of `guest` is the primary one. `account`: the menu under the user's avatar. `sidebar`: the dashboard's
   * navigation. `footer` and `legal`: quick links and the bottom line of the footer.
   */
  readonly menu: (typeof MENUS)[number];
  readonly label: string;
  readonly path: string;
  /**
   * A page of the remote, or the parent of some, that the entry stands for too: where `path` redirects to, or itself.
   * The entry is current on every page below it.
   */
  readonly targetPath?: string;
  /** Sort key within the menu, across all remotes. */
  readonly order: number;
  /** Used by the sidebar only. */
  readonly icon?: NavIcon;
  /** Hides the entry from everyone but administrators. */
  readonly administratorsOnly?: true;
};

/** Page metadata in the `handle` of a route. */
export type PageHandle = {
  /** Page title without the product name. The dashboard layout shows it too; the page still renders its own h1. */
  readonly title: string;
  /** Complete document title, if it is not `<title> · AI Skill`. */
  readonly documentTitle?: string;
  /** Meta description for search engines. */
  readonly description?: string;
  /** Prerenders the page when a release goes live. Its first render must not depend on the user or the query. */
  readonly prerender?: true;
  /**
   * Renders a page of a section for members on the server too, with their data, when they open it. Its first render must
   * not depend on anything that only the browser knows, such as its storage.
   */
  readonly renderedForMembers?: true;
  /**
   * Keeps a page that is only linked from emails out of search engines: `noindex`, no canonical URL, not in the
   * sitemap.
   */
  readonly unlisted?: true;
  /** Leaves a page that says nothing new, such as a login form, out of the sitemap. It may be indexed. */
  readonly leftOutOfSitemap?: true;
  /** A page on which work is done: a layout for members shows no sidebar, and a thin head that scrolls away. */
  readonly focused?: true;
  /** Keeps the page open when the session ends; the page handles the logged-out state itself. */
  readonly staysSignedOut?: true;
  /** Further chunks that the page loads at once, so that the server can preload their files too. */
  readonly chunks?: readonly string[];
  /** The pages above this one and itself, for search engines. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
  /** What becomes of the page's form (`method="post"`) if the browser sends it without a script. */
  readonly form?: PageForm;
};

/** A form that the shell's server accepts, for an endpoint that everyone may call. */
export type PageForm = {
  /** Id of the endpoint. The fields of its body are read from the form. */
  readonly endpoint: Endpoint['id'];
  /** Fields that are read from the page's address, with the names of their parameters there. */
  readonly fromQuery?: Readonly<Record<string, readonly string[]>>;
  /**
   * Fields of `fromQuery` that are kept in a cookie until the form has been sent, or the browser is closed: without
   * scripts, the address of the page that opened first is lost. Each has the text that says so on the form's page, in
   * which `{value}` stands for the field.
   */
  readonly kept?: Readonly<Record<string, string>>;
  /**
   * Replaces the form after its success; `{name}` stands for a field of the response. Without it, the page of `?next=`
   * follows, or the dashboard.
   */
  readonly done?: { readonly title: string; readonly text: string };
  /** Shows `done` without a redirect: for a form that mail programs send too, which follow none (RFC 8058). */
  readonly doneInPlace?: boolean;
  /** The page that continues after a rejection with a code, by code; it gets `?next=` too. */
  readonly nextStep?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** What is said after a rejection with a code in place of the general advice, by code. */
  readonly advice?: Readonly<Partial<Record<ErrorCode, FormAdvice>>>;
};

/** Advice with a link, named `link`, to the page of this site that helps. */
export type FormAdvice = { readonly text: string; readonly link: string; readonly path: string };
