import { Container, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, redirect } from '@platform/kit/router';
import { hintedBy, MemberGate, startStandalone } from '@platform/kit/standalone';
import { routes } from './routes.tsx';

/** The member's pages on their own address, without the shell's frame. One signs in at the shell. */
export function start(): void {
  const home = { path: '/', loader: () => redirect(paths.dashboard.home()) };
  startStandalone({ routes: [home, { Component: Frame, children: routes }], signedIn: hintedBy('member') });
}

function Frame() {
  return (
    <MemberGate signedOut={<SignedOut />}>
      <main>
        <Outlet />
      </main>
    </MemberGate>
  );
}

function SignedOut() {
  return (
    <Container>
      <Text>Nobody is signed in. Sign in through the platform, then reload this page.</Text>
    </Container>
  );
}
