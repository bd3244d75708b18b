import type { AppRelease, ReleaseHealth, Releases } from '@platform/contracts';
import {
  Alert,
  Card,
  DateTime,
  EmptyState,
  Loading,
  PageHead,
  RefreshButton,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useState } from 'react';
import { areFailing, PAGES_FAIL } from '../../content/release-labels.ts';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.ts';
import { AppReleases, ROLLBACK_KEY } from './app-releases.tsx';
import { Version } from './release-columns.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import type { ReleaseOrder, StartOrder } from './release-order.ts';
import { useAdminReleaseHealthQuery, useAdminReleasesQuery } from './releases-api.ts';

/** What is live of the shell and of each remote, how it does, and the ways to change it. */
export function ReleaseListPage() {
  const query = useAdminReleasesQuery();
  const health = useAdminReleaseHealthQuery();
  const isFetching = query.isFetching || health.isFetching;
  const refresh = () => {
    void query.refetch();
    void health.refetch();
  };
  return (
    <>
      <PageHead
        title="Releases"
        lead="The versions visitors get, how well they work, and who changed them."
        aside={<RefreshButton busy={isFetching} onClick={refresh} />}
      />
      <QueryBoundary
        query={query}
        resource="the releases"
        skeleton={
          <Loading label="Loading the releases">
            <Stack $gap={5}>
              <Skeleton $height="22rem" />
              <Skeleton $height="22rem" />
            </Stack>
          </Loading>
        }
      >
        {(releases) => <AllReleases releases={releases} health={health} onOutdated={refresh} />}
      </QueryBoundary>
    </>
  );
}

/** Finds the version that can take the place of a live one whose pages fail: one or none. */
function findRollback(
  release: AppRelease,
  health: ReleaseHealth | undefined,
): { release: AppRelease; version: string }[] {
  const versions = health?.apps.find(({ app }) => app === release.app)?.versions ?? [];
  const live = versions.find(({ version }) => version === release.version);
  const version = release.rollbackVersion;
  return live && areFailing(live) && version !== null ? [{ release, version }] : [];
}

type Props = {
  releases: Releases;
  health: { data?: ReleaseHealth | undefined; error?: unknown };
  onOutdated: () => void;
};

function AllReleases({
  releases: { revision, canRelease, apps, damaged, retired },
  health,
  onOutdated,
}: Props) {
  const [order, setOrder] = useState<ReleaseOrder>();
  const start: StartOrder = ({ app, version: live, versions }, action, version, reason) => {
    const published = versions.find((entry) => entry.version === version);
    setOrder({ app, live, action, version, revision, published, ...(reason !== undefined && { reason }) });
  };
  const [failing] = canRelease ? apps.flatMap((release) => findRollback(release, health.data)) : [];
  useShortcuts({
    [ROLLBACK_KEY]: failing && (() => start(failing.release, 'rollback', failing.version, PAGES_FAIL.reason)),
  });

  if (apps.length + damaged.length === 0)
    return (
      <Card>
        <EmptyState level={2} title="Nothing is live yet">
          Publish and promote the first release of an app with the release tool.
        </EmptyState>
      </Card>
    );
  return (
    <>
      {!canRelease && (
        <Alert tone="neutral" title="You can view releases but not change them">
          Release managers can. An operator names them in the setting RELEASE_MANAGERS.
        </Alert>
      )}
      {Boolean(health.error) && (
        <Alert tone="locked" title="Failed to load the health of the versions">
          What is live is up to date. Refresh the page to try again.
        </Alert>
      )}
      {health.data?.rolledBack.map(({ app, version, at, reason }) => (
        <Alert
          key={`${app} ${version} ${at}`}
          tone="danger"
          title={`${app} ${version} was rolled back automatically`}
        >
          {reason} <DateTime at={at} showTime />
        </Alert>
      ))}
      {retired.map(({ app, version, at, by, reason }) => (
        <Alert key={app} tone="neutral" title={`${app} is retired`}>
          {reason} By {by}, <DateTime at={at} showTime />. Its last version was <Version>{version}</Version>.
          Promote one with the release tool to bring it back.
        </Alert>
      ))}
      {[...damaged, ...apps].map((release) => (
        <AppReleases
          key={release.app}
          release={release}
          isDamaged={damaged.includes(release)}
          health={health.data && (health.data.apps.find(({ app }) => app === release.app)?.versions ?? [])}
          start={canRelease ? start : undefined}
          hasRollbackKey={release === failing?.release}
        />
      ))}
      <Text $size={14} $tone="muted" $tabular>
        Registry revision {revision}. It increases each time a live version changes.
      </Text>
      {order && <ReleaseDialog order={order} onClose={() => setOrder(undefined)} onOutdated={onOutdated} />}
    </>
  );
}
