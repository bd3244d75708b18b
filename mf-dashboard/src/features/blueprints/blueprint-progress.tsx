import { BLUEPRINTS, type OpenPay, type UserBlueprint } from '@platform/contracts';
import { DraftPaper, ProgressBar, RADIUS, space, Text, TopicDrawing } from '@platform/design-system';
import { styled } from 'styled-components';

type Props = { row: UserBlueprint; open: OpenPay | undefined };

/** The drawing of a member's blueprint: in construction until it is active, then inked by each completed task. */
export function BlueprintSketch({ row, open, width }: Props & { width: number }) {
  const icon = BLUEPRINTS.find(({ id }) => id === row.blueprintId)?.icon ?? '';
  return (
    <Paper>
      <TopicDrawing name={icon} width={width} inked={getInked(row, open)} />
    </Paper>
  );
}

/**
 * Returns how much of a blueprint's drawing is in ink, from 0 to 1: the share of its tasks that are completed. `null`
 * until it is active.
 */
export function getInked(
  { status }: Pick<UserBlueprint, 'status'>,
  open: OpenPay | undefined,
): number | null {
  if (status !== 'active') return null;
  return open ? open.completed / Math.max(countTasks(open), 1) : 0;
}

/** Says how many tasks of a blueprint the member has completed; a dash until it is known, so that nothing moves. */
export function CompletedTasks({ row, open }: Props) {
  const completed = open?.completed ?? 0;
  const total = open ? countTasks(open) : 0;
  const text = open ? `${completed} of ${total} tasks done` : '–';
  return (
    <Progress>
      <ProgressBar
        label={row.blueprint.name}
        value={completed}
        max={Math.max(total, 1)}
        valueText={text}
        tone="primary"
      />
      <Text as="span" aria-hidden="true" $size={14} $tone="muted" $tabular>
        {text}
      </Text>
    </Progress>
  );
}

/** The tasks that the member has completed, or can do. */
const countTasks = ({ completed, work, demo }: OpenPay): number =>
  completed + work.count + (demo?.count ?? 0);

const Paper = styled(DraftPaper)`
  flex: none;
  padding: ${space(1.5)};
  border-radius: ${RADIUS.control};
  background-size: 12px 12px;
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  margin-top: ${space(1)};

  > :first-child {
    flex: 0 1 10rem;
    min-width: 5rem;
  }

  > span {
    white-space: nowrap;
  }
`;
