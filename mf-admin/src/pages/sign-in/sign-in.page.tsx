import { Alert, Heading, LogoMark, Row, space, Stack, Surface, Text } from '@platform/design-system';
import { ownPath, paths, useSession } from '@platform/kit';
import { Navigate, useNavigate, useSearchParams } from '@platform/kit/router';
import { styled } from 'styled-components';
import { SIGN_IN } from '../../content/sign-in.ts';
import { SignInForm } from '../../features/auth/sign-in-form.tsx';

/** The console's own sign-in. Somebody who is signed in already has no business here. */
export function SignInPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = ownPath(search.get('next'), paths.admin.overview());

  if (session.status === 'signed-in') return <Navigate to={next} replace />;
  return (
    <Middle>
      <title>Log in · AI Skill Console</title>
      <Sheet $padding={8}>
        <Stack $gap={6}>
          <Stack $gap={2}>
            <Row $gap={2.5}>
              <LogoMark size={26} />
              <Text as="span" $strong>
                AI Skill
              </Text>
            </Row>
            <Heading as="h1">{SIGN_IN.title}</Heading>
            <Text $tone="muted">{SIGN_IN.lead}</Text>
          </Stack>
          {session.status === 'signed-out' && session.ended === 'expired' && (
            <Alert role="status" title={SIGN_IN.sessionEnded}>
              {SIGN_IN.sessionEndedWhy}
            </Alert>
          )}
          <SignInForm onSignedIn={() => void navigate(next, { replace: true })} />
        </Stack>
      </Sheet>
    </Middle>
  );
}

const Middle = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${space(5)};
`;

const Sheet = styled(Surface)`
  width: 100%;
  max-width: 26rem;
`;
