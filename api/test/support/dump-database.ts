import type { TestApi } from './test-api.ts';

/**
 * Returns the content of the database by collection. Rate limits and job leases are left out, because any request may
 * change them.
 *
 * @param ignoredCollections further collections to leave out
 */
export async function dumpDatabase(
  api: TestApi,
  ignoredCollections: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (['rate_limits', 'job_leases', ...ignoredCollections].includes(name)) continue;
    const records = await api.database.connection.collection(name).find().sort({ _id: 1 }).toArray();
    dump[name] = records.map((record) => JSON.stringify(record));
  }
  return dump;
}
