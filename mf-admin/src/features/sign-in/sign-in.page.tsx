import { Alert, Heading, LogoMark, Row, space, Stack, Surface, Text } from '@platform/design-system';
import { safeRedirectPath, paths, useSession } from '@platform/kit';
import { Navigate, useNavigate, useSearchParams } from '@platform/kit/router';
import { styled } from 'styled-components';
import { SIGN_IN_LABELS } from '../../content/sign-in-labels.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The console's login page. Redirects a user who is already logged in. */
export function SignInPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeRedirectPath(search.get('next'), paths.admin.overview());

  if (session.status === 'signed-in') return <Navigate to={next} replace />;
  return (
    <Centered>
      <title>Log in · AI Skill Console</title>
      <LoginCard $padding={8}>
        <Stack $gap={6}>
          <Stack $gap={2}>
            <Row $gap={2.5}>
              <LogoMark size={26} />
              <Text as="span" $strong>
                AI Skill
              </Text>
            </Row>
            <Heading as="h1">{SIGN_IN_LABELS.title}</Heading>
            <Text $tone="muted">{SIGN_IN_LABELS.lead}</Text>
          </Stack>
          {session.status === 'signed-out' && session.ended === 'expired' && (
            <Alert role="status" title={SIGN_IN_LABELS.sessionEndedTitle}>
              {SIGN_IN_LABELS.sessionEndedText}
            </Alert>
          )}
          <SignInForm onSignedIn={() => void navigate(next, { replace: true })} />
        </Stack>
      </LoginCard>
    </Centered>
  );
}

const Centered = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${space(5)};
`;

const LoginCard = styled(Surface)`
  width: 100%;
  max-width: 26rem;
`;
