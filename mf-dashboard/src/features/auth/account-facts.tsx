import type { User } from '@platform/contracts';
import { Avatar, DescriptionList, Money, Panel, Row, Text } from '@platform/design-system';
import { Moment } from '../../shared/moment/moment.tsx';

/** What the account is: nothing here can be changed. */
export function AccountFacts({ user }: { user: User }) {
  const { username, isAdmin, createdAt, balance } = user;
  return (
    <Panel title="Account information">
      <Row $nowrap>
        <Avatar>{username.slice(0, 2)}</Avatar>
        <Text $strong>{username}</Text>
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
