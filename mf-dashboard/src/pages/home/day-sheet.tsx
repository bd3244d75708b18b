import { BLUEPRINTS, type Completion, type User } from '@platform/contracts';
import { belowWidth, CheckIcon, RADIUS, TopicIcon } from '@platform/design-system';
import { styled } from 'styled-components';
import { useCompletionsQuery } from '../../features/tasks/tasks-api.ts';

/** The day as a sheet with a cell for each task: one that is done shows the topic of its blueprint. */
export function DaySheet({ user: { tasksToday, now } }: { user: Pick<User, 'tasksToday' | 'now'> }) {
  const { completed, limit } = tasksToday;
  const topics = listTopics(useCompletionsQuery().data?.items ?? [], now);
  return (
    <Sheet aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => (
        <Cell key={index} data-done={index < completed || undefined}>
          {index < completed && <Topic name={topics[index]} />}
        </Cell>
      ))}
    </Sheet>
  );
}

/** Hand-ins count for the day too, and have no reward yet. */
function Topic({ name }: { name: string | undefined }) {
  return name === undefined ? <CheckIcon size={16} /> : <TopicIcon name={name} size={16} />;
}

/** Returns the topics of today's completions, in their order. A free task has none. */
function listTopics(completions: readonly Completion[], now: string): (string | undefined)[] {
  const day = now.slice(0, 10);
  return completions
    .filter(({ completionDate }) => completionDate.startsWith(day))
    .reverse()
    .map(({ blueprintId }) => BLUEPRINTS.find(({ id }) => id === blueprintId)?.icon);
}

/** One row of cells; two on a phone. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(20, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.badge};
  background: var(--line);

  ${belowWidth(640)} {
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }

  @media print {
    display: none;
  }
`;

const Cell = styled.div`
  display: grid;
  place-items: center;
  height: 1.75rem;
  background: var(--surface);

  &[data-done] {
    background: var(--draft);
    color: var(--on-draft);
  }
`;
