import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_TEAM } from '@platform/contracts';
import { connectPlatform, startPlatform, stopPlatform, type StartedPlatform } from '../support/platform.ts';

/** Walks docs/tour.md on a platform with the demo: every link, with the account that the page names before it. */

type Step = { readonly link: string; readonly account: readonly [string, string] | undefined };

const TOUR = readFileSync(join(import.meta.dirname, '../../../docs/tour.md'), 'utf8');
const LOCAL_LINK = /\]\(http:\/\/localhost:3000(\/[^)]*)\)/g;

let started: StartedPlatform;
let origin: string;
test.beforeAll(async () => {
  started = await startPlatform({ args: [] });
  origin = connectPlatform(started.dataFolder).address('shell');
});
test.afterAll(async () => {
  await stopPlatform(started);
  rmSync(started.dataFolder, { recursive: true });
});

/** Lists the links in their order; an account counts for those after it, until the next headline. */
function listSteps(): Step[] {
  let account: Step['account'];
  return TOUR.split(/^(?=## |Log in as )/m).flatMap((block) => {
    if (block.startsWith('## ')) account = undefined;
    const [, username = '', password = ''] = /^Log in as `([^`]+)` \/ `([^`]+)`/.exec(block) ?? [];
    if (username) account = [username, password];
    return [...block.matchAll(LOCAL_LINK)].map(([, link = '']) => ({ link, account }));
  });
}

async function logIn(page: Page, [username, password]: readonly [string, string]): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

test('every link of the tour leads to a page with content', async ({ page }) => {
  const steps = listSteps();
  expect(steps.length).toBeGreaterThan(25);
  let current: string | undefined;
  for (const { link, account } of steps) {
    if (account && account[0] !== current) await logIn(page, account);
    current = account?.[0];
    await test.step(link, async () => {
      await page.goto(`${origin}${link}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404|went wrong|not available/i);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('the other accounts of the tour can log in', async ({ page }) => {
  const rows = [...TOUR.matchAll(/^\| [\w ]+ \| `([^`]+)` \/ `([^`]+)` \|$/gm)];
  const accounts = rows.map(([, username = '', password = '']) => [username, password] as const);
  expect(accounts.toSorted()).toEqual(
    Object.values(DEMO_TEAM)
      .map(({ username, password }) => [username, password])
      .toSorted(),
  );
  for (const account of accounts) await logIn(page, account);
});
