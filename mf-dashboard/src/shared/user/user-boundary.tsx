import type { User } from '@platform/contracts';
import { useSession } from '@platform/kit';
import type { ReactNode } from 'react';

/**
 * Renders its children with the logged-in user, and nothing without one: the surrounding layout shows a skeleton while
 * the session loads and redirects to the login page if there is no user.
 */
export function UserBoundary({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  return user && children(user);
}
