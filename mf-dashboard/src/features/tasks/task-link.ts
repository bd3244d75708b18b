import type { Task } from '@platform/contracts';
import { paths } from '@platform/kit';

/** Where a task is done: a detection on its own page, any other in its dialog on My Tasks. */
export function taskLink({ id, detection }: Pick<Task, 'id' | 'detection'>): string {
  return detection
    ? paths.dashboard.freeTasks()
    : `${paths.dashboard.tasks()}?${new URLSearchParams({ task: id }).toString()}`;
}
