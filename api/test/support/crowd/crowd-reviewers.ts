import {
  BULK_DECISIONS_MAX,
  REVIEWED_WORK_PERCENT,
  type ItemReportRow,
  type ReviewDetail,
  type ReviewRow,
} from '@platform/contracts';
import type { LoggedInClient } from '../factories.ts';

const WHY =
  'Most answers differ from the key, also where the item says plainly which one is right, as the comment shows.';

/** Reviewers who see what the console's API shows, and no more. Each reads what waits, due first. */
export async function review(reviewers: readonly LoggedInClient[]): Promise<void> {
  for (const reviewer of reviewers) {
    await rejectReports(reviewer);
    for (const id of await listWaiting(reviewer)) await decide(reviewer, id);
  }
}

async function listWaiting(reviewer: LoggedInClient): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const cursor = next && `&cursor=${encodeURIComponent(next)}`;
    const { body } = await reviewer.get(`/api/admin/reviews?sort=due&limit=100${cursor}`);
    ids.push(...(body.items as ReviewRow[]).map(({ id }) => id));
    next = body.next as string | null;
  }
  return ids;
}

/** Decides about one piece, unless it is left to another administrator: an appeal, or what is above a limit. */
async function decide(reviewer: LoggedInClient, id: string): Promise<void> {
  const path = `/api/admin/reviews/${id}`;
  const claimed = await reviewer.post(`${path}/claim`);
  if (claimed.status !== 200) {
    expect(claimed.body.code).toBe('not_allowed_to_review');
    return;
  }
  const [action, body] = choose(claimed.body as ReviewDetail);
  const { status, body: decided } = await reviewer.post(`${path}/${action}`, body);
  if (status === 200) return;
  expect([action, decided.code]).toEqual(['reject', 'rejection_limit_reached']);
  await reviewer.post(`${path}/unclaim`);
}

/** Approves what is right enough, rejects what shows no effort, and asks for changes of the rest. */
function choose(detail: ReviewDetail): [action: string, body: object] {
  const isRight = (detail.measures?.share ?? 0) * 100 >= REVIEWED_WORK_PERCENT;
  if (detail.state === 'appealed') return [isRight ? 'grant-appeal' : 'deny-appeal', { text: WHY }];
  if (isRight) return ['approve', { criteria: fillIn(detail), comments: [], text: '', fixes: [] }];
  const content = { criteria: {}, comments: [commentOnWorst(detail)], text: WHY };
  if (detail.noEffort !== null && looksLazy(detail)) return ['reject', { ...content, code: 'no_effort' }];
  if (detail.revisionsLeft > 0) return ['request-revision', content];
  return ['reject', { ...content, code: 'incomplete_after_revision' }];
}

/** Whether something beside the score speaks for no effort: a warning, or changes that were asked for and not made. */
function looksLazy({ hints }: ReviewDetail): boolean {
  return hints.some((hint) => hint !== 'very_fast' && hint !== 'mostly_pasted');
}

const fillIn = ({ rubric, presets }: ReviewDetail): Record<string, string> => ({
  ...Object.fromEntries(rubric.map(({ id, options }) => [id, options[1]!.id])),
  ...presets,
});

function commentOnWorst({ items }: ReviewDetail): object {
  const scoreOf = ({ scores }: ReviewDetail['items'][number]) =>
    Math.min(1, ...scores.map(({ score }) => score));
  const [worst] = items.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  // Some explanations are shorter than a comment may be.
  const text = `What is right, and why: ${worst!.explanation?.slice(0, 500) || 'the material says something else.'}`;
  return { itemId: worst!.id, part: null, target: null, span: null, text };
}

/** Says of each reported item that it can be done. */
async function rejectReports(reviewer: LoggedInClient): Promise<void> {
  for (;;) {
    const { body } = await reviewer.get(`/api/admin/item-reports?status=pending&limit=${BULK_DECISIONS_MAX}`);
    const ids = (body.items as ItemReportRow[]).map(({ id }) => id);
    if (ids.length === 0) return;
    const decision = {
      decision: 'itemReports.reject',
      ids,
      body: { reason: 'We looked at it: it can be done.' },
    };
    const { status, body: decided } = await reviewer.post('/api/admin/decisions', decision);
    expect([status, decided.results.map(({ error }: { error: unknown }) => error)]).toEqual([
      200,
      ids.map(() => null),
    ]);
  }
}
