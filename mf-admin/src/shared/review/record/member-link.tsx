import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { TruncatedText } from '../../list/table/truncated-text.tsx';
import { MemberCard } from './member-name.tsx';

type Props = {
  userId: string;
  username: string;
  /** What the page of the member is to the reader: "All activity of", "Account of". In a list the name is enough. */
  label?: string;
};

/** Links to the page of a member, with a card of what is known about them. */
export function MemberLink({ userId, username, label }: Props) {
  return (
    <MemberCard userId={userId} username={username}>
      <Link to={paths.admin.user(userId)}>
        {label === undefined ? (
          <TruncatedText text={username} title={undefined} />
        ) : (
          <>
            {label} <span translate="no">{username}</span>
          </>
        )}
      </Link>
    </MemberCard>
  );
}

/** Links from a record to the page of the member it belongs to. */
export function ActivityLink(member: Omit<Props, 'label'>) {
  return (
    <Text $size={14}>
      <MemberLink {...member} label="All activity of" />
    </Text>
  );
}
