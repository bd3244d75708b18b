import { SuccessDrawing } from '@platform/design-system';
import { VERIFY_EMAIL } from '../../content/entry.content.ts';
import { VerifyEmail } from '../../features/auth/verify-email.tsx';
import { EntryFrame } from '../../shared/entry-frame.tsx';
import { LinkToken } from '../../shared/link-token.tsx';

/** Where the mail's link `?token=` leads. */
export function VerifyEmailPage() {
  return (
    <EntryFrame title={VERIFY_EMAIL.title} lead={VERIFY_EMAIL.lead} aside={<SuccessDrawing width={360} />}>
      <LinkToken incomplete={VERIFY_EMAIL.incomplete}>{(token) => <VerifyEmail token={token} />}</LinkToken>
    </EntryFrame>
  );
}
