import type { Task } from '@platform/contracts';
import { Money, Text } from '@platform/design-system';

/** Shows a task's reward and estimated time in one line. */
export function TaskMeta({ task, category }: { task: Task; category?: string }) {
  return (
    <Text as="span" $size={14} $tone="muted">
      {category && <>{category} · </>}
      <Money amount={task.reward} tone="ink" strong /> · about {task.estimatedTime} min
    </Text>
  );
}
