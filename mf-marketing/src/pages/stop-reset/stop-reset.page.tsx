import { LockedDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { STOP_RESET } from '../../content/auth.content.ts';
import { StopReset } from '../../features/auth/stop-reset.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { RequireToken } from '../../shared/require-token.tsx';

/** Target of the link in the emails about the reset of a second factor, with `?token=`. */
export function StopResetPage() {
  return (
    <AuthLayout title={STOP_RESET.title} lead={STOP_RESET.lead} aside={<LockedDrawing width={360} />}>
      <RequireToken
        missingToken={STOP_RESET.missingToken}
        action={<Link to={paths.support()}>Contact support</Link>}
      >
        {(token) => <StopReset token={token} />}
      </RequireToken>
    </AuthLayout>
  );
}
