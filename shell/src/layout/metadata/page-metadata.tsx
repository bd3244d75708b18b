import { StructuredData, type PageHandle } from '@platform/kit';
import { useLocation, useMatches } from '@platform/kit/router';
import { useShell } from '../../shell-context.ts';
import { getDocumentTitle, PRODUCT_NAME } from './document-title.tsx';
import SHARE_IMAGE from '../../../share-image/share-image.png';
import { SHARE_SIZE, SHARE_TITLE } from '../../../share-image/share-content.ts';

/** Alternative text of the preview image. */
const SHARE_IMAGE_ALT = `${PRODUCT_NAME}: ${SHARE_TITLE}`;

/**
 * Renders the metadata of a public page for search engines and link previews: canonical URL, title, description and
 * image. An unlisted page only gets `noindex`.
 */
export function PageMetadata() {
  const { origin } = useShell();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle) return null; // A placeholder route: there is no page to describe.
  if (handle.unlisted) return <meta name="robots" content="noindex" />;
  const canonicalUrl = origin + (pathname.replace(/\/+$/, '') || '/');
  return (
    <>
      <link rel="canonical" href={canonicalUrl} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:title" content={getDocumentTitle(handle)} />
      {handle.description && <meta property="og:description" content={handle.description} />}
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:image" content={new URL(SHARE_IMAGE, origin).href} />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={SHARE_IMAGE_ALT} />
      <meta name="twitter:card" content="summary_large_image" />
      {handle.breadcrumbs && <BreadcrumbData breadcrumbs={handle.breadcrumbs} origin={origin} />}
    </>
  );
}

/** Where the page is on the site (schema.org BreadcrumbList). */
function BreadcrumbData({
  breadcrumbs,
  origin,
}: {
  breadcrumbs: NonNullable<PageHandle['breadcrumbs']>;
  origin: string;
}) {
  const itemListElement = breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }));
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
