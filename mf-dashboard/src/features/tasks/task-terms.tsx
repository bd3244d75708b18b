import type { Task } from '@platform/contracts';
import { Money, Text } from '@platform/design-system';

/** What a task pays and how long it takes, in a line. */
export function TaskTerms({ task, category }: { task: Task; category?: string }) {
  return (
    <Text as="span" $size={14} $tone="muted">
      {category && <>{category} · </>}
      <Money amount={task.reward} tone="ink" strong /> · about {task.estimatedTime} min
    </Text>
  );
}
