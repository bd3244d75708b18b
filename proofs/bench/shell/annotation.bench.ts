/**
 * Measures the editors of work tasks at their limits on the work page, with a CPU four times as slow: the time from a
 * key or a move of the pointer to the next frame. The same editors with little content are the baseline.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNTS, type SubmissionItem } from '@platform/contracts';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { openWork } from '../../../shell/e2e/support/open-work.ts';
import { connectPlatform, startPlatform, stopPlatform } from '../../../shell/e2e/support/platform.ts';
import { boxesItem, claimsItem, formItem, rewriteItem, spansItem } from './annotation-items.ts';

const CPU_SLOWDOWN = 4;
const TARGET_MS = 50;
const REPETITIONS = 20;
/** Saving, which follows two seconds after a change, is not part of a measurement. */
const PAUSE_MS = 100;

type Action = {
  readonly name: string;
  readonly items: { readonly large: SubmissionItem; readonly small: SubmissionItem };
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page, repetition: number) => Promise<void>;
};

const focus = (selector: string) => (page: Page) => page.locator(selector).first().focus();
const press =
  (...keys: string[]) =>
  (page: Page, repetition: number) =>
    page.keyboard.press(keys[repetition % keys.length] ?? '');

const boxes = { large: boxesItem(200), small: boxesItem(3) };
// One below the limit, so that another mark fits.
const spans = { large: spansItem(10_000, 299), small: spansItem(400, 5) };
const ACTIONS: readonly Action[] = [
  {
    name: 'move a box by key, 200 boxes',
    items: boxes,
    prepare: focus('[data-box="1"]'),
    act: press('ArrowRight', 'ArrowLeft'),
  },
  { name: 'draw a box, 200 boxes', items: boxes, prepare: beginToDraw, act: moveThePointer },
  {
    name: 'move between words, 299 marks',
    items: spans,
    prepare: focus('[data-word]'),
    act: press('ArrowRight'),
  },
  {
    name: 'mark and remove, 299 marks',
    items: spans,
    prepare: focus('[data-word]'),
    act: press('2', 'Delete'),
  },
  {
    name: 'type into a table, 60 rows',
    items: { large: formItem(60), small: formItem(3) },
    prepare: focus('[data-row="1"] input'),
    act: press('a'),
  },
  {
    name: 'type a text, 10,000 characters',
    items: { large: rewriteItem(10_000), small: rewriteItem(200) },
    prepare: focus('[data-part] textarea'),
    act: press('a'),
  },
  {
    name: 'choose a verdict, 20 claims',
    items: { large: claimsItem(20, 10_000), small: claimsItem(2, 200) },
    prepare: focus('[data-claim] input'),
    act: press('1', '2'),
  },
];

const started = await startPlatform();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const shell = connectPlatform(started.dataFolder).address('shell');
  console.log(
    '| action | median ms | with little content | ratio | target |\n| --- | --- | --- | --- | --- |',
  );
  for (const action of ACTIONS) {
    const large = await measure(shell, action, action.items.large);
    const small = await measure(shell, action, action.items.small);
    const verdict = large <= TARGET_MS ? `${TARGET_MS}` : `${TARGET_MS}, **missed**`;
    const cells = [action.name, large.toFixed(0), small.toFixed(0), (large / small).toFixed(2), verdict];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await stopPlatform(started);
  await rm(started.dataFolder, { recursive: true, force: true });
}

/** Returns the median time from input to the next frame, in milliseconds. */
async function measure(shell: string, { prepare, act }: Action, item: SubmissionItem): Promise<number> {
  const context = await browser.newContext({ baseURL: shell, viewport: { width: 1_280, height: 900 } });
  const { username, password } = DEMO_ACCOUNTS[0];
  const response = await context.request.post(`${shell}/api/auth/login`, { data: { username, password } });
  if (!response.ok()) throw new Error(`login responded with ${response.status()}`);
  const page = await context.newPage();
  await openWork(page, [item]);
  await page.locator('[data-part]').waitFor();
  await page.waitForLoadState('networkidle');
  await prepare(page);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await recordFrames(page);
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    await act(page, repetition);
    await pause(PAUSE_MS);
  }
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  await context.close();
  return medianOf(times);
}

/** Records in the page how long each key and move of the pointer waits for its frame. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frameTimes: number[] = [];
    Object.assign(window, { frameTimes });
    const record = ({ timeStamp }: Event) => {
      requestAnimationFrame(() => {
        // The first task after the frame's callbacks, i.e. after layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void frameTimes.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    };
    addEventListener('keydown', record, { capture: true });
    addEventListener('pointermove', record, { capture: true });
  });
}

async function beginToDraw(page: Page): Promise<void> {
  const frame = await page.locator('svg[role="application"]').boundingBox();
  if (!frame) throw new Error('the picture is not shown');
  await page.mouse.move(frame.x + 5, frame.y + 5);
  await page.mouse.down();
  await page.mouse.move(frame.x + 25, frame.y + 25);
}

async function moveThePointer(page: Page, repetition: number): Promise<void> {
  const frame = await page.locator('svg[role="application"]').boundingBox();
  if (!frame) throw new Error('the picture is not shown');
  await page.mouse.move(frame.x + 30 + repetition * 5, frame.y + 30 + repetition * 5);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
