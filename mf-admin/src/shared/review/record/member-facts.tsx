import { listAllWithdrawals, listVerifications, type UserDetail } from '@platform/contracts';
import {
  DateTime,
  DescriptionList,
  formatCount,
  LabelBadge,
  Loading,
  Money,
  Skeleton,
} from '@platform/design-system';
import { QueryBoundary, type QueryState } from '@platform/kit/queries';
import { MONEY_STATES, WITHDRAWAL_STATES } from '@platform/kit/states';
import type { ReactNode } from 'react';
import { OWNERSHIP_STATUS_LABELS } from '../../../content/status-labels.ts';
import { useMay } from '../../use-may.ts';
import { DisabledBadge } from '../case/disabled-badge.tsx';
import { useAdminUserQuery, useAdminVerificationsQuery, useAdminWithdrawalsQuery } from './member-api.ts';

/** A member's money, identity and last payout, as far as the roles allow. */
export function MemberFacts({ userId }: { userId: string }) {
  return (
    <QueryBoundary
      query={useAdminUserQuery({ params: { id: userId } })}
      resource="the member"
      level={3}
      skeleton={
        <Loading label="Loading the member">
          <Skeleton $height="16rem" />
        </Loading>
      }
    >
      {(user) => <Facts user={user} />}
    </QueryBoundary>
  );
}

function Facts({ user }: { user: UserDetail }) {
  const may = useMay();
  const newest = { query: { userId: user.id, limit: 1, sort: 'newest' } } as const;
  const verifications = useAdminVerificationsQuery(newest, { skip: !may(listVerifications) });
  const withdrawals = useAdminWithdrawalsQuery(newest, { skip: !may(listAllWithdrawals) });
  return (
    <DescriptionList
      items={[
        ...(user.disabled ? [{ term: 'Account', description: <DisabledBadge /> }] : []),
        { term: MONEY_STATES.available.label, description: <Money amount={user.balance} /> },
        { term: MONEY_STATES.locked.label, description: <Money amount={user.lockedBalance} /> },
        { term: MONEY_STATES.held.label, description: <Money amount={user.heldBalance} /> },
        { term: 'Completed', description: formatCount(user.completions, 'task') },
        {
          term: 'Email',
          description: user.emailVerified ? 'Confirmed' : 'Not confirmed',
        },
        ...(may(listVerifications)
          ? [
              {
                term: 'Identity',
                description: describeNewest(verifications, ({ status }) => (
                  <LabelBadge labels={OWNERSHIP_STATUS_LABELS} value={status} />
                )),
              },
            ]
          : []),
        ...(may(listAllWithdrawals)
          ? [
              {
                term: 'Last payout',
                description: describeNewest(withdrawals, ({ amount, status, requestDate }) => (
                  <>
                    <Money amount={amount} /> <LabelBadge labels={WITHDRAWAL_STATES} value={status} />{' '}
                    <DateTime at={requestDate} />
                  </>
                )),
              },
            ]
          : []),
        { term: 'Member since', description: <DateTime at={user.createdAt} /> },
      ]}
    />
  );
}

type Rows<Row> = QueryState<{ readonly items: readonly Row[] }>;

function describeNewest<Row>({ data, error }: Rows<Row>, describe: (row: Row) => ReactNode): ReactNode {
  if (!data) return error ? 'Could not be loaded' : '…';
  const [newest] = data.items;
  return newest ? describe(newest) : 'None';
}
