import { useLocation, type To } from '@platform/kit/router';

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
