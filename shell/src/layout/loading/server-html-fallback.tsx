import { useLocation } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { PAGE_CONTENT_ID } from '../../page-data.ts';
import { useShell } from '../../shell-context.ts';

/**
 * Renders the page inside the public layout. If its code did not load, or it answers a form, it keeps the server's
 * HTML, with working links and forms, until the next navigation.
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
