import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BLUEPRINTS, FREE_BLUEPRINT_ID } from './blueprints/catalogue.ts';
import {
  FREE_BLUEPRINT_REWARD,
  FREE_TASK_COUNT,
  FREE_TASK_REWARD,
  FREE_TASKS_TOTAL,
  MINIMUM_BALANCE,
  MINIMUM_WITHDRAWAL,
  PAID_REWARD_MAX,
  PAID_REWARD_MIN,
  REFERRAL_REWARD,
  SIGNUP_BONUS,
} from './rule-texts.ts';
import {
  DAILY_TASK_LIMIT,
  EARNINGS_LOCKS,
  IDENTITY_REVIEW_HOURS,
  PAID_REWARD_DOLLARS,
  PAYMENT_REVIEW_HOURS,
  PAYOUT_BUSINESS_DAYS,
  TASK_MINUTES,
} from './rules.ts';

const ROOT = resolve(__dirname, '../../..');
const SOURCES = globSync(
  '{{api,api/contracts,mf-*,shell,shell/kit,design-system,design-system/annotation}/src,shell/share-image}/**/*.{ts,tsx}',
  { cwd: ROOT },
).filter((path) => !/\.(test|spec|stories)\.|\/testing\/|\/contracts\/src\/rule/.test(path));

/** Texts of tasks, whose numbers are those of their exercises. */
const EXERCISES = /^api\/src\/modules\/(tasks\/seeds|work\/content|work\/media)\//;

/** Numbers that happen to be those of a rule, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'mf-marketing/src/content/services.content.ts': ['$500–$3000 in a typical month'],
};

const AMOUNTS = [
  SIGNUP_BONUS,
  REFERRAL_REWARD,
  FREE_TASK_REWARD,
  FREE_TASKS_TOTAL,
  FREE_BLUEPRINT_REWARD,
  PAID_REWARD_MIN,
  PAID_REWARD_MAX,
  MINIMUM_WITHDRAWAL,
  MINIMUM_BALANCE,
];
/** How a text would repeat a rule. */
const RULES_AS_TEXT = [
  ...new Set(AMOUNTS.map((amount) => `\\${amount}(?:\\.00)?(?![\\d.,]*\\d)`)),
  ...EARNINGS_LOCKS.map(({ days }) => `\\b${days}[- ]days?\\b`),
  `\\b${DAILY_TASK_LIMIT} tasks\\b`,
  `\\b${FREE_TASK_COUNT} (?:free|starter) tasks\\b`,
  `${inWords(TASK_MINUTES)} min`,
  `${inWords(PAYOUT_BUSINESS_DAYS)} business`,
  `${inWords(IDENTITY_REVIEW_HOURS)} hours`,
  `about ${PAYMENT_REVIEW_HOURS} hours`,
];

/** What visitors and members read: public pages, the dashboard, what both share, and emails. */
const READ_BY_MEMBERS = /^(mf-marketing|mf-dashboard|shell|design-system)\/|\.mails\.ts$/;
const NUMBER = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty)';
/** A time, a size or a number of tasks that is typed: nothing tells whether the code has such a limit. */
const TYPED_LIMITS = [
  `${NUMBER}[- ](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|[KMG]B)`,
  `${NUMBER} (?:\\w+ )?tasks`,
];

function inWords({ min, max }: { min: number; max: number }): string {
  return `\\b${min} ?(?:-|–|to) ?${max}`;
}

test('no source repeats a rule as text', () => {
  const pattern = new RegExp(RULES_AS_TEXT.join('|'), 'gi');
  const repeats = SOURCES.filter((path) => !EXERCISES.test(path)).flatMap((path) => {
    let text = readFileSync(join(ROOT, path), 'utf8').replace(/\s+/g, ' ');
    for (const allowed of ALLOWED[path] ?? []) text = text.replace(allowed, '');
    return [...text.matchAll(pattern)].map(({ index }) => `${path}: ${text.slice(index - 30, index + 40)}`);
  });

  expect(SOURCES.length).toBeGreaterThan(1_000);
  expect(repeats).toEqual([]);
});

test('no page and no email types a limit; it comes from the contracts', () => {
  const pattern = new RegExp(`(?<![\\w.,$#-])(?:${TYPED_LIMITS.join('|')})\\b`, 'gi');
  const texts = SOURCES.filter((path) => READ_BY_MEMBERS.test(path));
  const typed = texts.flatMap((path) => {
    const text = withoutComments(readFileSync(join(ROOT, path), 'utf8')).replace(/\s+/g, ' ');
    return [...text.matchAll(pattern)].map(({ index }) => `${path}: ${text.slice(index - 30, index + 40)}`);
  });

  expect(texts.length).toBeGreaterThan(500);
  expect(typed).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

test('the rewards of paid blueprints are between those that pages name', () => {
  const rewards = BLUEPRINTS.filter(({ id }) => id !== FREE_BLUEPRINT_ID).map(
    ({ rewardPerTask }) => rewardPerTask,
  );
  expect({ min: Math.min(...rewards), max: Math.max(...rewards) }).toEqual(PAID_REWARD_DOLLARS);
});

test('lists the locks of earnings newest first, and one for the time before all others', () => {
  const starts = EARNINGS_LOCKS.map(({ since }) => Date.parse(since));
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  expect(starts.at(-1)).toBe(0);
});
