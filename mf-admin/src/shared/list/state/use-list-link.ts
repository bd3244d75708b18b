import { useLocation, useNavigate, type To } from '@platform/kit/router';

/**
 * Builds a link between a list and its records that keeps the list's search, filters and page. `returnedFrom` is the
 * path of the record that a link to the list comes back from: its row then takes the focus, not the list's heading.
 */
export type GetListLink = (
  pathname: string,
  returnedFrom?: string,
) => { readonly to: To; readonly state: unknown };

type ListLinkState = { readonly returnedFrom?: string };

/** Returns a function that builds links from the current URL. */
export function useListLink(): GetListLink {
  const location = useLocation();
  return (pathname, returnedFrom) => ({
    to: { pathname, search: location.search },
    state: { ...(location.state as object | null), returnedFrom } satisfies ListLinkState,
  });
}

/** Returns the path of the record from which the user has come back to the list. */
export function useReturnedFrom(): string | undefined {
  return (useLocation().state as ListLinkState | null)?.returnedFrom;
}

/** Returns a function that opens a record of the list; `undefined` if there is no path. */
export function useOpenRecord(pathname: string | undefined): (() => void) | undefined {
  const getListLink = useListLink();
  const navigate = useNavigate();
  if (pathname === undefined) return undefined;
  const { to, state } = getListLink(pathname);
  return () => void navigate(to, { state });
}
