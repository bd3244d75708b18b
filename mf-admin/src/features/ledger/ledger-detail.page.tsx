import { Loading, PageHead, RefreshButton, Skeleton } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useAdminLedgerQuery } from './ledger-api.ts';
import { LedgerStats, LedgerVerdict, TrialBalanceTable } from './trial-balance.tsx';

/** Shows whether the ledger is correct, and its trial balance. */
export function LedgerDetailPage() {
  const query = useAdminLedgerQuery();
  const { isFetching, refetch } = query;
  return (
    <>
      <PageHead
        title="Ledger health"
        lead="Every cent members hold, and where it came from."
        aside={<RefreshButton busy={isFetching} onClick={() => void refetch()} />}
      />
      <QueryBoundary
        query={query}
        resource="the ledger"
        skeleton={
          <Loading label="Loading the ledger">
            <Skeleton $height="22rem" />
          </Loading>
        }
      >
        {(trialBalance) => (
          <>
            <LedgerVerdict trialBalance={trialBalance} />
            <LedgerStats trialBalance={trialBalance} />
            <TrialBalanceTable trialBalance={trialBalance} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}
