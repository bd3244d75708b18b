import type { CaseDetail, RiskSignals, CaseLink } from '@platform/contracts';
import {
  Badge,
  DateTime,
  DescriptionList,
  formatCount,
  formatDuration,
  LabelBadge,
  Stack,
  Text,
  type Description,
} from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import {
  REJECTION_LABELS,
  RISK_SIGNAL_LABELS,
  SAME_DESTINATION,
  getCaseLabel,
} from '../../../content/case-labels.ts';
import { MemberLink } from '../record/member-link.tsx';
import { CasePageLink } from './case-page-link.tsx';
import { DisabledBadge } from './disabled-badge.tsx';

/** What is known about the member of a case. Facts that the roles do not allow are left out. */
export function RiskSignalList({ riskSignals }: Pick<CaseDetail, 'riskSignals'>) {
  const { recentPace, earlierPace, samePayoutDetails, sameDevice, sameIdentityNumber, rejections } =
    riskSignals;
  return (
    <DescriptionList
      items={[
        ...(riskSignals.accountDisabled
          ? [{ term: RISK_SIGNAL_LABELS.state, description: <DisabledBadge /> }]
          : []),
        {
          term: RISK_SIGNAL_LABELS.age,
          description: <AccountAge createdAt={riskSignals.accountCreatedAt} />,
        },
        { term: RISK_SIGNAL_LABELS.pace, description: describePace(recentPace, earlierPace) },
        ...linksItem(RISK_SIGNAL_LABELS.payout, samePayoutDetails),
        ...linksItem(RISK_SIGNAL_LABELS.device, sameDevice),
        ...linksItem(RISK_SIGNAL_LABELS.network, riskSignals.sameNetwork),
        ...linksItem(RISK_SIGNAL_LABELS.tree, riskSignals.referralTree),
        ...linksItem(RISK_SIGNAL_LABELS.identity, sameIdentityNumber),
        { term: RISK_SIGNAL_LABELS.rejections, description: <Rejections rejections={rejections} /> },
      ]}
    />
  );
}

function AccountAge({ createdAt }: { createdAt: string }) {
  const now = useServerTime();
  return (
    <>
      {now !== undefined && `${formatDuration(createdAt, now)}, `}since <DateTime at={createdAt} />
    </>
  );
}

/** Says how many tasks a day were completed recently and before: `2.5 a day in the last 7 days, 0.5 a day before`. */
export function describePace(recent: RiskSignals['recentPace'], earlier: RiskSignals['earlierPace']): string {
  const lately = `${formatRate(recent)} in the last ${formatCount(recent.days, 'day')}`;
  if (earlier.days === 0) return lately;
  return `${lately}, ${formatRate(earlier)} in the ${formatCount(earlier.days, 'day')} before`;
}

function formatRate({ tasks, days }: RiskSignals['recentPace']): string {
  const rate = days === 0 ? 0 : tasks / days;
  const rounded = Number(rate.toFixed(1));
  return `${formatCount(rounded, 'task')} a day`;
}

function linksItem(term: string, links: readonly CaseLink[] | null): Description[] {
  if (links === null) return [];
  return [{ term, description: links.length === 0 ? 'No other account' : <Links links={links} /> }];
}

function Links({ links }: { links: readonly CaseLink[] }) {
  return (
    <Stack $gap={1}>
      <div>
        <Badge tone="danger">{formatCount(links.length, 'other account')}</Badge>
      </div>
      <Stack as="ul" $gap={1}>
        {links.map(({ userId, username, disabled }) => (
          <li key={userId}>
            <MemberLink userId={userId} username={username} label="Account of" />{' '}
            {disabled && <DisabledBadge />}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Rejections({ rejections }: Pick<RiskSignals, 'rejections'>) {
  if (rejections.length === 0) return 'Nothing';
  return (
    <Stack as="ul" $gap={2}>
      {rejections.map(({ kind, id, at, outcome, sameDestination, reason }) => (
        <li key={id}>
          <CasePageLink kind={kind} id={id}>
            {getCaseLabel(kind).name}
          </CasePageLink>
          {sameDestination && ` ${SAME_DESTINATION}`}, <DateTime at={at} showTime />{' '}
          <LabelBadge labels={REJECTION_LABELS} value={outcome} />
          {reason !== null && (
            <Text $size={14} $tone="muted">
              {reason}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
