import type { User } from '@platform/contracts';
import {
  Avatar,
  Badge,
  BreakableText,
  DescriptionList,
  DateTime,
  Money,
  Panel,
  Row,
  Text,
} from '@platform/design-system';
import { styled } from 'styled-components';

/** Shows the account's read-only properties. */
export function AccountInformation({ user }: { user: User }) {
  const { username, emailVerified, isAdmin, createdAt, balance } = user;
  return (
    <Panel title="Account information">
      <Row $nowrap>
        <Avatar>{username.slice(0, 2)}</Avatar>
        <Name $strong translate="no">
          <BreakableText>{username}</BreakableText>
        </Name>
      </Row>
      <DescriptionList
        items={[
          { term: 'Username', description: username, verbatim: true },
          {
            term: 'Email',
            description: (
              <Badge tone={emailVerified ? 'available' : 'locked'}>
                {emailVerified ? 'Confirmed' : 'Not confirmed'}
              </Badge>
            ),
          },
          { term: 'Account type', description: isAdmin ? 'Administrator' : 'Standard User' },
          { term: 'Member since', description: <DateTime at={createdAt} /> },
          { term: 'Balance', description: <Money amount={balance} strong /> },
        ]}
      />
    </Panel>
  );
}

/** A username of 32 characters may contain no line-break opportunity. */
const Name = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
`;
