import { LockedDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { RESET_PASSWORD } from '../../content/auth.content.ts';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { RequireToken } from '../../shared/require-token.tsx';

/** Target of the password reset link in the email, with `?token=`. */
export function ResetPasswordPage() {
  return (
    <AuthLayout title={RESET_PASSWORD.title} lead={RESET_PASSWORD.lead} aside={<LockedDrawing width={360} />}>
      <RequireToken
        missingToken={RESET_PASSWORD.missingToken}
        action={<Link to={paths.forgotPassword()}>Request a new link</Link>}
      >
        {(token) => <ResetPasswordForm token={token} />}
      </RequireToken>
    </AuthLayout>
  );
}
