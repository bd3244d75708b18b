import { Text, TopicDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FORGOT_PASSWORD } from '../../content/auth.content.ts';
import { ForgotPasswordForm } from '../../features/auth/link-request-forms.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';

/** Page to request a password reset link. */
export function ForgotPasswordPage() {
  return (
    <AuthLayout
      title={FORGOT_PASSWORD.title}
      lead={FORGOT_PASSWORD.lead}
      aside={<TopicDrawing name="comment-dots" width={360} />}
    >
      <ForgotPasswordForm />
      <Text>
        Remembered it? <Link to={paths.login()}>Log in</Link>
      </Text>
    </AuthLayout>
  );
}
