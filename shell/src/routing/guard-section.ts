import { ownPath, paths, resolveUser, type Audience, type PlatformStore } from '@platform/kit';
import { redirect } from '@platform/kit/router';

/**
 * Decides at the door of a section: nobody signed in is led to the sign-in page and back afterwards, a member without
 * the role to the dashboard, a signed-in visitor of the sign-in page to where he wanted to go.
 *
 * @returns a redirect, or null for those who may go in.
 */
export async function guardSection(
  audience: Audience,
  store: PlatformStore,
  request: Request,
): Promise<Response | null> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (audience === 'everybody') {
    const signsIn = pathname === paths.login() || pathname === paths.register();
    if (signsIn && (await isSignedIn(store)))
      return redirect(ownPath(searchParams.get('next'), paths.dashboard.home()));
    return null;
  }
  const user = await resolveUserIfKnown(store);
  if (user === null) return redirect(paths.login(pathname + search));
  if (audience === 'administrators' && user !== 'unknown' && !user.isAdmin)
    return redirect(paths.dashboard.home());
  return null;
}

/** Whether the code of a section may be downloaded: a member never loads the administrators' bundle. */
export async function mayLoad(audience: Audience, store: PlatformStore): Promise<boolean> {
  if (audience === 'everybody') return true;
  // A member's pages show nothing without data, so their code may travel while the lookup is under way.
  if (audience === 'members') return store.getState().session.signedIn;
  const user = await resolveUserIfKnown(store);
  return user !== null && user !== 'unknown' && user.isAdmin;
}

async function isSignedIn(store: PlatformStore): Promise<boolean> {
  const user = await resolveUserIfKnown(store);
  return user !== null && user !== 'unknown';
}

/** When the lookup itself fails nobody is turned away: the section says what happened and offers another attempt. */
async function resolveUserIfKnown(store: PlatformStore) {
  try {
    return await resolveUser(store);
  } catch {
    return 'unknown' as const;
  }
}
