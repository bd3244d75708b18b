import { useLocation, useNavigate, type To } from '@platform/kit/router';

/** Where a link or a navigation of a list leads, with the list's search, filters and page kept. */
export type KeptPlace = (pathname: string) => { readonly to: To; readonly state: unknown };

export function useKeptPlace(): KeptPlace {
  const location = useLocation();
  return (pathname) => ({ to: { pathname, search: location.search }, state: location.state as unknown });
}

/** Goes to a place of the list, for keys and buttons; nothing for no place. */
export function useGo(pathname: string | undefined): (() => void) | undefined {
  const keptPlace = useKeptPlace();
  const navigate = useNavigate();
  if (pathname === undefined) return undefined;
  const { to, state } = keptPlace(pathname);
  return () => void navigate(to, { state });
}
