import { Badge, VisuallyHidden } from '@platform/design-system';
import { useMenuCount, type NavItem } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { item: NavItem };

/** A link in the dashboard's menus. It is current on its own path and on every page below `targetPath`. */
export function MenuLink({ item: { path, targetPath }, children, ...rest }: Props) {
  const { pathname } = useLocation();
  const news = useMenuCount(path);
  const isCurrent =
    pathname === path ||
    (targetPath !== undefined && (pathname === targetPath || pathname.startsWith(`${targetPath}/`)));
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
      {news && (
        <Count tone="primary" title={news.label}>
          <span aria-hidden="true">{news.count}</span>
          <VisuallyHidden>{`, ${news.label}`}</VisuallyHidden>
        </Count>
      )}
    </Link>
  );
}

const Count = styled(Badge)`
  margin-inline-start: auto;
`;
