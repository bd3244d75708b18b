import { Button, PageHead, RefreshIcon, Text } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { RELEASE_COLUMNS } from './release-columns.tsx';
import { useAdminReleasesQuery } from './releases-api.ts';
import { ListSurface } from '../../shared/list/table/list-surface.tsx';
import { ListSkeleton } from '../../shared/list/table/list-skeleton.tsx';
import { DataTable } from '../../shared/list/table/data-table.tsx';

/** The live version of the shell and of each remote. */
export function ReleaseListPage() {
  const query = useAdminReleasesQuery();
  const { data, isFetching, refetch } = query;
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
        <QueryBoundary
          query={query}
          resource="the releases"
          skeleton={
            <ListSkeleton label="Loading the releases" columns={RELEASE_COLUMNS.map(({ name }) => name)} />
          }
        >
          {({ apps }) => (
            <DataTable
              caption="Live releases"
              columns={RELEASE_COLUMNS}
              rows={apps}
              getRowId={({ app }) => app}
            />
          )}
        </QueryBoundary>
      </ListSurface>
      {data && (
        <Text $size={14} $tone="muted" $tabular>
          Registry revision {data.revision}. It increases each time a live version changes.
        </Text>
      )}
    </>
  );
}
