import { LockedDrawing, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { SECOND_STEP } from '../../content/auth.content.ts';
import { SecondStepForm } from '../../features/auth/second-step-form.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { useActionParameter, useQueryParameter } from '../../shared/use-query-parameter.ts';

/** Asks for the code of a login with two-factor authentication; `?next=` is the page to open after it. */
export function SecondStepPage() {
  const next = useQueryParameter('next');

  return (
    <AuthLayout title={SECOND_STEP.title} lead={SECOND_STEP.lead} aside={<LockedDrawing width={360} />}>
      <SecondStepForm next={useActionParameter('next')} />
      <Text>
        Not you? <Link to={paths.login(next ?? undefined)}>Log in with another account</Link>
      </Text>
      <Text>
        Lost your app and recovery codes? <Link to={paths.support()}>Contact support</Link>
      </Text>
    </AuthLayout>
  );
}
