import { Alert, Stack, useHydrated } from '@platform/design-system';
import type { ReactNode } from 'react';
import { useActionParameter } from './use-query-parameter.ts';

type Props = {
  /** Message for a link without a token. */
  missingToken: { readonly title: string; readonly text: string };
  /** The next step for a link without a token. */
  action?: ReactNode;
  /** Content below the message. */
  alternative?: ReactNode;
  /** Renders the page with the token, for its event handlers: the markup is prerendered without it. */
  children: (token: string) => ReactNode;
};

/** Wraps pages that emails link to with `?token=`. */
export function RequireToken({ missingToken, action, alternative, children }: Props) {
  const token = useActionParameter('token');
  const isHydrated = useHydrated();

  if (isHydrated && !token) {
    return (
      <Stack $gap={6}>
        <Alert tone="locked" role="status" title={missingToken.title} action={action}>
          {missingToken.text}
        </Alert>
        {alternative}
      </Stack>
    );
  }
  return children(token ?? '');
}
