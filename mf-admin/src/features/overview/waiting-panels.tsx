import {
  approveSecondFactorReset,
  approveWithdrawal,
  confirmVerification,
  RESET_APPROVAL_DAYS,
  type AdminCounters,
  type Endpoint,
} from '@platform/contracts';
import { Badge, Panel, RowEnd, RowItem, RowList, RowText, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useAdminCountersQuery } from '../../shared/counters-api.ts';
import { useMay } from '../../shared/use-may.ts';

type Waiting = {
  readonly counter: keyof AdminCounters;
  /** What is to be done: only roles that may do so see the row. */
  readonly endpoint: Endpoint;
  readonly label: string;
  readonly text: string;
  readonly path: string;
};

const IDENTITIES: readonly Waiting[] = [
  {
    counter: 'uncheckedIdentities',
    endpoint: confirmVerification,
    label: 'Approved, not checked',
    text: 'Payouts to these members wait until an administrator has viewed their documents.',
    path: `${paths.admin.verifications()}?status=unchecked`,
  },
];

const APPROVALS: readonly Waiting[] = [
  {
    counter: 'secondApprovals',
    endpoint: approveWithdrawal,
    label: 'Withdrawals with one approval',
    text: 'They are paid out after the second.',
    path: `${paths.admin.withdrawals()}?firstApproval=given`,
  },
  {
    counter: 'secondFactorResets',
    endpoint: approveSecondFactorReset,
    label: 'Resets of two-factor authentication',
    text: `A reset expires ${RESET_APPROVAL_DAYS} days after it was opened.`,
    path: `${paths.admin.users()}?secondFactorReset=requested`,
  },
];

/** What waits for the approval of a second administrator; nothing if nothing does. */
export function SecondApprovals() {
  return <WaitingPanel title="Waiting for a second administrator" items={APPROVALS} />;
}

/** The approved identities that no administrator has checked; nothing if there are none. */
export function UncheckedIdentities() {
  return <WaitingPanel title="Identities to check" items={IDENTITIES} />;
}

function WaitingPanel({ title, items }: { title: string; items: readonly Waiting[] }) {
  const may = useMay();
  const { data } = useAdminCountersQuery();
  const waiting = items.filter(({ counter, endpoint }) => data && data[counter] > 0 && may(endpoint));
  if (!data || waiting.length === 0) return null;
  return (
    <Panel title={title}>
      <RowList>
        {waiting.map(({ counter, label, text, path }) => (
          <RowItem key={counter} $padding={0}>
            <RowText>
              <Link to={path}>{label}</Link>
              <Text $size={14} $tone="muted">
                {text}
              </Text>
            </RowText>
            <RowEnd>
              <Badge tone="locked">{data[counter]}</Badge>
            </RowEnd>
          </RowItem>
        ))}
      </RowList>
    </Panel>
  );
}
