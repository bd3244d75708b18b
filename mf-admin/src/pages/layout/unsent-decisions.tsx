import { useSession } from '@platform/kit';
import { useEffect, useState } from 'react';
import { useAdminItemReportQuery } from '../../features/item-reports/item-reports-api.ts';
import { useAdminUnitReportQuery } from '../../features/learning/learning-api.ts';
import { useAdminPurchaseQuery } from '../../features/purchases/purchases-api.ts';
import { useAdminReviewQuery } from '../../features/reviews/reviews-api.ts';
import { useAdminVerificationQuery } from '../../features/verifications/verifications-api.ts';
import { useAdminWithdrawalQuery } from '../../features/withdrawals/withdrawals-api.ts';
import { dismissUnapplied, type CaseReference } from '../../shared/undo/pending-decisions.ts';
import { UnappliedList } from './unapplied-list.tsx';

/** What the page of a case knows of it. */
type Query = {
  readonly data?: CaseRecord | undefined;
  readonly isFetching: boolean;
};
type CaseRecord = {
  readonly username?: string | null;
  readonly title?: string;
  readonly status?: string;
  readonly state?: string;
  readonly decidedBy: string | null;
  readonly firstApproval?: { readonly by: string } | null;
};

/** The page of the case may have loaded it before. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

const MESSAGE = 'The page ended too early. Open the case to decide again.';

/** A request that the page before has sent while it was left may still be on its way. */
const SETTLE_MS = 2_000;

/**
 * Names the cases whose decision an earlier page had not sent when it ended. One that arrived after all is not named:
 * the page sent it while it was left.
 */
export function UnsentDecisions({ cases }: { cases: readonly CaseReference[] }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSettled) return null;
  return cases.map((each) => {
    const UnsentCase = BY_KIND[each.kind];
    return <UnsentCase key={each.id} {...each} />;
  });
}

const BY_KIND = {
  verification: UnsentVerification,
  purchase: UnsentPurchase,
  withdrawal: UnsentWithdrawal,
  report: UnsentReport,
  review: UnsentReview,
  unitReport: UnsentUnitReport,
  certificate: UnsentCertificate,
} as const;

function UnsentVerification(unsent: CaseReference) {
  return <Unsent {...unsent} query={useAdminVerificationQuery({ params: { id: unsent.id } }, FRESH)} />;
}

function UnsentPurchase(unsent: CaseReference) {
  return <Unsent {...unsent} query={useAdminPurchaseQuery({ params: { id: unsent.id } }, FRESH)} />;
}

function UnsentWithdrawal(unsent: CaseReference) {
  return <Unsent {...unsent} query={useAdminWithdrawalQuery({ params: { id: unsent.id } }, FRESH)} />;
}

function UnsentReport(unsent: CaseReference) {
  return <Unsent {...unsent} query={useAdminItemReportQuery({ params: { id: unsent.id } }, FRESH)} />;
}

function UnsentReview(unsent: CaseReference) {
  return <Unsent {...unsent} query={useAdminReviewQuery({ params: { id: unsent.id } }, FRESH)} />;
}

function UnsentUnitReport(unsent: CaseReference) {
  return <Unsent {...unsent} query={useAdminUnitReportQuery({ params: { id: unsent.id } }, FRESH)} />;
}

/** Nothing says who revoked a certificate, so its decision is always named. */
function UnsentCertificate({ id, kind }: CaseReference) {
  return (
    <UnappliedList cases={[{ id, kind, name: `the certificate ${id}`, message: MESSAGE }]} what="sent" />
  );
}

function Unsent({ id, kind, query: { data, isFetching } }: CaseReference & { query: Query }) {
  const { user } = useSession();
  const hasArrived = data !== undefined && user !== null && isDecidedBy(data, user.username);
  useEffect(() => {
    if (hasArrived) dismissUnapplied([id]);
  }, [hasArrived, id]);
  if (isFetching || hasArrived) return null;
  const name = data?.username ?? data?.title ?? `a ${kind}`;
  if (data && !isWaiting(data)) {
    const message = data.decidedBy
      ? `${data.decidedBy} decided first.`
      : 'It does not wait for a decision any more.';
    return <UnappliedList cases={[{ id, kind, name, message }]} what="applied" />;
  }
  return <UnappliedList cases={[{ id, kind, name, message: MESSAGE }]} what="sent" />;
}

function isWaiting({ status, state }: CaseRecord): boolean {
  return status === 'pending' || state === 'submitted' || state === 'appealed';
}

/** Work that waits has the decision of an earlier round, and a first approval leaves a withdrawal waiting. */
function isDecidedBy(record: CaseRecord, username: string): boolean {
  const { decidedBy, firstApproval } = record;
  return firstApproval?.by === username || (decidedBy === username && !isWaiting(record));
}
