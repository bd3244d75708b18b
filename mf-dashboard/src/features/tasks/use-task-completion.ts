import type { DetectionEvidence, Task } from '@platform/contracts';
import { describeError, useToast } from '@platform/kit';
import { useCompleteTaskMutation } from './tasks-api.ts';

/**
 * Completes tasks and shows the result as a toast. The server sets the reward; the request repeats it, and the server
 * rejects a different amount.
 */
export function useTaskCompletion() {
  const [complete, { isLoading, originalArgs }] = useCompleteTaskMutation();
  const toast = useToast();

  async function completeTask(task: Task, evidence?: DetectionEvidence): Promise<boolean> {
    try {
      await complete({ body: { taskId: task.id, reward: task.reward, evidence } }).unwrap();
      toast({
        title: 'Task Completed',
        description: "You've successfully completed the task and earned a reward!",
        tone: 'success',
      });
      return true;
    } catch (error) {
      toast({ title: 'Error', error: describeError(error), tone: 'danger' });
      return false;
    }
  }

  return { completeTask, busyTaskId: isLoading ? originalArgs?.body.taskId : undefined };
}
