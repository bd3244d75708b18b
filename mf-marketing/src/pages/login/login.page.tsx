import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { LOGIN } from '../../content/auth.content.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { RewardTimeline } from '../../shared/reward-timeline.tsx';
import { useActionParameter, useQueryParameter } from '../../shared/use-query-parameter.ts';

/** Login page; `?next=` is the page to open after login. */
export function LoginPage() {
  const next = useQueryParameter('next');

  return (
    <AuthLayout title={LOGIN.title} lead={LOGIN.lead} aside={<RewardTimeline />}>
      <LoginForm next={useActionParameter('next')} />
      <Text>
        No account yet? <Link to={paths.register(next ?? undefined)}>Sign up</Link>
      </Text>
      <Text>
        Locked out? <Link to={paths.loginLink()}>Get a login link</Link>
      </Text>
    </AuthLayout>
  );
}
