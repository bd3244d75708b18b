import { paths, useSession } from '@platform/kit';

/** Returns whether the visitor is a member, as the server knew it from the hint cookie when it sent the page. */
export function useIsMember(): boolean {
  return useSession().status !== 'signed-out';
}

/** Returns the link to the sign-up; for members, who have an account, the one to their dashboard. */
export function useSignUpAction(label: string): { readonly label: string; readonly to: string } {
  return useIsMember()
    ? { label: 'Go to your dashboard', to: paths.dashboard.home() }
    : { label, to: paths.register() };
}
