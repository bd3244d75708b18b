/**
 * Counts the sequential rounds of requests until a deep link into the dashboard shows its page, for a member with an
 * empty cache. The document is the first round; the page's heading ends the last. On a slow network each round costs
 * one latency, so rounds are counted instead of timed.
 */
import { rm } from 'node:fs/promises';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { chromium, type Browser } from '@playwright/test';
import { countRounds } from '../../../shell/e2e/support/count-rounds.ts';
import { MEMBER_PAGES } from '../../../shell/e2e/support/member-pages.ts';
import { connectPlatform, startPlatform, stopPlatform } from '../../../shell/e2e/support/platform.ts';

const MAX_ROUNDS = 2;

const started = await startPlatform();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const shell = connectPlatform(started.dataFolder).address('shell');
  console.log('| page | rounds | requests in each |\n| --- | --- | --- |');
  for (const path of MEMBER_PAGES) {
    const rounds = await measureRounds(browser, shell, path);
    console.log(`| ${path} | ${rounds.length} | ${rounds.map((urls) => urls.length).join(', ')} |`);
    if (rounds.length > MAX_ROUNDS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stopPlatform(started);
  await rm(started.dataFolder, { recursive: true, force: true });
}

async function measureRounds(browser: Browser, shell: string, path: string) {
  const context = await browser.newContext({ baseURL: shell });
  const { username, password } = DEMO_ACCOUNTS[0];
  const response = await context.request.post(`${shell}/api/auth/login`, { data: { username, password } });
  if (!response.ok()) throw new Error(`login responded with ${response.status()}`);
  const rounds = await countRounds(await context.newPage(), path, 'main h1');
  await context.close();
  return rounds;
}
