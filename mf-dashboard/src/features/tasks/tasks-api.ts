import { completeTask, listBlueprintTasks, listCompletions, listFreeTasks } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

export const { useFreeTasksQuery, useBlueprintTasksQuery, useCompletionsQuery, useCompleteTaskMutation } =
  injectContractEndpoints({
    freeTasks: query(listFreeTasks, { provides: [TAGS.tasks] }),
    blueprintTasks: query(listBlueprintTasks, { provides: [TAGS.tasks] }),
    completions: query(listCompletions, { provides: [TAGS.completions] }),
    // The first task of a blueprint ends the right to return it.
    completeTask: mutation(completeTask, { changes: [...MONEY_TAGS, TAGS.userBlueprints] }),
  });
