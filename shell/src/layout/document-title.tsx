import type { PageHandle } from '@platform/kit';
import { useMatches } from '@platform/kit/router';

export const PRODUCT = 'AI Skill';

/** Title and description of the page that is shown, from its route; React puts them into the head. */
export function DocumentTitle() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle) return null; // A placeholder: the page that stands in for it has a title of its own.
  return (
    <>
      <title>{documentTitleOf(handle)}</title>
      {handle.description && <meta name="description" content={handle.description} />}
    </>
  );
}

export function documentTitleOf({ title, documentTitle }: PageHandle): string {
  return documentTitle ?? titleOf(title);
}

/** A title as it stands in the window's tab. */
export function titleOf(page: string): string {
  return `${page} · ${PRODUCT}`;
}
