import { useLocation } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { useShell } from '../../shell-context.ts';

export const PAGE_CONTENT_ID = 'page';

/**
 * Renders the page inside the public layout. If its code did not load, it keeps the server's HTML, with working links,
 * until the next navigation.
 */
export function ServerHtmlFallback({ children }: { children: ReactNode }) {
  const { serverHtml, initialLocationKey } = useShell();
  const { key } = useLocation();
  if (serverHtml === undefined || key !== initialLocationKey)
    return <div id={PAGE_CONTENT_ID}>{children}</div>;
  return (
    <div id={PAGE_CONTENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: serverHtml }} />
  );
}
