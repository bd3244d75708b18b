import { Button, PageHead, RefreshIcon, Text } from '@platform/design-system';
import { RELEASE_COLUMNS } from '../../features/admin/release-columns.tsx';
import { useStaffReleasesQuery } from '../../features/admin/releases-api.ts';
import { LoadFailure } from '../../shared/errors/load-failure.tsx';
import { ListSheet } from '../../shared/list/list-sheet.tsx';
import { ListSkeleton } from '../../shared/list/list-skeleton.tsx';
import { StaffTable } from '../../shared/list/staff-table.tsx';

/** Which version of the shell and of each remote is live. */
export function ReleaseListPage() {
  const { data, error, isFetching, refetch } = useStaffReleasesQuery();
  return (
    <>
      <PageHead
        title="Releases"
        lead="Which version of each app is live. It is changed with the release tool, not here."
        aside={
          <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshIcon size={16} />}
            Refresh
          </Button>
        }
      />
      <ListSheet>
        {data ? (
          <StaffTable
            caption="Live releases"
            columns={RELEASE_COLUMNS}
            rows={data.apps}
            rowId={({ app }) => app}
          />
        ) : error ? (
          <LoadFailure
            title="Failed to load the releases"
            level={2}
            error={error}
            retry={refetch}
            busy={isFetching}
          />
        ) : (
          <ListSkeleton label="Loading the releases" columns={RELEASE_COLUMNS.map(({ name }) => name)} />
        )}
      </ListSheet>
      {data && (
        <Text $size={14} $tone="muted" $tabular>
          Registry revision {data.revision}: so many times what is live has been changed.
        </Text>
      )}
    </>
  );
}
