import { SuccessDrawing } from '@platform/design-system';
import { VERIFY_EMAIL } from '../../content/auth.content.ts';
import { NewConfirmationLink } from '../../features/auth/new-confirmation-link.tsx';
import { VerifyEmail } from '../../features/auth/verify-email.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { RequireToken } from '../../shared/require-token.tsx';

/** Target of the confirmation link in the email, with `?token=`. */
export function VerifyEmailPage() {
  return (
    <AuthLayout title={VERIFY_EMAIL.title} lead={VERIFY_EMAIL.lead} aside={<SuccessDrawing width={360} />}>
      <RequireToken missingToken={VERIFY_EMAIL.missingToken} alternative={<NewConfirmationLink />}>
        {(token) => <VerifyEmail token={token} />}
      </RequireToken>
    </AuthLayout>
  );
}
