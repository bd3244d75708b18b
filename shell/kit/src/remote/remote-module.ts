import type { RouteObject } from '../router.ts';

/** What a remote hands to the shell: `./remote` is the only module that it exposes. */
export type RemoteModule = {
  /** `HOST_CONTRACT` of the kit that the remote was built with. */
  readonly contract: number;
  readonly version: string;
  /** Absolute paths, no mounted app: the shell's router takes them in. */
  readonly routes: RouteObject[];
  /** The menu entries that lead to these routes. */
  readonly nav: readonly NavItem[];
};

/** What stands beside an entry of the sidebar; the shell draws it with the design system's icons. */
export type NavIcon =
  'home' | 'tasks' | 'catalogue' | 'wallet' | 'gift' | 'people' | 'settings' | 'chat' | 'admin';

/** One entry of one menu. Menus are made of the live remotes' entries, so that no link is dead. */
export type NavItem = {
  /**
   * `header`: the main links. `guest` and `member`: the header's buttons of a visitor who is signed out or in, the last
   * one of `guest` the main one. `account`: the menu behind the user's sign. `sidebar`: the dashboard's frame.
   * `footer` and `legal`: quick links and last line of the footer.
   */
  readonly menu: 'header' | 'guest' | 'member' | 'account' | 'sidebar' | 'footer' | 'legal';
  readonly label: string;
  readonly path: string;
  /** Where `path` leads, if it is only a short address: on every page there this is the current entry. */
  readonly leadsTo?: string;
  /** Entries of a menu stand in this order, whichever remote they come from. */
  readonly order: number;
  /** For the sidebar. */
  readonly icon?: NavIcon;
  /** Only administrators see it. */
  readonly administratorsOnly?: true;
};

/** What a page says of itself in `handle` of its route object. */
export type PageHandle = {
  /** Title of the page, without the product's name; the dashboard's frame shows it too. The page has an h1 of its own. */
  readonly title: string;
  /** The whole title of the document where it is not `<title> · AI Skill`. */
  readonly documentTitle?: string;
  /** One sentence for search engines. */
  readonly description?: string;
  /** Its HTML is made at release. It may not depend on who is signed in or on the query in its first rendering. */
  readonly prerender?: true;
  /** Not for search engines: no canonical address, no place in the sitemap. A page that only a mail leads to. */
  readonly unlisted?: true;
  /** Stays open, with words of its own, when the session ends while somebody looks at it. */
  readonly staysSignedOut?: true;
};
