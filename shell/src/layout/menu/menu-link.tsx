import type { NavItem } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import type { ComponentPropsWithRef } from 'react';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { item: NavItem };

/** A link in the dashboard's menus. It is current on its own path and on every page below `targetPath`. */
export function MenuLink({ item: { path, targetPath }, ...rest }: Props) {
  const { pathname } = useLocation();
  const isCurrent =
    pathname === path ||
    (targetPath !== undefined && (pathname === targetPath || pathname.startsWith(`${targetPath}/`)));
  return <Link to={path} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
