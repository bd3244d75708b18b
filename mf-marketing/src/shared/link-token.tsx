import { Alert } from '@platform/design-system';
import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useQueryParameter } from './use-query-parameter.ts';

type Props = {
  /** Said when the link has lost its token on the way. */
  incomplete: { readonly title: string; readonly text: string };
  /** What to do then. */
  action?: ReactNode;
  /** The page's work, with the token; an empty one until the address is known. */
  children: (token: string) => ReactNode;
};

/** For pages that a mail leads to with `?token=`. */
export function LinkToken({ incomplete, action, children }: Props) {
  const token = useQueryParameter('token');
  const isKnown = useHydrated();

  if (isKnown && !token) {
    return (
      <Alert tone="locked" role="status" title={incomplete.title} action={action}>
        {incomplete.text}
      </Alert>
    );
  }
  return children(token ?? '');
}
