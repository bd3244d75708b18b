import { LockedDrawing, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { LOGIN } from '../../content/entry.content.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { EntryFrame } from '../../shared/entry-frame.tsx';
import { useQueryParameter } from '../../shared/use-query-parameter.ts';

/** Sign-in; `?next=` says where the visitor wanted to go. */
export function LoginPage() {
  const next = useQueryParameter('next');

  return (
    <EntryFrame title={LOGIN.title} lead={LOGIN.lead} aside={<LockedDrawing width={360} />}>
      <LoginForm next={next} />
      <Text>
        No account yet? <Link to={paths.register(next ?? undefined)}>Sign up</Link>
      </Text>
    </EntryFrame>
  );
}
