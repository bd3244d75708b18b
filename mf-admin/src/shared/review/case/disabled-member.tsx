import { Alert, Row } from '@platform/design-system';
import { MemberName } from '../record/member-name.tsx';
import { DisabledBadge } from './disabled-badge.tsx';

type Member = { readonly userId: string; readonly username: string; readonly memberDisabled: boolean };

/** The member of a case in a list. */
export function MemberCell({ userId, username, memberDisabled }: Member) {
  const name = <MemberName userId={userId} username={username} strong />;
  if (!memberDisabled) return name;
  return (
    <Row $gap={2}>
      {name}
      <DisabledBadge />
    </Row>
  );
}

/**
 * Says what cannot be done with an open case while the account of its member is disabled; nothing if it is not.
 *
 * @param canDecide whether the administrator has the buttons that the text names
 */
export function DisabledMemberNotice({
  memberDisabled,
  status,
  canDecide,
}: Pick<Member, 'memberDisabled'> & { status: string; canDecide: boolean }) {
  if (!memberDisabled) return null;
  return (
    <Alert tone="danger" title="The account of this member is disabled">
      {(canDecide && TEXTS[status]) ||
        'Nothing of this member is approved or paid out until the account is enabled.'}
    </Alert>
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  pending: 'You can reject it. It can be approved once the account is enabled.',
  processing:
    'Do not pay it. Mark it as failed to return the money to the balance, or wait until the account is enabled. If it was sent before, do not mark it as failed: have the account enabled, mark it as paid out, and have it disabled again.',
};
