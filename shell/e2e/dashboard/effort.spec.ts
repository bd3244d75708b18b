/**
 * What work costs the hands: the keys for 60 items of each kind whose answer is a choice or a mark, on the window of a
 * small laptop, without a scroll. A change that costs one key more has to say why.
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
  rank: ['Tab', '1', 'Tab', 'Tab', '2', 'Tab', 'Tab', 'Tab', '3', 'n'],
  spans: ['Tab', 'ArrowRight', 'Shift+ArrowRight', '1', 'n'],
  boxes: ['b', 'ArrowRight', '2', 'n'],
  claims: ['3', 'Tab', 'Tab', '3', 'n'],
} as const;
type Kind = keyof typeof KEYS;

test.use({ viewport: { width: 1280, height: 800 } });

for (const [kind, keys] of Object.entries(KEYS) as [Kind, readonly string[]][]) {
  test(`${ITEMS} items of the kind ${kind} take ${keys.length} keys each, and no scroll`, async ({
    page,
    member,
  }) => {
    test.slow();
    expect(member.username).toBeTruthy();
    const drafts = await openWork(page, listItems(kind));
    // Where the focus is in each item that is gone to.
    await page.getByRole('heading', { name: `Item 1 of ${ITEMS}` }).focus();
    const scrolled = await watchScrolls(page);
    for (let number = 1; number <= ITEMS; number++) for (const key of keys) await page.keyboard.press(key);

    await expect(page.getByText(`${ITEMS} of ${ITEMS} done`)).toBeVisible();
    await expect.poll(() => drafts.size).toBe(ITEMS);
    const answers = new Set([...drafts.values()].map((draft) => JSON.stringify(draft.answers)));
    expect([...answers]).toHaveLength(1);
    expect(await scrolled()).toBe(0);
  });
}

function listItems(kind: Kind): SubmissionItem[] {
  const source = PART_ITEMS.find(({ id }) => id === kind);
  if (!source) throw new Error(`there is no item of the kind ${kind}`);
  return Array.from({ length: ITEMS }, (_, index) => ({ ...source, id: `${kind}-${index + 1}` }));
}

/** Returns a function that says how many pixels the page has been scrolled since. */
async function watchScrolls(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = window as unknown as { scrolled: number };
    let last = scrollY;
    state.scrolled = 0;
    addEventListener('scroll', () => {
      state.scrolled += Math.abs(scrollY - last);
      last = scrollY;
    });
  });
  return () => page.evaluate(() => (window as unknown as { scrolled: number }).scrolled);
}
