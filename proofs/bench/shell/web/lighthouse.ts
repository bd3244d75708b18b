import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getErrorMessage } from '@platform/server-kit/node-utils';

const VERSION = '13.5.0';
const CACHE = resolve(import.meta.dirname, '../../../../.cache');
const TOOL = join(CACHE, `lighthouse-${VERSION}`);
const CLI = join(TOOL, 'node_modules/lighthouse/cli/index.js');
const CHROMIUM_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
const TIMEOUT_MS = 180_000;
const ATTEMPTS = 3;

const execFileAsync = promisify(execFile);

/** A page to visit, with the cookies of the one who does. */
export type Target = { readonly url: string; readonly cookie?: string };

/** Metrics of one Lighthouse run. Sizes are bytes over the wire, scores are 0 to 100. */
export type Visit = {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly requests: number;
  readonly scores: Readonly<Record<Category, number>>;
};

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The parts of Lighthouse's report that the bench reads. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  readonly runtimeError?: { readonly message: string };
};

type NetworkItem = { readonly resourceType?: string; readonly transferSize: number };

/** Installs Lighthouse on the bench's first run. It takes 180 MB, so it is not a dependency of the repository. */
export function installLighthouse(): void {
  if (existsSync(CLI)) return;
  console.log(`Installing lighthouse ${VERSION} (first run only) ...`);
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, 'package.json'), '{ "private": true }\n');
  execFileSync(
    'npm',
    [
      'install',
      `lighthouse@${VERSION}`,
      '--save-exact',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: TOOL, stdio: 'inherit' },
  );
}

/**
 * Measures a URL with the network and CPU of a slow phone; throttling is applied, not simulated. Repeats the run if it
 * fails, because on a busy machine Lighthouse sometimes gives up waiting for the page to settle.
 */
export async function visit(target: Target, reportName: string): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visitOnce(target, reportName);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`  retrying: ${getErrorMessage(error)}`);
    }
  }
}

async function visitOnce({ url, cookie }: Target, reportName: string): Promise<Visit> {
  const file = join(CACHE, 'bench-web', `${reportName}.json`);
  mkdirSync(join(CACHE, 'bench-web'), { recursive: true });
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--throttling-method=devtools',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
  ];
  await execFileAsync(process.execPath, [CLI, ...args], {
    timeout: TIMEOUT_MS,
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
  });
  return readReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

function readReport({ audits, categories, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (audit: string) => {
    const { numericValue } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
    return numericValue;
  };
  const { items } = audits['network-requests']?.details as { items: readonly NetworkItem[] };
  const sum = (requests: readonly NetworkItem[]) =>
    requests.reduce((total, { transferSize }) => total + transferSize, 0);
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: sum(items),
    requests: items.length,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
  };
}
