import type { BoxesAnswer, FileAnswer, ItemDraft } from '@platform/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { openWork, type SentDrafts } from '../support/open-work.ts';
import { answersOf, PART_ANSWERS, PART_ITEMS, STREET } from '../support/parts-content.ts';
import { findViolations } from '../support/visual-test.ts';

const NOTES = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('The desk is made of oak.') };

test('every type of question is answered by keyboard alone', async ({ page, member }) => {
  test.slow();
  expect(member.username).toBeTruthy();
  const drafts = await openWork(page, PART_ITEMS);
  const keyboard = new Keyboard(page);
  const key = async (...keys: string[]) => {
    for (const name of keys) await page.keyboard.press(name);
  };

  await answerItems(page, () => keyboard.press(page.getByRole('button', { name: 'Next' })), {
    choice: () => key('2'),
    async pair() {
      await key('6');
      await keyboard.press(page.getByRole('radio', { name: 'Facts' }), 'Space');
      await keyboard.fill(page.getByRole('textbox', { name: 'Why?' }), PART_ANSWERS.pair.reason);
    },
    async rank() {
      for (const [index, label] of ['Two', 'Three', 'One'].entries()) {
        await keyboard.to(page.getByRole('button', { name: `Drag ${label}` }));
        await key(String(index + 1));
      }
    },
    async spans() {
      await keyboard.to(page.locator('[data-word][tabindex]'));
      await key('ArrowRight', 'Shift+ArrowRight', '1');
      await key('ArrowRight', 'ArrowRight', 'Shift+ArrowRight', '2');
    },
    async boxes() {
      await key('b');
      await expect(page.locator('[data-box="0"]')).toBeFocused();
      await key('ArrowRight', 'Shift+ArrowDown', '2');
    },
    rewrite: () => keyboard.fill(page.getByRole('textbox', { name: 'Your text' }), PART_ANSWERS.rewrite.text),
    async prompt() {
      await keyboard.fill(page.getByRole('textbox', { name: 'User message' }), 'Write an ad for ');
      await keyboard.press(page.getByRole('button', { name: '{city}' }));
      await keyboard.press(page.getByRole('checkbox', { name: 'I tried it' }), 'Space');
    },
    async claims() {
      await key('1');
      await keyboard.press(page.getByRole('button', { name: 'Quote a place for claim 1' }));
      await key('s', 'Enter');
      await keyboard.to(
        page
          .getByRole('group', { name: /Claim 2/ })
          .getByRole('radio')
          .first(),
      );
      await key('3');
    },
    async form() {
      for (const [index, { name, price, state }] of PART_ANSWERS.form.rows.entries()) {
        if (index > 0) await keyboard.press(page.getByRole('button', { name: 'Add a row' }));
        const row = page.locator(`[data-row="${index}"]`);
        await keyboard.fill(row.getByLabel('Name'), String(name));
        await keyboard.fill(row.getByLabel('Price'), String(Number(price) / 100));
        await keyboard.choose(row.getByLabel('State'), String(state));
      }
    },
    async file() {
      await keyboard.to(page.getByLabel('Choose a file'));
      await chooseNotes(page, () => key('Space'));
      await keyboard.press(page.getByRole('checkbox', { name: 'I wrote them myself.' }), 'Space');
    },
  });
  await expectAnswers(page, drafts);
  // A fifth of the shorter side, around the middle; then moved by a pixel to the right and made a pixel higher.
  const side = STREET.height / 5;
  expect(boxesIn(drafts)).toEqual([
    {
      x: (STREET.width - side) / 2 + 1,
      y: (STREET.height - side) / 2,
      width: side,
      height: side + 1,
      label: 'group',
      flags: [],
    },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('every type of question is answered by touch', async ({ page, member }) => {
    test.slow();
    expect(member.username).toBeTruthy();
    const drafts = await openWork(page, PART_ITEMS);
    const write = async (field: Locator, text: string) => {
      await field.tap();
      await page.keyboard.insertText(text);
    };
    const tapButton = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    const tapWord = (word: string) => page.locator('[data-word]').getByText(word, { exact: true }).tap();

    await answerItems(page, () => tapButton('Next'), {
      choice: () => page.getByRole('radio', { name: /^Buy/ }).tap(),
      async pair() {
        await page.getByRole('radio', { name: 'Answer B is better' }).tap();
        await page.getByRole('radio', { name: 'Facts' }).tap();
        await write(page.getByRole('textbox', { name: 'Why?' }), PART_ANSWERS.pair.reason);
      },
      async rank() {
        for (const [index, label] of ['Two', 'Three', 'One'].entries())
          await tapButton(`Place ${index + 1} for ${label}`);
      },
      async spans() {
        const labels = page.getByRole('group', { name: 'Label of the selection' });
        for (const [first, last, label] of [
          ['oak', 'desk', 'Item'],
          ['$', '120', 'Price'],
        ] as const) {
          await page.locator('[data-word]').getByText(first, { exact: true }).first().tap();
          await tapWord(last);
          await labels.getByRole('button', { name: label }).tap();
        }
      },
      async boxes() {
        await page.getByRole('button', { name: /Group/ }).tap();
        await dragByTouch(page, page.getByRole('application', { name: /^Picture with boxes/ }));
      },
      rewrite: () => write(page.getByRole('textbox', { name: 'Your text' }), PART_ANSWERS.rewrite.text),
      async prompt() {
        await write(page.getByRole('textbox', { name: 'User message' }), 'Write an ad for ');
        await tapButton('{city}');
        await page.getByRole('checkbox', { name: 'I tried it' }).tap();
      },
      async claims() {
        const claim = (number: number) => page.getByRole('group', { name: new RegExp(`Claim ${number}`) });
        await claim(1)
          .getByRole('radio', { name: /^Supported/ })
          .tap();
        await tapButton('Quote a place for claim 1');
        await tapWord('library');
        await tapButton('Whole sentence');
        await tapButton('Quote for claim 1');
        await claim(2)
          .getByRole('radio', { name: /^Not stated/ })
          .tap();
      },
      async form() {
        for (const [index, { name, price, state }] of PART_ANSWERS.form.rows.entries()) {
          if (index > 0) await tapButton('Add a row');
          const row = page.locator(`[data-row="${index}"]`);
          await write(row.getByLabel('Name'), String(name));
          await write(row.getByLabel('Price'), String(Number(price) / 100));
          // The list of options belongs to the phone.
          await row.getByLabel('State').selectOption(String(state));
        }
      },
      async file() {
        await chooseNotes(page, () => page.getByText('Choose a file').tap());
        await page.getByRole('checkbox', { name: 'I wrote them myself.' }).tap();
      },
    });
    await expectAnswers(page, drafts);
    const [box, ...others] = boxesIn(drafts);
    expect(others).toEqual([]);
    expect(box).toMatchObject({ label: 'group' });
    expect(box?.width).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

type PartType = (typeof PART_ITEMS)[number]['id'];

/** Answers one item after the other. Each question must be accessible when it is answered. */
async function answerItems(
  page: Page,
  goToNext: () => Promise<void>,
  answers: Readonly<Record<PartType, () => Promise<void>>>,
): Promise<void> {
  for (const [index, { id }] of PART_ITEMS.entries()) {
    await test.step(id, async () => {
      const heading = page.getByRole('heading', { name: `Item ${index + 1} of ${PART_ITEMS.length}` });
      await expect(heading).toBeVisible();
      await answers[id]?.();
      const violations = await findViolations(page);
      expect.soft(violations, id).toEqual([]);
      if (index < PART_ITEMS.length - 1) await goToNext();
    });
  }
}

/** Expects what was saved in the end to be what was answered. */
async function expectAnswers(page: Page, drafts: SentDrafts): Promise<void> {
  await expect(page.getByText(/^10 of 10 done/)).toBeVisible();
  const saved = () => [...drafts.values()].map(({ itemId, answers }) => ({ itemId, answers }));
  await expect.poll(saved).toEqual(
    expect.arrayContaining(
      Object.keys(PART_ANSWERS).map((type) => ({
        itemId: type,
        answers: answersOf(type as keyof typeof PART_ANSWERS),
      })),
    ),
  );
  await expect.poll(() => (answerOf(drafts, 'file') as FileAnswer | undefined)?.confirmed).toBe(true);
  expect((answerOf(drafts, 'file') as FileAnswer).files).toHaveLength(1);
}

function answerOf(drafts: SentDrafts, itemId: string) {
  const draft: ItemDraft | undefined = drafts.get(itemId);
  return draft && Object.values(draft.answers)[0];
}

function boxesIn(drafts: SentDrafts): BoxesAnswer['boxes'] {
  return (answerOf(drafts, 'boxes') as BoxesAnswer | undefined)?.boxes ?? [];
}

/** Chooses a file in the dialog of the browser that `open` opens, and waits until the server has it. */
async function chooseNotes(page: Page, open: () => Promise<void>): Promise<void> {
  // Chromium shows no dialog if it does not count the key as a person's, e.g. because the page was busy meanwhile.
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 5_000 }), open()]);
    await chooser.setFiles(NOTES);
  }).toPass();
  await expect(page.getByRole('link', { name: NOTES.name })).toBeVisible();
}

/** Draws with one finger across the middle of an element. */
async function dragByTouch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const frame = await target.boundingBox();
  if (!frame) throw new Error('the picture is not shown');
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: frame.x + frame.width * share, y: frame.y + frame.height * share }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.3) });
  // The finger rests before it is lifted: the browser would take a swipe for a fling, which the next tap only stops.
  for (const share of [0.4, 0.5, 0.6, 0.6, 0.6, 0.6]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
