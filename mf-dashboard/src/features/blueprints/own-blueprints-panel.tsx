import type { UserBlueprint } from '@platform/contracts';
import { Panel, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { QuietLink } from '../../shared/page/quiet-link.ts';
import { OwnBlueprintRows } from './own-blueprint-rows.tsx';

/** My blueprints on the dashboard. */
export function OwnBlueprintsPanel({ rows }: { rows: readonly UserBlueprint[] }) {
  const all = <QuietLink to={paths.dashboard.blueprints()}>All blueprints</QuietLink>;
  if (rows.length === 0) {
    return (
      <Panel title="My blueprints" aside={all}>
        <Text $tone="muted">None yet. The free one, AI Basics, opens all others.</Text>
      </Panel>
    );
  }
  return (
    <Panel flush title="My blueprints" aside={all}>
      <OwnBlueprintRows rows={rows} />
    </Panel>
  );
}
