import { LockedDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { RESET_PASSWORD } from '../../content/entry.content.ts';
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx';
import { EntryFrame } from '../../shared/entry-frame.tsx';
import { LinkToken } from '../../shared/link-token.tsx';

/** Where the mail's link `?token=` leads. */
export function ResetPasswordPage() {
  return (
    <EntryFrame title={RESET_PASSWORD.title} lead={RESET_PASSWORD.lead} aside={<LockedDrawing width={360} />}>
      <LinkToken
        incomplete={RESET_PASSWORD.incomplete}
        action={<Link to={paths.forgotPassword()}>Ask for a new link</Link>}
      >
        {(token) => <ResetPasswordForm token={token} />}
      </LinkToken>
    </EntryFrame>
  );
}
