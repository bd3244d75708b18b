import type { PageHandle } from '@platform/kit';
import { useMatches } from '@platform/kit/router';

export const PRODUCT_NAME = 'AI Skill';

/** Renders title and description from the current route's handle; React moves them to the head. */
export function DocumentTitle() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle) return null; // A placeholder route: the page shown instead sets its own title.
  return (
    <>
      <title>{getDocumentTitle(handle)}</title>
      {handle.description && <meta name="description" content={handle.description} />}
    </>
  );
}

/** Returns the document title of a page. */
export function getDocumentTitle({ title, documentTitle }: PageHandle): string {
  return documentTitle ?? formatTitle(title);
}

/** Appends the product name to a page title. */
export function formatTitle(page: string): string {
  return `${page} · ${PRODUCT_NAME}`;
}
