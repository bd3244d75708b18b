import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Links from a record to the page of the member it belongs to. */
export function MemberLink({ userId, username }: { userId: string; username: string }) {
  return (
    <Text $size={14}>
      <Link to={paths.admin.user(userId)}>
        All activity of <span translate="no">{username}</span>
      </Link>
    </Text>
  );
}
