import { Button, PageHead, RefreshIcon, Text } from '@platform/design-system';
import { RELEASE_COLUMNS } from './release-columns.tsx';
import { useAdminReleasesQuery } from './releases-api.ts';
import { LoadFailure } from '../../shared/errors/load-failure.tsx';
import { ListSurface } from '../../shared/list/table/list-surface.tsx';
import { ListSkeleton } from '../../shared/list/table/list-skeleton.tsx';
import { DataTable } from '../../shared/list/table/data-table.tsx';

/** The live version of the shell and of each remote. */
export function ReleaseListPage() {
  const { data, error, isFetching, refetch } = useAdminReleasesQuery();
  return (
    <>
      <PageHead
        title="Releases"
        lead="The live version of each app. To change it, use the release tool."
        aside={
          <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshIcon size={16} />}
            Refresh
          </Button>
        }
      />
      <ListSurface>
        {data ? (
          <DataTable
            caption="Live releases"
            columns={RELEASE_COLUMNS}
            rows={data.apps}
            getRowId={({ app }) => app}
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
      </ListSurface>
      {data && (
        <Text $size={14} $tone="muted" $tabular>
          Registry revision {data.revision}. It increases each time a live version changes.
        </Text>
      )}
    </>
  );
}
