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
  const { connection } = api.database;
  const names = (await connection.listCollections())
    .map(({ name }) => name)
    .filter((name) => !['rate_limits', 'job_leases', ...ignoredCollections].includes(name));
  const collections = await Promise.all(
    names.map((name) => connection.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      collections[index]!.map((record) => JSON.stringify(record, omitTimes)),
    ]),
  );

  /** Any request may extend a session, once a minute of real time has passed. */
  function omitTimes(this: Record<string, unknown>, key: string, value: unknown): unknown {
    const isTimeOfSession =
      'session' in this
        ? ['expires', 'lastModified'].includes(key)
        : ['cookie', 'administeredAtMs'].includes(key);
    return isTimeOfSession ? undefined : value;
  }
}
