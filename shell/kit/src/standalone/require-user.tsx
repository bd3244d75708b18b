import { Container, ErrorState, Loading, Skeleton } from '@platform/design-system';
import { describeSessionError, useSession } from '@platform/kit';
import { Fragment, type ReactNode } from 'react';

/** Renders its children for a logged-in user and `signedOut` otherwise. */
export function RequireUser({ signedOut, children }: { signedOut: ReactNode; children: ReactNode }) {
  const session = useSession();

  // Nothing that one user has typed is there for the next.
  if (session.status === 'signed-in') return <Fragment key={session.user.id}>{children}</Fragment>;
  if (session.status === 'signed-out') return signedOut;
  return (
    <Container>
      {session.status === 'loading' ? (
        <Loading label="Loading">
          <Skeleton $height="12rem" />
        </Loading>
      ) : (
        <ErrorState
          title="We could not load your account"
          level={1}
          onRetry={session.retry}
          error={describeSessionError(session.error)}
        />
      )}
    </Container>
  );
}
