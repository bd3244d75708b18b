import type { User } from '@platform/contracts';
import { useSession } from '@platform/kit';
import type { ReactNode } from 'react';
import { useDailyReset } from './use-daily-reset.ts';

/**
 * Renders its children with the logged-in user, and nothing without one: the surrounding layout shows a skeleton while
 * the session loads and redirects to the login page if there is no user.
 */
export function UserBoundary({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  return (
    user && (
      <>
        <DailyReset user={user} />
        {children(user)}
      </>
    )
  );
}

/** Its own component, because the time that it watches changes more often than the page. */
export function DailyReset({ user }: { user: User }) {
  useDailyReset(user);
  return null;
}
