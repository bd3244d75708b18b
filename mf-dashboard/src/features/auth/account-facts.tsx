import type { User } from '@platform/contracts';
import { Avatar, Breakable, DescriptionList, Moment, Money, Panel, Row, Text } from '@platform/design-system';
import { styled } from 'styled-components';

/** What the account is: nothing here can be changed. */
export function AccountFacts({ user }: { user: User }) {
  const { username, isAdmin, createdAt, balance } = user;
  return (
    <Panel title="Account information">
      <Row $nowrap>
        <Avatar>{username.slice(0, 2)}</Avatar>
        <Name $strong>
          <Breakable>{username}</Breakable>
        </Name>
      </Row>
      <DescriptionList
        items={[
          { term: 'Username', description: username },
          { term: 'Account type', description: isAdmin ? 'Administrator' : 'Standard User' },
          { term: 'Member since', description: <Moment at={createdAt} /> },
          { term: 'Balance', description: <Money amount={balance} strong /> },
        ]}
      />
    </Panel>
  );
}

/** A name of 32 letters may have no place to break. */
const Name = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
`;
