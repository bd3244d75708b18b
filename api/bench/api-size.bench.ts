/**
 * `npm run bench -- api-size`: the same reads on a database with 1,000,000 journals and one with 1,000, and an
 * administrators' list of 100,000 rows and one of 100, in turns. Writing the large one takes minutes.
 */
import { compare, type Outcome } from './measure.ts';
import { writeMembers, type BenchMember, type Size } from './members.ts';
import { withBench, type Bench } from './platform.ts';

const SMALL: Size = { members: 10, journals: 100, pending: 10 };
const LARGE: Size = { members: 10_000, journals: 100, pending: 10 };
/** The large one may take 1.2 times as long. */
const AIM = 1 / 1.2;
const SECONDS = 3;

type Place = { origin: string; members: BenchMember[]; administrator: BenchMember };

await withBench(async (bench) => {
  const [small, large] = [await build(bench, 'small', SMALL), await build(bench, 'large', LARGE)];
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
    const side = ({ origin, members, administrator }: Place) => {
      let turn = 0;
      const whose = by === 'member' ? members : [administrator];
      return {
        origin,
        next: () => ({ path, headers: { cookie: whose[turn++ % whose.length]?.cookie ?? '' } }),
      };
    };
    outcomes.push(
      await compare({
        name,
        subject: side(large),
        yardstick: side(small),
        load: { seconds: SECONDS },
        aim: AIM,
      }),
    );
  }
  if (outcomes.some(({ ratio, aim }) => ratio < aim)) process.exitCode = 1;
});

async function build(bench: Bench, name: string, size: Size): Promise<Place> {
  const startedAtMs = performance.now();
  const db = bench.databaseOf(name);
  const members = await writeMembers(db, size, name);
  const [administrator] = await writeMembers(db, { members: 1, journals: 0, pending: 0 }, `${name}-staff`);
  if (!administrator) throw new Error('There is no administrator.');
  await db.collection('users').updateOne({ _id: administrator.id }, { $set: { isAdmin: true } });
  const writtenAtMs = performance.now();
  const origin = await bench.startApi(name);
  const proof = await proofOf(origin, administrator);
  const seconds = ((writtenAtMs - startedAtMs) / 1_000).toFixed(0);
  console.log(
    `${name}: ${proof.journals} journals written in ${seconds} s, proved in ${proof.milliseconds} ms`,
  );
  return { origin, members, administrator };
}

type Proof = { journals: number; milliseconds: number; problems: string[] };

/** The proof that each start of the API makes in the background. @throws Error when the books are not right */
async function proofOf(origin: string, { cookie }: BenchMember): Promise<Proof> {
  for (;;) {
    const response = await fetch(`${origin}/api/admin/ledger`, { headers: { cookie } });
    const { lastReconciliation: proof } = (await response.json()) as { lastReconciliation: Proof | null };
    if (proof && proof.problems.length > 0) throw new Error(proof.problems.slice(0, 5).join('\n'));
    if (proof) return proof;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
