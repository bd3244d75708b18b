import { paths, StructuredData, useOperator, type PageHandle } from '@platform/kit';
import { useLocation, useMatches } from '@platform/kit/router';
import { useShell } from '../../shell-context.ts';
import { getDocumentTitle, PRODUCT_NAME } from './document-title.tsx';
import SHARE_IMAGE from '../../../share-image/share-image.png';
import { SHARE_SIZE, SHARE_TITLE } from '../../../share-image/share-content.ts';

const HOME = { name: 'Home', path: paths.home() };
/** Alternative text of the preview image. */
const SHARE_IMAGE_ALT = `${PRODUCT_NAME}: ${SHARE_TITLE}`;

/**
 * Renders the metadata of a public page for search engines and link previews: canonical URL, title, description,
 * image, and what the site or where the page is. An unlisted page only gets `noindex`.
 */
export function PageMetadata() {
  const { origin } = useShell();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle) return null; // A placeholder route: there is no page to describe.
  if (handle.unlisted) return <meta name="robots" content="noindex" />;
  const path = pathname.replace(/\/+$/, '') || '/';
  const canonicalUrl = origin + path;
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
      {path === paths.home() ? (
        <SiteData origin={origin} />
      ) : (
        <BreadcrumbData
          breadcrumbs={handle.breadcrumbs ?? [HOME, { name: handle.title, path }]}
          origin={origin}
        />
      )}
    </>
  );
}

/** Who runs the site, and its name (schema.org Organization and WebSite), on the home page. */
function SiteData({ origin }: { origin: string }) {
  const { name, email, address } = useOperator();
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: PRODUCT_NAME,
    legalName: name,
    address,
    email,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': organization['@id'] },
  };
  return <StructuredData data={{ '@graph': [organization, website] }} />;
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
