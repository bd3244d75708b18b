import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** From a record to the member whose it is. */
export function MemberLink({ userId, username }: { userId: string; username: string }) {
  return (
    <Text $size={14}>
      <Link to={paths.admin.user(userId)}>The whole story of {username}</Link>
    </Text>
  );
}
