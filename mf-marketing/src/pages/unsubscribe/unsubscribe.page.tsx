import { SuccessDrawing } from '@platform/design-system';
import { UNSUBSCRIBE } from '../../content/unsubscribe.content.ts';
import { SettingsLink, Unsubscribe } from '../../features/notices/unsubscribe.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';
import { RequireToken } from '../../shared/require-token.tsx';

/** Target of the link in each optional email, with `?token=`. */
export function UnsubscribePage() {
  return (
    <AuthLayout title={UNSUBSCRIBE.title} lead={UNSUBSCRIBE.lead} aside={<SuccessDrawing width={360} />}>
      <RequireToken missingToken={UNSUBSCRIBE.missingToken} action={<SettingsLink />}>
        {(token) => <Unsubscribe token={token} />}
      </RequireToken>
    </AuthLayout>
  );
}
