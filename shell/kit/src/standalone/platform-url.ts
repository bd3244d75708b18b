import { PLATFORM_META } from '../document/platform-origin.ts';

/** Returns the URL of a path on the full platform, for links from a standalone page. */
export function platformUrl(path: string): string {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name="${PLATFORM_META}"]`)?.content ?? '';
  return origin + path;
}
