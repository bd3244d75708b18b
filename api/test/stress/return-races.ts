import { createAdministrator, createBuyer, insertTasks } from '../support/factories.ts';
import { startTestApi } from '../support/test-api.ts';
import { WORK_BLUEPRINT_ID } from '../support/work-tasks.ts';

/**
 * Starts two instances of the API on one database, with two administrators and a demo task of the blueprint with work,
 * for returns that happen at the same time as what they exclude.
 */
export async function startReturnRaces() {
  const api = await startTestApi();
  const secondApi = await api.startSecondInstance();
  const administrators = [await createAdministrator(api), await createAdministrator(api)] as const;
  const [demoTask] = await insertTasks(api, WORK_BLUEPRINT_ID, 1);
  return {
    ...{ api, secondApi, administrators, demoTask },
    collection: (name: string) => api.database.connection.collection(name),
    createBuyer: () => createBuyer(api, administrators[0], WORK_BLUEPRINT_ID),

    /** Expects the money to be in order, and stops both. */
    async stop(): Promise<void> {
      expect((await api.app.reconcile()).problems).toEqual([]);
      await secondApi.stop();
      await api.stop();
    },
  };
}
