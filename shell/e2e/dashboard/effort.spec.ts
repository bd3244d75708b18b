/**
 * What work costs the hands: the keys for 60 items of each kind whose answer is a choice or a mark, on the window of a
 * small laptop, without a scroll and without a shift. A change that costs one key more has to say why.
 */
import type { SubmissionItem } from '@platform/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openWork } from '../support/open-work.ts';
import { PART_ITEMS } from '../support/parts-content.ts';

const ITEMS = 60;

/** The keys of one item, with the one that goes on. */
const KEYS = {
  choice: ['2', 'Enter'],
  rank: ['2', '1', '3', 'Enter'],
  spans: ['Tab', 'ArrowRight', 'Shift+ArrowRight', '1', 'n'],
  boxes: ['b', 'ArrowRight', '2', 'n'],
  claims: ['3', '3', 'Enter'],
} as const;
/** The keys of one item while the member has switched on that an answered item goes on by itself. */
const KEYS_WITH_SWITCH = {
  choice: ['2'],
  rank: ['2', '1', '3'],
  claims: ['3', '3'],
} as const;
type Kind = keyof typeof KEYS;

/** Kinds whose answers change neither a text nor an order nor a list, so that a key may move nothing. */
const STILL: readonly Kind[] = ['choice', 'claims'];

test.use({ viewport: { width: 1280, height: 800 } });

for (const [kind, keys] of Object.entries(KEYS) as [Kind, readonly string[]][]) {
  test(`${ITEMS} items of the kind ${kind} take ${nameKeys(keys)} each, and no scroll`, async ({
    page,
    member,
  }) => {
    expect(member.username).toBeTruthy();
    await countKeys(page, kind, keys);
  });
}

for (const [kind, keys] of Object.entries(KEYS_WITH_SWITCH) as [Kind, readonly string[]][]) {
  test(`${ITEMS} items of the kind ${kind} that go on take ${nameKeys(keys)} each`, async ({
    page,
    member,
  }) => {
    expect(member.username).toBeTruthy();
    await countKeys(page, kind, keys, async () => {
      await page.keyboard.press('?');
      await page.getByRole('checkbox', { name: 'Next item after an answer' }).check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

async function countKeys(page: Page, kind: Kind, keys: readonly string[], prepare?: () => Promise<void>) {
  test.slow();
  const drafts = await openWork(page, listItems(kind));
  // Where the focus is in each item that is gone to.
  await page.getByRole('heading', { name: `Item 1 of ${ITEMS}` }).focus();
  await prepare?.();
  const moved = await watchMoves(page);
  for (let number = 1; number <= ITEMS; number++) for (const key of keys) await page.keyboard.press(key);

  await expect(page.getByText(`${ITEMS} of ${ITEMS} done`)).toBeVisible();
  await expect.poll(() => drafts.size).toBe(ITEMS);
  const answers = new Set([...drafts.values()].map((draft) => JSON.stringify(draft.answers)));
  expect([...answers]).toHaveLength(1);
  const { scrolled, shifts } = await moved();
  expect(scrolled).toBe(0);
  expect(shifts.filter(({ isExpected }) => !(isExpected && !STILL.includes(kind)))).toEqual([]);
}

function listItems(kind: Kind): SubmissionItem[] {
  const source = PART_ITEMS.find(({ id }) => id === kind);
  if (!source) throw new Error(`there is no item of the kind ${kind}`);
  return Array.from({ length: ITEMS }, (_, index) => ({ ...source, id: `${kind}-${index + 1}` }));
}

/** `isExpected`: it follows a key within half a second. */
type Shift = { readonly value: number; readonly isExpected: boolean; readonly moved: readonly string[] };
type Moves = { scrolled: number; shifts: Shift[] };

/** Returns a function that says how many pixels the page has been scrolled since, and what has shifted. */
async function watchMoves(page: Page): Promise<() => Promise<Moves>> {
  await page.evaluate(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    const moves: Moves = { scrolled: 0, shifts: [] };
    (window as unknown as { moves: Moves }).moves = moves;
    let last = scrollY;
    addEventListener('scroll', () => {
      moves.scrolled += Math.abs(scrollY - last);
      last = scrollY;
    });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => node?.textContent ?? node?.nodeName ?? '');
        moves.shifts.push({ value, isExpected: hadRecentInput, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { moves: Moves }).moves);
}

function nameKeys({ length }: readonly string[]): string {
  return length === 1 ? 'one key' : `${length} keys`;
}
