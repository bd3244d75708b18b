import { Button, Loading, PageHead, RefreshIcon, Skeleton } from '@platform/design-system';
import { useStaffLedgerQuery } from '../../features/ledger/ledger-api.ts';
import { LedgerFigures, TrialBalance, Verdict } from '../../features/ledger/ledger-health.tsx';
import { LoadFailure } from '../../shared/errors/load-failure.tsx';

/** Whether the books are right. */
export function LedgerDetailPage() {
  const { data, error, isFetching, refetch } = useStaffLedgerQuery();
  return (
    <>
      <PageHead
        title="Ledger health"
        lead="Every cent that members have, and where it came from."
        aside={
          <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshIcon size={16} />}
            Refresh
          </Button>
        }
      />
      {data ? (
        <>
          <Verdict health={data} />
          <LedgerFigures health={data} />
          <TrialBalance health={data} />
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
