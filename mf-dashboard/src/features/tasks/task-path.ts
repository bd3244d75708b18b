import type { Task } from '@platform/contracts';
import { paths } from '@platform/kit';

/** Returns the path for working on a task: the free tasks page for a detection, otherwise its dialog on My Tasks. */
export function getTaskPath({ id, detection }: Pick<Task, 'id' | 'detection'>): string {
  return detection
    ? paths.dashboard.freeTasks()
    : `${paths.dashboard.tasks()}?${new URLSearchParams({ task: id }).toString()}`;
}
