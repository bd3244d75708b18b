import { PLATFORM_META } from '../document/platform-origin.ts';

/** Where a path is on the whole platform, of which a stand-alone page is only a part. */
export function onPlatform(path: string): string {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name="${PLATFORM_META}"]`)?.content ?? '';
  return origin + path;
}
