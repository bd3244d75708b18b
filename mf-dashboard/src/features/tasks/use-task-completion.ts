import type { DetectionEvidence, Task } from '@platform/contracts';
import { useToast } from '@platform/kit';
import { errorWords } from '../../shared/errors/error-words.ts';
import { useCompleteTaskMutation } from './tasks-api.ts';

/** Completes tasks and says how it went. The reward is the server's; it is sent so that a difference is refused. */
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
      toast({ title: 'Error', description: errorWords(error), tone: 'danger' });
      return false;
    }
  }

  return { completeTask, busyTaskId: isLoading ? originalArgs?.body.taskId : undefined };
}
