import {
  listBlueprintTasks,
  listCompletions,
  listFreeTasks,
  listOwnWithdrawals,
  listReferrals,
  listStatement,
  listUserBlueprints,
  type Completion,
  type Task,
  type User,
  type UserBlueprint,
} from '@platform/contracts';
import type { RouteObject } from '@platform/kit/router';
import { fakeServer, renderPage, user as member, type RenderedPage } from '@platform/kit/testing';
import { configure } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { task } from './task.factory.ts';

/** A page counts as slow only when something is wrong with it, not when the machine is busy. */
configure({ asyncUtilTimeout: 10_000 });

/** What the server knows when a visit begins. */
export type World = {
  readonly user?: Partial<User>;
  readonly own?: readonly UserBlueprint[];
  readonly freeTasks?: readonly Task[];
  readonly blueprintTasks?: readonly Task[];
  readonly completions?: readonly Completion[];
};

export const BROWSER_TASK = task({ id: 'browser', title: 'Browser Detection Task', detection: 'browser' });
export const PHONE_TASK = task({ id: 'phone', title: 'Phone Detection Task', detection: 'phone' });
const ESSAY_TASK = task({ id: 'essay', title: 'Write Your First Brief' });

/** A member opens a page; whatever is not named is as for a new account. */
export async function visit(path: string, world: World = {}): Promise<RenderedPage> {
  const server = fakeServer();
  const {
    own = [],
    freeTasks = [BROWSER_TASK, PHONE_TASK, ESSAY_TASK],
    blueprintTasks = [],
    completions = [],
  } = world;
  server.answer(listUserBlueprints, { items: [...own], next: null });
  server.answer(listFreeTasks, { items: [...freeTasks], next: null });
  server.answer(listCompletions, { items: [...completions], next: null });
  server.answer(listBlueprintTasks, ({ params }) => ({
    items: blueprintTasks.filter(({ blueprintId }) => blueprintId === params.blueprintId),
    next: null,
  }));
  server.answer(listOwnWithdrawals, { items: [], next: null });
  server.answer(listStatement, { items: [], next: null });
  server.answer(listReferrals, { items: [], next: null, totals: { count: 0, earned: 0 } });
  return renderPage({ routes: await loaded(routes), path, user: member(world.user), server });
}

/** The routes with their pages' code already there: how it arrives is the shell's business. */
function loaded(lazyRoutes: RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    lazyRoutes.map(async ({ lazy, children, ...route }) => ({
      ...route,
      ...(typeof lazy === 'function' && (await lazy())),
      ...(children && { children: await loaded(children) }),
    })) as Promise<RouteObject>[],
  );
}
