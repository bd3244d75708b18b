import type { Operator } from '@platform/contracts';
import type { NavItem, PageHandle } from '@platform/kit';
import type { Bundle } from '@platform/releases/sandbox';
import type { LiveRegistry } from '../../page-data.ts';
import type { RenderedPage } from '../rendering/index.ts';

/** What a render process is asked for, once it has the shell's bundle. */
export type RenderJob = {
  /** The remote whose pages are rendered; omitted for the shell's own pages. */
  readonly remote?: { readonly name: string; readonly bundle: Bundle };
  /** The live remotes. The process adds the paths and the menu of its own one. */
  readonly registry: LiveRegistry;
  /** Public origin of the shell. */
  readonly origin: string;
  readonly operator: Operator;
  /** Whether no pages are wanted yet, because the menus of other remotes are not known. */
  readonly withoutPages?: boolean;
};

/** A page of a remote. */
export type PageManifest = {
  readonly id?: string | undefined;
  readonly path: string;
  readonly handle: Partial<PageHandle>;
};

/** What a remote's code says about it. */
export type RemoteDescription = {
  /** Its pages as a flat list with absolute paths. */
  readonly pages: readonly PageManifest[];
  readonly nav: readonly NavItem[];
};

/** A page as prerendered for one kind of visitor. */
export type PageVariant = {
  readonly rendered: RenderedPage;
  /** Whether this is the complete page, or only its layout with a skeleton. */
  readonly isComplete: boolean;
};

/** A page for logged-in and for logged-out visitors. Prerendered HTML depends on nothing else. */
export type PageVariants = { readonly member: PageVariant; readonly guest: PageVariant };

/** Pages of the shell itself, by key: its 404, and layouts for paths whose remote is missing or has no such page. */
export type ShellPages = {
  readonly notFound: PageVariants;
  readonly publicLayout: PageVariants;
  readonly memberLayout: PageVariants;
};

/** What a render process returns. */
export type RenderResult = {
  /** Empty for the shell. */
  readonly description: RemoteDescription;
  /** Pages of a remote by route path, or `ShellPages`. */
  readonly pages: Readonly<Record<string, PageVariants>>;
  /** Pages that failed to render and are served as a layout only, to be rendered in the browser. */
  readonly problems: readonly { readonly path: string; readonly error: string }[];
};
