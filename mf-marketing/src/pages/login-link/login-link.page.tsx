import { Text, TopicDrawing } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { LOGIN_LINK } from '../../content/auth.content.ts';
import { LoginLinkForm } from '../../features/auth/link-request-forms.tsx';
import { AuthLayout } from '../../shared/auth-layout.tsx';

/** Page to request a login link. */
export function LoginLinkPage() {
  return (
    <AuthLayout
      title={LOGIN_LINK.title}
      lead={LOGIN_LINK.lead}
      aside={<TopicDrawing name="comment-dots" width={360} />}
    >
      <LoginLinkForm />
      <Text>
        Have your password? <Link to={paths.login()}>Log in</Link>
      </Text>
    </AuthLayout>
  );
}
