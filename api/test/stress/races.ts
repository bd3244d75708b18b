import { SUBMISSION_STATES } from '@platform/contracts';
import { sampleCases } from '../support/sampled-cases.ts';
import type { TestApi } from '../support/test-api.ts';
import type { TestClient } from '../support/test-client.ts';
import { clientOf } from './second-client.ts';
import { STRESS } from './stress-parameters.ts';

/** The number of concurrent requests. Some endpoints are limited to 20 calls an hour. */
const CONCURRENCY = STRESS.isLong ? 15 : 5;
const INDEXES = Array.from({ length: CONCURRENCY }, (_, index) => index);

/** The endpoints whose requests are in `concurrent-learning.test.ts`. */
export const LEARNING = [
  'tests.start',
  'tests.submit',
  'practice.answer',
  'learningReview.acceptReport',
  'learningReview.rejectReport',
  'learningReview.rescore',
  'learningReview.revokeCertificate',
  'learningReview.restoreCertificate',
] as const;
export type LearningEndpoint = (typeof LEARNING)[number];

/** A request that any of the clients can send. */
export type PreparedRequest = { clients: readonly TestClient[]; path: string; body?: object };
export type PrepareRequest = () => Promise<PreparedRequest>;

export const byAny = (clients: readonly TestClient[], path: string, body?: object): PreparedRequest => ({
  clients,
  path,
  ...(body && { body }),
});
export const by = (client: TestClient, path: string, body?: object): PreparedRequest =>
  byAny([client], path, body);

/** Posts what a request that is tested relies on. @throws Error if it is rejected */
export async function prepareBy(client: TestClient, path: string, body?: object): Promise<void> {
  const { status, body: answer } = await client.post(path, body);
  if (status >= 300) throw new Error(`POST ${path} was rejected: ${JSON.stringify(answer)}`);
}

/** Returns the requests that are due, of which the default tier sends some each day. */
export const sampleRequests = (requests: Record<string, PrepareRequest>, daily: readonly string[]) =>
  sampleCases(
    Object.keys(requests).map((id) => ({ id })),
    ({ id }) => daily.includes(id),
  ).map(({ id }) => [id, requests[id]!] as const);

/** How many documents a request adds to each collection. */
export type Effect = Record<string, number>;

export type Races = ReturnType<typeof createRaces>;

/** Creates what sends requests concurrently to two instances of the API on one database, and compares their effects. */
export function createRaces(api: TestApi, secondApi: TestApi) {
  const { connection } = api.database;
  let keyCount = 0;

  /**
   * Counts the documents of each collection, except those that are no effect of a request, and the submissions in each
   * state, because some requests change nothing else.
   */
  async function countDocuments(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name } of await connection.listCollections()) {
      if (!['idempotent_responses', 'rate_limits', 'reconciliations', 'rejection_counters'].includes(name))
        counts[name] = await connection.collection(name).countDocuments();
    }
    for (const state of SUBMISSION_STATES)
      counts[`submissions, ${state}`] = await connection.collection('submissions').countDocuments({ state });
    return counts;
  }

  async function measure<T>(action: () => Promise<T>): Promise<{ effect: Effect; result: T }> {
    const before = await countDocuments();
    const result = await action();
    const after = await countDocuments();
    const effect = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
    return { effect: Object.fromEntries(effect) as Effect, result };
  }

  /** Returns the same user's client of either instance, alternating by index. */
  const clientFor = (index: number, client: TestClient) =>
    index % 2 === 0 ? client : clientOf(secondApi, client);

  function send({ clients, path, body }: PreparedRequest, index: number, key?: string) {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return clientFor(index, clients[(index >> 1) % clients.length]!).post(path, body, { headers });
  }

  return {
    /** Sends a request once. Returns its effect, which there must be. */
    async measureOne(request: PreparedRequest): Promise<Effect> {
      const { effect } = await measure(() => send(request, 0));
      expect(Object.values(effect).some((count) => count > 0)).toBe(true);
      return effect;
    },

    /** Sends a request concurrently with one key. */
    async sendWithOneKey(request: PreparedRequest, expectedEffect: Effect): Promise<void> {
      keyCount += 1;
      const key = `concurrent-${keyCount}`;
      // Idempotency keys are scoped to a user, so requests with the same key all come from one client.
      const { effect, result: responses } = await measure(() =>
        Promise.all(INDEXES.map(() => send(request, 0, key))),
      );

      const succeeded = responses.filter(({ status }) => status < 300);
      const rejected = responses.filter(({ status }) => status >= 300);
      expect(effect).toEqual(expectedEffect);
      expect(succeeded.length).toBeGreaterThan(0);
      expect(new Set(succeeded.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect([...new Set(rejected.map(({ body }) => body.code as string))]).toEqual(
        rejected.length > 0 ? ['idempotency_in_flight'] : [],
      );
      expect((await send(request, 0, key)).body).toEqual(succeeded[0]!.body);
    },

    /** Sends a request concurrently, with keys of their own and without any. `repeated` is what all but one lead to. */
    async sendWithoutCommonKey(
      request: PreparedRequest,
      expectedEffect: Effect,
      repeated: 'succeeded' | 409,
    ): Promise<void> {
      keyCount += 1;
      const keyOf = (index: number) => (index % 3 === 0 ? undefined : `own-${keyCount}-${index}`);
      const { effect, result: responses } = await measure(() =>
        Promise.all(INDEXES.map((index) => send(request, index, keyOf(index)))),
      );

      expect(effect).toEqual(expectedEffect);
      const outcomes = responses.map(({ status }) => (status < 300 ? 'succeeded' : status)).sort();
      expect(outcomes).toEqual([...Array<typeof repeated>(CONCURRENCY - 1).fill(repeated), 'succeeded']);
    },
  };
}
