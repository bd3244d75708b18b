import {
  acceptItemReport,
  acceptUnitReport,
  answerTicket,
  approvePurchase,
  approveWork,
  approveVerification,
  approveWithdrawal,
  completeReturn,
  grantAppeal,
  processWithdrawal,
  rescoreCorrection,
  APPEAL_HOURS,
  IDENTITY_REVIEW_TIME,
  PAYMENT_REVIEW_TIME,
  PAYOUT_TIME,
  RETURN_PAYMENT_DAYS,
} from '@platform/contracts';
import { PageHead } from '@platform/design-system';
import { paths } from '@platform/kit';
import { learningPaths } from '../../shared/learning-paths.ts';
import { useMay } from '../../shared/use-may.ts';
import { ClickableNotice } from './clickable-notice.tsx';
import { Counters, type Queue } from './counters.tsx';
import { DueCases } from './due-cases.tsx';
import { Guidelines } from './guidelines.tsx';
import { NextQueueButton } from './next-queue-button.tsx';
import { SilencePanel } from './silence-panel.tsx';
import { Skyline } from './skyline.tsx';
import { SecondApprovals, UncheckedIdentities } from './waiting-panels.tsx';

const QUEUES: readonly Queue[] = [
  {
    counter: 'verifications',
    endpoint: approveVerification,
    label: 'Pending identity verifications',
    link: { path: paths.admin.verifications(), text: 'Review verifications' },
    turnaround: `Promised within ${IDENTITY_REVIEW_TIME}`,
  },
  {
    counter: 'purchases',
    endpoint: approvePurchase,
    label: 'Pending paid purchases',
    link: { path: paths.admin.blueprints(), text: 'Review purchases' },
    turnaround: `Promised within ${PAYMENT_REVIEW_TIME} of a payment report; none is due before it`,
  },
  {
    counter: 'returns',
    endpoint: completeReturn,
    label: 'Blueprints to pay back',
    link: { path: `${paths.admin.blueprints()}?status=returning`, text: 'Pay back' },
    turnaround: `Promised within ${RETURN_PAYMENT_DAYS} days`,
  },
  {
    counter: 'withdrawals',
    endpoint: approveWithdrawal,
    label: 'Pending withdrawals',
    link: { path: paths.admin.withdrawals(), text: 'Review withdrawals' },
    turnaround: `Paid out ${PAYOUT_TIME} after approval`,
  },
  {
    counter: 'payouts',
    endpoint: processWithdrawal,
    label: 'Payouts to send',
    link: { path: `${paths.admin.withdrawals()}?status=processing`, text: 'Pay out' },
    turnaround: `Promised ${PAYOUT_TIME} after approval`,
  },
  {
    counter: 'reviews',
    endpoint: approveWork,
    label: 'Work to review',
    link: { path: paths.admin.reviews(), text: 'Review work' },
    turnaround: 'When its time is over, approved or sent back once',
  },
  {
    counter: 'appeals',
    endpoint: grantAppeal,
    label: 'Appeals to decide',
    link: { path: `${paths.admin.reviews()}?state=appealed`, text: 'Decide appeals' },
    turnaround: `Granted automatically after ${APPEAL_HOURS} hours`,
  },
  {
    counter: 'itemReports',
    endpoint: acceptItemReport,
    label: 'Reports of items',
    link: { path: paths.admin.itemReports(), text: 'Check reports' },
    turnaround: 'An item stays open until you decide',
  },
  {
    counter: 'unitReports',
    endpoint: acceptUnitReport,
    label: 'Reports of questions',
    link: { path: learningPaths.reports(), text: 'Check questions' },
    turnaround: 'A question counts until you decide',
  },
  {
    counter: 'corrections',
    endpoint: rescoreCorrection,
    label: 'Corrected keys',
    link: { path: learningPaths.corrections(), text: 'Score again' },
    turnaround: 'No result falls',
  },
  {
    counter: 'tickets',
    endpoint: answerTicket,
    label: 'Open tickets',
    link: { path: paths.admin.tickets(), text: 'Answer tickets' },
    turnaround: 'Support hours Monday-Friday 9AM-6PM EST',
  },
];

/** The admin home page: what is waiting and the guidelines. */
export function OverviewPage() {
  const may = useMay();
  const queues = QUEUES.filter(({ endpoint }) => may(endpoint));
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        lead="Reviews and tickets that are waiting."
        aside={<NextQueueButton queues={queues} />}
      />
      <ClickableNotice />
      <Counters queues={queues} />
      <Skyline queues={queues} />
      <SecondApprovals />
      <DueCases />
      <UncheckedIdentities />
      <SilencePanel />
      <Guidelines />
    </>
  );
}
