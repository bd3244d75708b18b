import type { UserBlueprint } from '@platform/contracts';
import { Panel, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { TextLink } from '../../shared/page/text-link.ts';
import { UserBlueprintRows } from './user-blueprint-rows.tsx';

/** "My blueprints" on the dashboard home page. */
export function UserBlueprintsPanel({ rows }: { rows: readonly UserBlueprint[] }) {
  const allBlueprintsLink = <TextLink to={paths.dashboard.blueprints()}>All blueprints</TextLink>;
  if (rows.length === 0) {
    return (
      <Panel title="My blueprints" aside={allBlueprintsLink}>
        <Text $tone="muted">
          No blueprints yet. Start with the free one, AI Basics: it unlocks all the others.
        </Text>
      </Panel>
    );
  }
  return (
    <Panel flush title="My blueprints" aside={allBlueprintsLink}>
      <UserBlueprintRows rows={rows} />
    </Panel>
  );
}
