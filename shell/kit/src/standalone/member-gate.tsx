import { Container, ErrorState, Loading, Skeleton } from '@platform/design-system';
import { nextStep, useSession } from '@platform/kit';
import type { ReactNode } from 'react';

/** Shows its children to whoever is signed in, and to nobody what the page says in place of them. */
export function MemberGate({ signedOut, children }: { signedOut: ReactNode; children: ReactNode }) {
  const session = useSession();

  if (session.status === 'signed-in') return children;
  if (session.status === 'signed-out') return signedOut;
  return (
    <Container>
      {session.status === 'loading' ? (
        <Loading label="Loading">
          <Skeleton $height="12rem" />
        </Loading>
      ) : (
        <ErrorState
          title="Your account cannot be reached"
          level={1}
          onRetry={session.again}
          requestId={session.error.requestId}
        >
          {session.error.status}: {session.error.message} {nextStep(session.error)}
        </ErrorState>
      )}
    </Container>
  );
}
