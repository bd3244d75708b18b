/**
 * `npm run proof -- bench api-size`: compares the same reads on a database with 1,000,000 journals and one with 1,000,
 * and an administrators' list of 100,000 rows and one of 100. Writing the large database takes several minutes.
 */
import { compareThroughput, type Outcome } from './measure.ts';
import { writeMembers, type BenchMember, type Size } from './members.ts';
import { withBench, type Bench } from './bench-environment.ts';

const SMALL: Size = { members: 10, journals: 100, pending: 10 };
const LARGE: Size = { members: 10_000, journals: 100, pending: 10 };
/** Reads of the large database may take at most 1.2 times as long. */
const MINIMUM_RATIO = 1 / 1.2;
const ROUND_SECONDS = 3;

type Target = { origin: string; members: BenchMember[]; administrator: BenchMember };

await withBench(async (bench) => {
  const [small, large] = [await startTarget(bench, 'small', SMALL), await startTarget(bench, 'large', LARGE)];
  const reads: [name: string, path: string, by: 'member' | 'administrator'][] = [
    ['balance, `GET auth/me`', '/api/auth/me', 'member'],
    ['statement page, `GET user/statement?limit=50`', '/api/user/statement?limit=50', 'member'],
    ['queue, `GET admin/withdrawals/pending`', '/api/admin/withdrawals/pending?limit=50', 'administrator'],
    [
      'list by amount, `GET admin/withdrawals?sort=highest`',
      '/api/admin/withdrawals?sort=highest&limit=50',
      'administrator',
    ],
    ['counters, `GET admin/counters`', '/api/admin/counters', 'administrator'],
  ];
  const outcomes: Outcome[] = [];
  for (const [name, path, by] of reads) {
    const side = ({ origin, members, administrator }: Target) => {
      let requestCount = 0;
      const callers = by === 'member' ? members : [administrator];
      return {
        origin,
        next: () => ({ path, headers: { cookie: callers[requestCount++ % callers.length]?.cookie ?? '' } }),
      };
    };
    outcomes.push(
      await compareThroughput({
        name,
        subject: side(large),
        baseline: side(small),
        load: { seconds: ROUND_SECONDS },
        minimumRatio: MINIMUM_RATIO,
      }),
    );
  }
  if (outcomes.some(({ ratio, minimumRatio }) => ratio < minimumRatio)) process.exitCode = 1;
});

async function startTarget(bench: Bench, name: string, size: Size): Promise<Target> {
  const startedAtMs = performance.now();
  const db = bench.database(name);
  const members = await writeMembers(db, size, name);
  const [administrator] = await writeMembers(db, { members: 1, journals: 0, pending: 0 }, `${name}-admin`);
  if (!administrator) throw new Error('The administrator is missing.');
  const rights = { isAdmin: true, adminRoles: ['owner'] };
  await db.collection('users').updateOne({ _id: administrator.id }, { $set: rights });
  const writtenAtMs = performance.now();
  const origin = await bench.startApi(name);
  const reconciliation = await waitForReconciliation(origin, administrator);
  const seconds = ((writtenAtMs - startedAtMs) / 1_000).toFixed(0);
  console.log(
    `${name}: ${reconciliation.journals} journals written in ${seconds} s, reconciled in ${reconciliation.milliseconds} ms`,
  );
  return { origin, members, administrator };
}

type Reconciliation = { journals: number; milliseconds: number; problems: string[] };

/** Waits for the reconciliation that the API runs at startup. @throws Error if it found problems */
async function waitForReconciliation(origin: string, { cookie }: BenchMember): Promise<Reconciliation> {
  for (;;) {
    const response = await fetch(`${origin}/api/admin/ledger`, { headers: { cookie } });
    const { lastReconciliation: reconciliation } = (await response.json()) as {
      lastReconciliation: Reconciliation | null;
    };
    if (reconciliation && reconciliation.problems.length > 0)
      throw new Error(reconciliation.problems.slice(0, 5).join('\n'));
    if (reconciliation) return reconciliation;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
