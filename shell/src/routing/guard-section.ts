import { safeRedirectPath, paths, resolveUser, type PlatformStore } from '@platform/kit';
import { redirect } from '@platform/kit/router';
import type { Visibility } from '@platform/releases/section';

/**
 * Guards a section: redirects logged-out visitors to the login page and back afterwards, members without the role to
 * the dashboard, and logged-in visitors of the login page to where they wanted to go.
 *
 * @returns a redirect, or `null` if the visitor can enter.
 */
export async function guardSection(
  visibility: Visibility,
  store: PlatformStore,
  request: Request,
): Promise<Response | null> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (visibility === 'everybody') {
    const isLoginPage = pathname === paths.login() || pathname === paths.register();
    if (isLoginPage && (await isSignedIn(store)))
      return redirect(safeRedirectPath(searchParams.get('next'), paths.dashboard.home()));
    return null;
  }
  const user = await resolveUserIfKnown(store);
  if (user === null) return redirect(paths.login(pathname + search));
  if (visibility === 'administrators' && user !== 'unknown' && !user.isAdmin)
    return redirect(paths.dashboard.home());
  return null;
}

/**
 * Returns whether the visitor may download the code of a section. A member never downloads the administrators' bundle.
 */
export async function canLoadSection(visibility: Visibility, store: PlatformStore): Promise<boolean> {
  if (visibility === 'everybody') return true;
  // Member pages show nothing without data, so their code can load while the user lookup is pending.
  if (visibility === 'members') return store.getState().session.signedIn;
  const user = await resolveUserIfKnown(store);
  return user !== null && user !== 'unknown' && user.isAdmin;
}

async function isSignedIn(store: PlatformStore): Promise<boolean> {
  const user = await resolveUserIfKnown(store);
  return user !== null && user !== 'unknown';
}

/**
 * Returns `'unknown'` if the lookup fails. Guards then let the visitor in, and the section shows the error with a
 * retry.
 */
async function resolveUserIfKnown(store: PlatformStore) {
  try {
    return await resolveUser(store);
  } catch {
    return 'unknown' as const;
  }
}
