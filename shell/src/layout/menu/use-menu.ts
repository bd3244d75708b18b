import { useSession, type NavItem } from '@platform/kit';
import { useShell } from '../../shell-context.ts';

/** Returns the sorted entries of a menu from all live remotes, without those that this visitor cannot use. */
export function useMenu(menu: NavItem['menu']): readonly NavItem[] {
  const { registry } = useShell();
  const { user } = useSession();
  return Object.values(registry.remotes)
    .flatMap(({ nav }) => nav)
    .filter((item) => item.menu === menu && (!item.administratorsOnly || user?.isAdmin === true))
    .sort((a, b) => a.order - b.order);
}
