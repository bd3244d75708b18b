import type { NavItem } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import type { ReactNode } from 'react';

type Props = { item: NavItem; children: ReactNode };

/** A place in the dashboard's menus; the current one also on the pages that it leads to. */
export function PlaceLink({ item: { path, leadsTo }, children }: Props) {
  const { pathname } = useLocation();
  const isHere =
    pathname === path ||
    (leadsTo !== undefined && (pathname === leadsTo || pathname.startsWith(`${leadsTo}/`)));
  return (
    <Link to={path} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
