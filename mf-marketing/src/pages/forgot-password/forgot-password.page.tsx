import { Text, TopicDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FORGOT_PASSWORD } from '../../content/entry.content.ts';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';
import { EntryFrame } from '../../shared/entry-frame.tsx';

/** The way back in for somebody who has lost the password. */
export function ForgotPasswordPage() {
  return (
    <EntryFrame
      title={FORGOT_PASSWORD.title}
      lead={FORGOT_PASSWORD.lead}
      aside={<TopicDrawing name="comment-dots" width={360} />}
    >
      <ForgotPasswordForm />
      <Text>
        Remembered it? <Link to={paths.login()}>Log in</Link>
      </Text>
    </EntryFrame>
  );
}
