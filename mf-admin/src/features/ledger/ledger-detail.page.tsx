import { Button, Loading, PageHead, RefreshIcon, Skeleton } from '@platform/design-system';
import { useAdminLedgerQuery } from './ledger-api.ts';
import { LedgerStats, LedgerVerdict, TrialBalanceTable } from './ledger-health.tsx';
import { LoadFailure } from '../../shared/errors/load-failure.tsx';

/** Shows whether the ledger is correct, and its trial balance. */
export function LedgerDetailPage() {
  const { data, error, isFetching, refetch } = useAdminLedgerQuery();
  return (
    <>
      <PageHead
        title="Ledger health"
        lead="Every cent members hold, and where it came from."
        aside={
          <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshIcon size={16} />}
            Refresh
          </Button>
        }
      />
      {data ? (
        <>
          <LedgerVerdict trialBalance={data} />
          <LedgerStats trialBalance={data} />
          <TrialBalanceTable trialBalance={data} />
        </>
      ) : error ? (
        <LoadFailure
          title="Failed to load the ledger"
          level={2}
          error={error}
          retry={refetch}
          busy={isFetching}
        />
      ) : (
        <Loading label="Loading the ledger">
          <Skeleton $height="22rem" />
        </Loading>
      )}
    </>
  );
}
