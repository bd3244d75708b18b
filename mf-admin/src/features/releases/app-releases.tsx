import type { AppRelease } from '@platform/contracts';
import {
  Alert,
  Badge,
  Button,
  DateTime,
  EmptyState,
  isFocusLost,
  moveFocus,
  Panel,
  Row,
  space,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  textSize,
} from '@platform/design-system';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { DataTable } from '../../shared/list/table/data-table.tsx';
import { ListSurface } from '../../shared/list/table/list-surface.tsx';
import {
  CHANGE_COLUMNS,
  createVersionColumns,
  FAULT_COLUMNS,
  HEALTH_COLUMNS,
  HealthBadge,
  Version,
  type VersionHealth,
} from './release-columns.tsx';
import type { StartOrder } from './release-order.ts';
import { ReleaseNotes } from './release-notes.tsx';
import { VersionComparison } from './version-comparison.tsx';

type Props = {
  release: AppRelease;
  /** Whether its live version is missing in the store or cannot be read. */
  isDamaged?: boolean;
  /** What browsers measured; `undefined` while it is loading or if it cannot be read. */
  health: readonly VersionHealth[] | undefined;
  /** Opens the dialog of a change; `undefined` for administrators who only look. */
  start: StartOrder | undefined;
  /** Whether the key for a rollback is about this app: the first one that fails. */
  hasRollbackKey?: boolean;
};

/** Rolls back the app that fails. */
export const ROLLBACK_KEY = 'b';

/** The releases of one app: what is live, its canary, published versions, health and recent changes. */
export function AppReleases({ release, isDamaged = false, health, start, hasRollbackKey = false }: Props) {
  const { app, version, rollbackVersion } = release;
  const live = health?.find((entry) => entry.version === version);
  const panel = useFocusAfterChange(`${version} ${release.canary?.version}`);
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      title={
        <Row $gap={3}>
          {app}
          {isDamaged && <Badge tone="danger">Damaged</Badge>}
          {!isDamaged && live && <HealthBadge health={live} />}
        </Row>
      }
      aside={
        start &&
        rollbackVersion !== null && (
          <DecisionButton
            kind="secondary"
            size="compact"
            {...(hasRollbackKey && { shortcut: ROLLBACK_KEY })}
            aria-label={`Roll back ${app} to ${rollbackVersion}`}
            onClick={() => start(release, 'rollback', rollbackVersion)}
          >
            Roll back
          </DecisionButton>
        )
      }
    >
      {isDamaged && (
        <Alert tone="danger" title="The live version is damaged">
          Its files are missing in the release store or cannot be read. Servers that still have the version
          before show that one. Roll back, or promote another version.
        </Alert>
      )}
      <UnusableNotices health={health} />
      <LiveDetails release={release} />
      <ReleaseNotes release={release} />
      <CanaryNotice release={release} start={start} />
      <VersionComparison release={release} health={health} />
      <Tabs defaultValue="versions">
        <TabList aria-label={`Details of ${app}`}>
          <Tab value="versions">Versions</Tab>
          <Tab value="health">Health</Tab>
          <Tab value="history">History</Tab>
        </TabList>
        <TabPanel value="versions">
          <ListSurface>
            <DataTable
              caption={`Versions of ${app}`}
              columns={createVersionColumns(release, start)}
              rows={release.versions}
              getRowId={(row) => row.version}
            />
          </ListSurface>
        </TabPanel>
        <TabPanel value="health">
          <HealthTables app={app} health={health} />
        </TabPanel>
        <TabPanel value="history">
          <History release={release} />
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

/** Moves the focus to the panel when what is live has changed, because that removes the button that changed it. */
function useFocusAfterChange(live: string) {
  const panel = useRef<HTMLElement>(null);
  const previous = useRef(live);
  useLayoutEffect(() => {
    if (previous.current !== live && isFocusLost()) moveFocus(panel.current);
    previous.current = live;
  }, [live]);
  return panel;
}

function UnusableNotices({ health = [] }: Pick<Props, 'health'>) {
  return health.map(
    ({ version, unusable }) =>
      unusable && (
        <Alert key={version} tone="danger" title={`Visitors do not get ${version}`}>
          {unusable.reason}. Page servers show the version before, if they still have it.
        </Alert>
      ),
  );
}

function LiveDetails({ release: { version, liveSince, by, reason } }: { release: AppRelease }) {
  return (
    <DetailList>
      <Detail term="Live version">
        <Version>{version}</Version>
      </Detail>
      <Detail term="Since">
        {liveSince === null ? 'Not recorded' : <DateTime at={liveSince} showTime />}
      </Detail>
      <Detail term="By">{by ?? 'Not recorded'}</Detail>
      <Detail term="Reason">{reason ?? 'None given'}</Detail>
    </DetailList>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CanaryNotice({ release, start }: Pick<Props, 'release' | 'start'>) {
  const { app, version, canary } = release;
  if (!canary) return null;
  return (
    <Alert
      tone="held"
      title={`Canary: ${canary.percent}% of visitors`}
      action={
        start && (
          <Button
            size="compact"
            aria-label={`End the canary of ${app}`}
            onClick={() => start(release, 'end-canary', canary.version)}
          >
            End the canary
          </Button>
        )
      }
    >
      They get <Version>{canary.version}</Version>, the others <Version>{version}</Version>.
    </Alert>
  );
}

function HealthTables({ app, health }: Pick<Props, 'health'> & { app: string }) {
  if (!health) return <EmptyState title="No figures yet">They appear here once they have loaded.</EmptyState>;
  if (health.length === 0)
    return <EmptyState title="No views yet">Views of the last 24 hours appear here.</EmptyState>;
  const faults = health.flatMap(({ version, mainFaults }) =>
    mainFaults.map((fault) => ({ ...fault, version })),
  );
  return (
    <Stack $gap={4}>
      <ListSurface>
        <DataTable
          caption={`Health of ${app} within 24 hours`}
          columns={HEALTH_COLUMNS}
          rows={health}
          getRowId={({ version }) => version}
        />
      </ListSurface>
      {faults.length > 0 && (
        <ListSurface>
          <DataTable
            caption={`Faults of ${app} in most networks`}
            columns={FAULT_COLUMNS}
            rows={faults}
            getRowId={({ version, phase, path, cause }) => [version, phase, path, cause].join(' ')}
          />
        </ListSurface>
      )}
    </Stack>
  );
}

function History({ release: { app, changes } }: { release: AppRelease }) {
  if (changes.length === 0)
    return (
      <EmptyState title="No changes recorded">Promotions, rollbacks and canaries appear here.</EmptyState>
    );
  return (
    <ListSurface>
      <DataTable
        caption={`Changes of ${app}`}
        columns={CHANGE_COLUMNS}
        rows={changes}
        getRowId={({ at, action, version }) => `${at} ${action} ${version}`}
      />
    </ListSurface>
  );
}

const DetailList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space(3)} ${space(5)};
  overflow-wrap: anywhere;
  ${textSize(14)}

  dt {
    color: var(--muted);
  }
`;
