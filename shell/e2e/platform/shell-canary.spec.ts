import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { FAULTS_PATH, type FaultsBody } from '@platform/contracts';
import { publish, readRegistry, startCanary } from '@platform/releases';
import { createBrokenCopy } from '../support/broken-copy.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Platform } from '../support/platform.ts';

const APP = 'shell';
const VERSION = '1.0.0-silent';
/** Three loopback networks beside that of the browser. */
const ADDRESSES = ['127.0.11.1', '127.0.12.1', '127.0.13.1'];
const DOCUMENTS = 10;
/** Reports of documents, a minute that has ended, the time for the reports of pages, and the job of the API. */
const TAKE_BACK_TIMEOUT_MS = 240_000;

test.use({ expectedMessages: /the shell does not start/ });

test('a canary of the shell whose pages do not start is taken back by itself', async ({ page, platform }) => {
  test.setTimeout(TAKE_BACK_TIMEOUT_MS + 60_000);
  const store = join(platform.dataFolder, 'releases');
  const live = readRegistry(store).apps[APP]?.version ?? '';
  const build = createBrokenCopy(join(store, APP, live), VERSION, 'the shell does not start');
  publish(store, build, 'release');
  rmSync(build, { recursive: true });

  for (const address of ADDRESSES) {
    for (let count = 0; count < DOCUMENTS; count += 1) await openDocument(platform, address);
    await reportViews(platform, address, live);
  }
  // Counted before the canary, and within the hour that versions are compared.
  await expect(async () => {
    await page.goto('/faq');
    await expect(page.locator('html')).toContainText('Questions, answered plainly');
  }).toPass();
  startCanary(store, APP, { version: VERSION, percent: 100 }, 'release');
  await expect
    .poll(async () => (await openDocument(platform, '127.0.0.1')).includes(`/assets/${VERSION}/`), {
      timeout: 60_000,
    })
    .toBe(true);
  for (const address of ADDRESSES)
    for (let count = 0; count < DOCUMENTS; count += 1) await openDocument(platform, address);

  await expect
    .poll(() => readRegistry(store).apps[APP]?.canary, { timeout: TAKE_BACK_TIMEOUT_MS, intervals: [1_000] })
    .toBeUndefined();
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({
    action: 'end-canary',
    by: 'automatic',
    reason: expect.stringContaining('pages started in 0 % of the documents'),
  });
});

/** Opens the home page as a browser in a loopback network does. */
async function openDocument(platform: Platform, localAddress: string): Promise<string> {
  const headers = { 'sec-fetch-dest': 'document' };
  return new Promise((resolve, reject) => {
    const sent = request(platform.address('shell'), { headers, localAddress }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject).end();
  });
}

/** Reports that the pages of a loopback network have started. */
async function reportViews(platform: Platform, localAddress: string, version: string): Promise<void> {
  const report = { app: APP, version, views: DOCUMENTS, faultyViews: 0, faults: [], vitals: [] };
  const body: FaultsBody = { versions: [report] };
  const headers = { 'content-type': 'application/json' };
  const url = platform.address('api') + FAULTS_PATH;
  const status = await new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, localAddress }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
  expect(status).toBe(204);
}
