import {
  DELETION_DAYS,
  MINIMUM_BALANCE,
  PAYOUT_RETURN_DAYS,
  type OpenRequests,
  type User,
} from '@platform/contracts';
import {
  Alert,
  Button,
  DescriptionList,
  Loading,
  Money,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { MONEY_STATES } from '@platform/kit/states';
import { useState } from 'react';
import { DELETED_DATA, KEPT_DATA, OPEN_LABELS } from '../../content/account-deletion.content.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { useOpenRequestsQuery } from './deletion-api.ts';

/** Lets members delete their account: what must be settled before, what is lost, and the request. */
export function AccountDeletion({ user }: { user: User }) {
  if (user.isAdmin) return null;
  return (
    <Panel title="Delete account">
      {user.deletesAt ? <DeletionNotice deletesAt={user.deletesAt} /> : <DeletionRequest user={user} />}
    </Panel>
  );
}

function DeletionRequest({ user }: { user: User }) {
  const query = useOpenRequestsQuery({}, { refetchOnMountOrArgChange: true });
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack>
      <Text>{DELETED_DATA}</Text>
      <Text>{KEPT_DATA}</Text>
      <Text $tone="muted">
        You have {DELETION_DAYS} days to change your mind, in which your account works as before. A payout
        that we send you meanwhile may come back, so we then wait until {PAYOUT_RETURN_DAYS} days after it.
      </Text>
      <DescriptionList
        items={[
          { term: 'Can be withdrawn', description: <Money amount={user.balance} strong /> },
          { term: MONEY_STATES.locked.label, description: <Money amount={user.lockedBalance} /> },
          { term: MONEY_STATES.held.label, description: <Money amount={user.heldBalance} /> },
        ]}
      />
      <Text>You lose what is left then. Withdrawing needs a balance of {MINIMUM_BALANCE}.</Text>
      <QueryBoundary
        query={query}
        resource="what is open in your account"
        level={3}
        skeleton={
          <Loading label="Loading what is open in your account">
            <Skeleton $height="2.5rem" />
          </Loading>
        }
      >
        {(open) => <RequestButton open={open} onAsk={() => setAsking(true)} />}
      </QueryBoundary>
      {isAsking && <DeletionDialog user={user} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** Offers the request unless something is open, which it then names. */
function RequestButton({ open, onAsk }: { open: OpenRequests; onAsk: () => void }) {
  const waiting = OPEN_LABELS.filter(({ name }) => open[name] > 0);
  if (waiting.length === 0)
    return (
      <div>
        <Button onClick={onAsk}>Delete my account</Button>
      </div>
    );
  return (
    <Alert tone="held" title="Something is still open">
      <ul>
        {waiting.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
      You can delete your account once this is done.
    </Alert>
  );
}
