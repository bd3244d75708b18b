import { drawing } from '@platform/content';
import { createLogger } from '@platform/server-kit/logging';
import { createApp } from '../app.ts';
import type { Clock } from '../platform/clock.ts';
import { HASH_COST } from '../platform/crypto/passwords.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../settings/settings.ts';

/** Verifies the ledger's invariants on a database, without an API. Returns one line per problem, and a summary. */
export async function proveLedger(
  settings: Settings,
  database: Database,
  clock: Clock,
): Promise<{ summary: string; problems: readonly string[] }> {
  const app = createApp({
    settings,
    database,
    clock,
    logger: createLogger('reconcile', 'silent'),
    hashCost: HASH_COST,
    validateResponses: false,
    content: {
      loadDemoTasks: () => Promise.resolve([]),
      loadWorkTasks: () => Promise.resolve([]),
      loadCourses: () => Promise.resolve([]),
      loadCourseBanks: () => Promise.resolve([]),
      drawing,
    },
  });
  const { journals, members, problems } = await app.reconcile();
  return {
    summary: `Replayed ${journals} journals of ${members} members: ${problems.length} problems`,
    problems,
  };
}
