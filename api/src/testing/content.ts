import type { TestApi } from './test-api.ts';

/**
 * Everything that the database holds, by collection and record. Rate limits and job leases say when somebody called, which
 * every call may do; `besides` names more of that kind.
 */
export async function contentOf(
  api: TestApi,
  besides: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await api.database.connection.listCollections()) {
    if (['rate_limits', 'job_leases', ...besides].includes(name)) continue;
    const records = await api.database.connection.collection(name).find().sort({ _id: 1 }).toArray();
    content[name] = records.map((record) => JSON.stringify(record));
  }
  return content;
}
