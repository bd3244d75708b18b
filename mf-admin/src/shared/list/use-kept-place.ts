import { useLocation, useNavigate, type To } from '@platform/kit/router';

/** Where a link or a navigation of a list leads, with the list's search, filters and page kept. */
export type KeptPlace = (pathname: string, left?: string) => { readonly to: To; readonly state: unknown };

/** What the entry of the browser's history knows besides its address: the record that one comes from. */
type Left = { readonly left?: string };

/** `left` is the record to which a list returns: its row, not the list's heading, takes the focus. */
export function useKeptPlace(): KeptPlace {
  const location = useLocation();
  return (pathname, left) => ({
    to: { pathname, search: location.search },
    state: { ...(location.state as object | null), left } satisfies Left,
  });
}

/** The path of the record that one has come from. */
export function useLeft(): string | undefined {
  return (useLocation().state as Left | null)?.left;
}

/** Goes to a place of the list, for keys and buttons; nothing for no place. */
export function useGo(pathname: string | undefined): (() => void) | undefined {
  const keptPlace = useKeptPlace();
  const navigate = useNavigate();
  if (pathname === undefined) return undefined;
  const { to, state } = keptPlace(pathname);
  return () => void navigate(to, { state });
}
