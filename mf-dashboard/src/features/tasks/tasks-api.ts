import { completeTask, listBlueprintTasks, listCompletions, listFreeTasks } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

export const { useFreeTasksQuery, useBlueprintTasksQuery, useCompletionsQuery, useCompleteTaskMutation } =
  injectContractEndpoints({
    freeTasks: query(listFreeTasks, { provides: [TAGS.tasks] }),
    blueprintTasks: query(listBlueprintTasks, { provides: [TAGS.tasks] }),
    completions: query(listCompletions, { provides: [TAGS.completions] }),
    completeTask: mutation(completeTask, { changes: MONEY_TAGS }),
  });
