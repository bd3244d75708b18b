/**
 * The files of a release. The build writes this to `assets.json`; the shell's HTML server reads it to preload a page's
 * files before any script requests them. File names are relative to `browser/`.
 */
export type ReleaseAssets = {
  /** Scripts of the page, in execution order. */
  readonly scripts: readonly string[];
  /** Fonts to preload: those of the first paint. */
  readonly fonts: readonly string[];
  /** Files of each lazy chunk by chunk name. A page's chunk name is its route id. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Files of `@platform/kit/overlays`, which the shell loads when a page needs them. */
  readonly overlays: readonly string[];
  /** Subresource integrity of each script. Absent or empty in development; other releases without are not served. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Scripts that the standalone page of a remote loads before its routes; absent for the shell. */
  readonly standalone?: readonly string[];
  /** Scripts of each page of a remote by the path of its route, for its standalone page. */
  readonly pages?: Readonly<Record<string, readonly string[]>>;
  /** The remote's container; absent for the shell. */
  readonly container?: RemoteContainer;
};

/** The entry point of a remote. */
export type RemoteContainer = {
  readonly entry: string;
  /** Subresource integrity of `entry`, verified by the browser; empty in development. */
  readonly integrity: string;
  /** Global variable of the container. */
  readonly name: string;
  /** Files of the exposed module. */
  readonly exposed: readonly string[];
};

/** Returns the name of a remote's container in the browser. It is a global variable, so it has no hyphens. */
export function getContainerName(app: string): string {
  return app.replaceAll('-', '_');
}
