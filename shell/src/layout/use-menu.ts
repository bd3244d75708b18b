import { useSession, type NavItem } from '@platform/kit';
import { useShell } from '../shell-context.ts';

/** The entries of a menu: those of all live remotes, in their order, without what this visitor may not use. */
export function useMenu(menu: NavItem['menu']): readonly NavItem[] {
  const { registry } = useShell();
  const { user } = useSession();
  return Object.values(registry.remotes)
    .flatMap(({ nav }) => nav)
    .filter((item) => item.menu === menu && (!item.administratorsOnly || user?.isAdmin === true))
    .sort((one, other) => one.order - other.order);
}
