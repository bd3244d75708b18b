import type { User } from '@platform/contracts';
import { useSession } from '@platform/kit';
import type { ReactNode } from 'react';

/**
 * The pages of a member. The frame around them shows the skeleton while the user is looked up and leads to the sign-in
 * when there is none; until it has done so, nothing is rendered here.
 */
export function ForMember({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  return user && children(user);
}
