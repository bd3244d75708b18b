import { useLocation } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';

export const KEPT_PAGE_ID = 'page';

/**
 * The page inside the public frame. When its code did not arrive, what the server had made of it stays in its place
 * until one goes elsewhere: to read, with links that work.
 */
export function KeptPage({ children }: { children: ReactNode }) {
  const { keptPage, openedAt } = useShell();
  const { key } = useLocation();
  if (keptPage === undefined || key !== openedAt) return <div id={KEPT_PAGE_ID}>{children}</div>;
  return <div id={KEPT_PAGE_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keptPage }} />;
}
