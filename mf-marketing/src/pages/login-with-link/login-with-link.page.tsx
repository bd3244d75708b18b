import { LockedDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { LOGIN_WITH_LINK } from '../../content/auth.content.ts';
import { LinkLogin } from '../../features/auth/link-login.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { RequireToken } from '../../shared/require-token.tsx';

/** Target of the login link in the email, with `?token=`. */
export function LoginWithLinkPage() {
  return (
    <AuthLayout
      title={LOGIN_WITH_LINK.title}
      lead={LOGIN_WITH_LINK.lead}
      aside={<LockedDrawing width={360} />}
    >
      <RequireToken
        missingToken={LOGIN_WITH_LINK.missingToken}
        action={<Link to={paths.loginLink()}>Request a new link</Link>}
      >
        {(token) => <LinkLogin token={token} />}
      </RequireToken>
    </AuthLayout>
  );
}
