import { Badge, CardTarget, GiftIcon, Money, RowCard, type Tone } from '@platform/design-system';
import type { TaskAvailability, TaskState } from '../task-availability.policy.ts';

const STATE_BADGES: Record<Exclude<TaskState, 'open'>, { tone: Tone; label: string }> = {
  completed: { tone: 'available', label: 'Completed' },
  'limit-reached': { tone: 'neutral', label: 'Free task limit reached' },
  'done-for-today': { tone: 'locked', label: 'Done for today' },
  locked: { tone: 'locked', label: 'Opens after approval' },
  closed: { tone: 'neutral', label: 'Not available' },
};

type Props = {
  availability: TaskAvailability;
  /** Name of its blueprint's icon; `null` for a free task. */
  icon: string | null;
  onOpen: () => void;
};

/** A task in the list; a click opens its dialog. */
export function TaskCard({ availability, icon, onOpen }: Props) {
  const { task, state } = availability;
  return (
    <RowCard
      icon={icon ?? <GiftIcon size={20} />}
      title={
        <CardTarget as="button" type="button" onClick={onOpen}>
          {task.title}
        </CardTarget>
      }
      badges={state !== 'open' && <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].label}</Badge>}
      amount={<Money amount={task.reward} strong />}
    >
      {task.estimatedTime} min · {task.description}
    </RowCard>
  );
}
