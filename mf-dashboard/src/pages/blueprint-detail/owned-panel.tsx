import type { Blueprint, User, UserBlueprint } from '@platform/contracts';
import { Button, DescriptionList, DateTime, Money, Panel } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { OwnershipBadge } from '../../features/blueprints/ownership-badge.tsx';
import { ReturnBlueprint } from '../../features/blueprints/purchase/return-blueprint.tsx';
import { DailyLimitAlert } from '../../shared/user/daily-limit-alert.tsx';
import { SupportLink } from './support-link.tsx';

type Props = { blueprint: Blueprint; row: UserBlueprint; user: User };

/** Shows an active blueprint's request date and reward, with a link to its tasks. */
export function OwnedPanel({ blueprint, row, user }: Props) {
  const { completed, limit } = user.tasksToday;
  return (
    <Panel title="Yours" aside={<OwnershipBadge status="active" payment={null} />}>
      <DescriptionList
        items={[
          { term: 'Requested', description: <DateTime at={row.purchaseDate} /> },
          { term: 'Reward per task', description: <Money amount={blueprint.rewardPerTask} strong /> },
          { term: 'Access', description: 'For life, tied to your account' },
        ]}
      />
      {completed >= limit ? (
        <DailyLimitAlert user={user} />
      ) : (
        <Button variant="primary" asChild>
          <Link to={paths.dashboard.tasks()}>Start a task</Link>
        </Button>
      )}
      <ReturnBlueprint blueprint={blueprint} row={row} />
      <SupportLink subject={blueprint.name} />
    </Panel>
  );
}
