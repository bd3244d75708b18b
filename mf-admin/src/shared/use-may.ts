import { mayCall, type Endpoint } from '@platform/contracts';
import { useSession } from '@platform/kit';

/**
 * Returns whether the roles of the administrator allow a call, so that pages offer only what the API accepts. Until the
 * user has loaded, everything is shown and the API decides.
 */
export function useMay(): (endpoint: Pick<Endpoint, 'roles'>) => boolean {
  const { user } = useSession();
  return (endpoint) => !user || mayCall(user.adminRoles, endpoint);
}
