import {
  completeTask,
  getTypicalMonth,
  listBlueprintTasks,
  listCompletions,
  listFreeTasks,
} from '@platform/contracts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { TasksService } from './tasks.service.ts';

export function tasksRoutes(tasks: TasksService): Route[] {
  return [
    defineRoute(listFreeTasks, async () => ({
      items: await tasks.listFreeTasks(),
      next: null,
    })),

    defineRoute(listBlueprintTasks, async ({ user, params }) => ({
      items: await tasks.listBlueprintTasks(requireId(user.id), params.blueprintId),
      next: null,
    })),

    defineRoute(listCompletions, async ({ user }) => ({
      items: await tasks.listCompletions(requireId(user.id)),
      next: null,
    })),

    defineRoute(getTypicalMonth, () => tasks.getTypicalMonth()),

    defineRoute(completeTask, ({ user, body, tx }) => tasks.complete(tx, requireId(user.id), body)),
  ];
}
