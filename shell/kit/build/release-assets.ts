/**
 * What a release holds beside its code, as data: written by the build to `assets.json`, read by the shell's HTML server,
 * which names these files in the page before any script has asked for them. File names are relative to `browser/`.
 */
export type ReleaseAssets = {
  /** Scripts of the page, in the order they run. */
  readonly scripts: readonly string[];
  /** Files worth asking for with the page itself: the font of the first paint. */
  readonly fonts: readonly string[];
  /** Files of each part that is loaded when it is needed, by the name of its chunk; a page's is the id of its route. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Files of the layers (`@platform/kit/layers`), which the shell brings along when a page asks for them. */
  readonly layers: readonly string[];
  /** A remote's container; absent in the shell's. */
  readonly container?: RemoteContainer;
};

/** A remote's way in. */
export type RemoteContainer = {
  readonly entry: string;
  /** Subresource integrity of `entry`, checked by the browser. */
  readonly integrity: string;
  /** The global variable that holds the container. */
  readonly name: string;
  /** Files of the exposed module. */
  readonly exposed: readonly string[];
};

export const ASSETS_FILE = 'assets.json';
