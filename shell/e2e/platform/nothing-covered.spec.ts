import { verifyFreeBlueprint } from '@platform/contracts';
import type { Locator, Page } from '@playwright/test';
import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { test } from '../support/admin-fixtures.ts';
import { expect } from '../support/fixtures.ts';
import { MEMBER_PAGES } from '../support/member-pages.ts';
import { rejectRequests } from '../support/mock-api.ts';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
/** Parts of the way from the top of a page to its end. */
const SCROLL_POSITIONS = [0, 0.35, 0.7, 1];

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedMessages: /503 \(Service Unavailable\)/,
    });

    test('the support button covers no control and no text', async ({ page, seeder, logIn }) => {
      test.slow();
      const member = await seeder.activeMember();
      await seeder.purchase(member);
      await logIn(member);
      const button = page.getByRole('button', { name: 'Support chat' });
      for (const path of [...MEMBER_PAGES, '/blueprint/2']) {
        await openPage(page, path);
        for (const position of SCROLL_POSITIONS) {
          await scrollTo(page, position);
          expect(await findCovered(button), `${path} at ${position}`).toEqual([]);
        }
      }
    });

    test('a toast covers no control of the top bar, and moves nothing', async ({ page, member }) => {
      expect(member.username).toBeTruthy();
      await openPage(page, '/dashboard/referrals');
      const toast = page.getByRole('listitem').filter({ hasText: 'Send it to a friend.' });
      const heading = page.getByRole('heading', { level: 1 });
      for (const position of SCROLL_POSITIONS) {
        await scrollTo(page, position);
        const before = await heading.boundingBox();
        // Not by the pointer, which would scroll the page to the button.
        await page.getByRole('button', { name: 'Copy link' }).dispatchEvent('click');
        await expect(toast).toBeVisible();
        const bar = (await page.getByRole('banner').boundingBox())!;
        expect(await findFinalTop(toast), `at ${position}`).toBeGreaterThan(bar.y + bar.height);
        expect(await heading.boundingBox()).toEqual(before);
        await toast.getByRole('button', { name: 'Dismiss' }).click();
        await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
      }
    });

    test('a toast is at the same place above a dialog, readable and out of its way', async ({
      page,
      member,
    }) => {
      expect(member.username).toBeTruthy();
      // On a slow connection the toast's code comes after the dialog.
      const dialog = Promise.withResolvers<undefined>();
      await page.route('**/toasts.*.js', async (route) => {
        await dialog.promise;
        await route.continue();
      });
      await openPage(page, '/blueprint/1');
      const blueprint = new BlueprintScreen(page);
      await blueprint.activate.click();
      await blueprint.fillInIdentity();
      dialog.resolve(undefined);
      await rejectRequests(page, [verifyFreeBlueprint]);
      await blueprint.next.click();
      await blueprint.confirm.click();

      // Found by its role, so it is not hidden from screen readers.
      const toast = page.getByRole('listitem').filter({ hasText: 'Submission Failed' });
      await expect(toast).toBeVisible();
      await expect(blueprint.verificationDialog.getByRole('alert')).toBeFocused();
      expect(await findCovered(toast)).toEqual([]);
      expect(await findFinalTop(toast)).toBe(80);
      await toast.getByRole('button', { name: 'Copy the request ID' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('request-41aa7f3k');
      await expect(blueprint.verificationDialog).toBeVisible();
    });
  });
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

async function scrollTo(page: Page, position: number): Promise<void> {
  await page.evaluate(
    (part) => window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
    position,
  );
}

/** Returns where an element is once it has moved in: also with reduced motion it starts elsewhere, for a frame. */
async function findFinalTop(moving: Locator): Promise<number> {
  return moving.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return element.getBoundingClientRect().top;
  });
}

/** Lists what an element that is on the screen covers: the controls and texts at the points of its box. */
async function findCovered(cover: Locator): Promise<string[]> {
  return cover.evaluate((element: HTMLElement) => {
    const step = 8;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isTextAt = (x: number, y: number): string | undefined => {
      const position = document.caretPositionFromPoint(x, y);
      if (!(position?.offsetNode instanceof Text)) return undefined;
      const range = document.createRange();
      range.selectNodeContents(position.offsetNode);
      const isHit = [...range.getClientRects()].some(
        (rect) => rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom,
      );
      return isHit ? position.offsetNode.data.trim() : undefined;
    };
    const covered = new Set<string>();
    element.style.visibility = 'hidden';
    for (let x = left; x <= right; x += step) {
      for (let y = top; y <= bottom; y += step) {
        const below = document.elementFromPoint(x, y);
        const control = below?.closest('a, button, input, select, textarea, summary, [role="tab"]');
        if (control) covered.add(`${control.tagName} ${control.textContent}`);
        const text = below && isTextAt(x, y);
        if (text) covered.add(text);
      }
    }
    element.style.visibility = '';
    return [...covered];
  });
}
