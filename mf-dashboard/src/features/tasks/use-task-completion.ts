import type { DetectionEvidence, Task } from '@platform/contracts';
import { describeError, useToast } from '@platform/kit';
import { useState } from 'react';
import { useCompleteTaskMutation } from './tasks-api.ts';

/** `completed` lasts until the refetched list shows it: the task cannot be sent a second time meanwhile. */
export type CompletionStatus = 'idle' | 'busy' | 'completed';

/**
 * Completes tasks and shows the result as a toast. The server sets the reward; the request repeats it, and the server
 * rejects a different amount.
 */
export function useTaskCompletion() {
  const [complete] = useCompleteTaskMutation();
  const [statuses, setStatuses] = useState<Readonly<Record<string, CompletionStatus>>>({});
  const toast = useToast();

  async function completeTask(task: Task, evidence?: DetectionEvidence): Promise<boolean> {
    const setStatus = (status: CompletionStatus) => setStatuses((all) => ({ ...all, [task.id]: status }));
    setStatus('busy');
    try {
      await complete({ body: { taskId: task.id, reward: task.reward, evidence } }).unwrap();
      setStatus('completed');
      toast({
        title: 'Task Completed',
        description: "You've successfully completed the task and earned a reward!",
        tone: 'success',
      });
      return true;
    } catch (error) {
      setStatus('idle');
      toast({ title: 'Error', error: describeError(error), tone: 'danger' });
      return false;
    }
  }

  return { completeTask, statusOf: (taskId: string): CompletionStatus => statuses[taskId] ?? 'idle' };
}
