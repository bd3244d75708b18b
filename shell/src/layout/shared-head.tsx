import type { PageHandle } from '@platform/kit';
import { useLocation, useMatches } from '@platform/kit/router';
import { useShell } from '../shell-context.ts';
import { documentTitleOf, PRODUCT } from './document-title.tsx';
import SHARE_IMAGE from '../../share-image/share-image.png';
import { SHARE_SIZE, SHARE_TITLE } from '../../share-image/share-words.ts';

/** What the picture shows, for those who do not see it. */
const SHARE_IMAGE_TEXT = `${PRODUCT}: ${SHARE_TITLE}`;

/**
 * What search engines and whoever is sent a link get to know of a public page: its one address, and a picture with its
 * title. Of a page that only a mail leads to: nothing.
 */
export function SharedHead() {
  const { origin } = useShell();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle) return null; // A placeholder: nothing stands here.
  if (handle.unlisted) return <meta name="robots" content="noindex" />;
  const address = origin + (pathname.replace(/\/+$/, '') || '/');
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT} />
      <meta property="og:title" content={documentTitleOf(handle)} />
      {handle.description && <meta property="og:description" content={handle.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(SHARE_IMAGE, origin).href} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={SHARE_IMAGE_TEXT} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
