import type { Page } from '@playwright/test';
import { LogInScreen } from '../screens/log-in.screen.ts';
import { expect, post, test } from '../support/fixtures.ts';
import { Keyboard } from '../support/keyboard.ts';
import { mockTest } from '../support/open-test.ts';
import { findViolations } from '../support/visual-test.ts';

const TEST_PAGE = '/dashboard/learn/1/test';

test.use({
  viewport: { width: 360, height: 740 },
  // What the browser says about requests that this test makes fail.
  expectedMessages: /ERR_INTERNET_DISCONNECTED|status of 401/,
});

test(
  'a test leads to a certificate by keyboard on a phone, through a lost connection and an ended session',
  { tag: '@core' },
  async ({ page, context, member, platform }) => {
    test.slow();
    const server = await mockTest(page, member.username);
    const keyboard = new Keyboard(page);
    const question = (number: number) => page.getByRole('heading', { name: `Question ${number} of 3` });

    await page.goto(TEST_PAGE);
    await expect(page.getByRole('heading', { name: 'Competency test' })).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(page.getByRole('radio', { name: '60 minutes' }), 'Space');
    await page.keyboard.press('ArrowDown');
    await keyboard.press(page.getByRole('button', { name: 'Start the test: 90 minutes' }));
    await expect(question(1)).toBeFocused();
    await expect(page.getByRole('timer')).toContainText(/left$/);
    await expectAccessible(page);

    await test.step('the connection is lost, and the page loaded again', async () => {
      server.isConnected = false;
      await page.keyboard.press('2');
      await expect(page.getByText('Not saved yet: kept on this device, will be sent')).toBeVisible();
      expect(server.saved.size).toBe(0);
      server.isConnected = true;
      await page.reload();
      await expect(page.getByRole('radio', { name: 'It adds something' })).toBeChecked();
      // Nothing is touched: what was kept goes out by itself.
      await expect.poll(() => server.saved.get(1)).toMatchObject({ verdict: { selected: ['added'] } });
    });

    await test.step('the session ends', async () => {
      await keyboard.press(page.getByRole('button', { name: 'Next' }));
      await expect(question(2)).toBeFocused();
      await post(context, `${platform.address('shell')}/api/auth/logout`, {});
      server.hasSession = false;
      await page.keyboard.press('1');
      const logIn = new LogInScreen(page);
      await expect(logIn.username).toBeVisible();
      server.hasSession = true;
      await keyboard.fill(logIn.username, member.username);
      await keyboard.fill(logIn.password, member.password);
      await keyboard.press(logIn.submit);
      await expect(question(2)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'All of it is in the source' })).toBeChecked();
      await expect.poll(() => server.saved.get(2)).toMatchObject({ verdict: { selected: ['stated'] } });
    });

    await test.step('hand-in after a summary', async () => {
      await keyboard.press(page.getByRole('button', { name: 'Hand in' }));
      const dialog = page.getByRole('dialog', { name: 'Hand in the test' });
      await expect(dialog).toContainText('1 question not answered');
      await keyboard.press(dialog.getByRole('button', { name: 'Question 3' }));
      await expect(question(3)).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.keyboard.press('3');
      await expect(page.getByRole('radio', { name: 'It says the opposite' })).toBeChecked();
      await keyboard.press(page.getByRole('button', { name: 'Hand in' }));
      await keyboard.press(dialog.getByRole('button', { name: 'Hand in' }));
      await expect(page.getByText('Passed: 3 of 3 right')).toBeVisible();
      expect(server.saved.get(3)).toMatchObject({ verdict: { selected: ['against'] } });
    });

    await test.step('a name on the certificate, with consent', async () => {
      await keyboard.fill(page.getByLabel('Name to show'), 'Łukasz Żółć');
      await keyboard.press(page.getByRole('checkbox', { name: /^I agree/ }), 'Space');
      await keyboard.press(page.getByRole('button', { name: 'Show this name' }));
      await expect(page.getByRole('definition').filter({ hasText: 'Łukasz Żółć' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the certificate' })).toHaveAttribute(
        'href',
        '/certificate/C0DE-1',
      );
      await expectAccessible(page);
    });

    await test.step('the result is there after a reload', async () => {
      await page.reload();
      await expect(page.getByText('Passed: 3 of 3 right')).toBeVisible();
      await expect(page).toHaveURL(`${TEST_PAGE}?attempt=attempt-1`);
    });
  },
);

/** Nothing is wider than the screen, and axe finds nothing. */
async function expectAccessible(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await findViolations(page)).toEqual([]);
}
