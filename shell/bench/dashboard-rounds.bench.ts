/**
 * In how many sequential rounds of requests a link into the dashboard shows the page it leads to, for a member who comes
 * with an empty cache: the document is the first round, and the heading of the remote's page ends the last. A round is
 * what a slow network makes one wait for once, so it is counted and not timed.
 */
import { rm } from 'node:fs/promises';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { chromium, type Browser } from '@playwright/test';
import { countRounds } from '../e2e/support/count-rounds.ts';
import { MEMBER_PAGES } from '../e2e/support/member-pages.ts';
import { connectPlatform, startPlatform, stopPlatform } from '../e2e/support/platform.ts';

const MOST_ROUNDS = 2;

const started = await startPlatform();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const shell = connectPlatform(started.dataFolder).address('shell');
  console.log('| page | rounds | requests in each |\n| --- | --- | --- |');
  for (const path of MEMBER_PAGES) {
    const rounds = await visit(browser, shell, path);
    console.log(`| ${path} | ${rounds.length} | ${rounds.map((urls) => urls.length).join(', ')} |`);
    if (rounds.length > MOST_ROUNDS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stopPlatform(started);
  await rm(started.dataFolder, { recursive: true, force: true });
}

async function visit(from: Browser, shell: string, path: string) {
  const context = await from.newContext({ baseURL: shell });
  const { username, password } = DEMO_ACCOUNTS[0];
  const signedIn = await context.request.post(`${shell}/api/auth/login`, { data: { username, password } });
  if (!signedIn.ok()) throw new Error(`the sign-in answered ${signedIn.status()}`);
  const rounds = await countRounds(await context.newPage(), path, 'main h1');
  await context.close();
  return rounds;
}
