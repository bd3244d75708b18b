/**
 * Measures how the home page loads on a slow phone in three variants: as the platform serves it, as the baseline app
 * (the same components as one client-rendered application) and as plain HTML; beside it, pages behind the login with the
 * data of the demo. Lighthouse, mobile, with applied instead of simulated throttling. Reports medians; all take turns, so
 * that other load on the machine affects them alike.
 */
import { availableParallelism, loadavg } from 'node:os';
import { CATEGORIES, installLighthouse, visit, type Target as Page, type Visit } from './web/lighthouse.ts';
import { SIGNED_IN_PAGES, startVariants, VARIANT_NAMES, type VariantName } from './web/variants.ts';

const VISITS = 5;

type Medians = Readonly<Record<VariantName, Visit>>;
type Target = { readonly description: string; readonly isMet: boolean };

installLighthouse();
const variants = await startVariants();
try {
  const medians = await measure(variants.targets);
  print(medians);
  const targets = createTargets(medians);
  for (const { description, isMet } of targets) console.log(`${isMet ? 'met ' : 'MISSED'} ${description}`);
  if (targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  await variants.stop();
}

async function measure(pages: Readonly<Record<VariantName, Page>>): Promise<Medians> {
  const visits = new Map(VARIANT_NAMES.map((name): [VariantName, Visit[]] => [name, []]));
  for (let turn = 1; turn <= VISITS; turn++) {
    for (const [name, results] of visits) {
      const result = await visit(pages[name], `${name.replaceAll('/', '-')}-${turn}`);
      results.push(result);
      console.log(`  ${turn} of ${VISITS}, ${name}: LCP ${Math.round(result.largestPaintMs)} ms`);
    }
  }
  return Object.fromEntries([...visits].map(([name, results]) => [name, computeMedians(results)])) as Medians;
}

/** Computes the median of each metric independently. */
function computeMedians(visits: readonly Visit[]): Visit {
  const median = (metric: (visit: Visit) => number) =>
    visits.map(metric).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? NaN;
  return {
    firstPaintMs: median((visit) => visit.firstPaintMs),
    largestPaintMs: median((visit) => visit.largestPaintMs),
    blockingMs: median((visit) => visit.blockingMs),
    shift: median((visit) => visit.shift),
    scriptBytes: median((visit) => visit.scriptBytes),
    allBytes: median((visit) => visit.allBytes),
    requests: median((visit) => visit.requests),
    scores: {
      performance: median((visit) => visit.scores.performance),
      accessibility: median((visit) => visit.scores.accessibility),
      'best-practices': median((visit) => visit.scores['best-practices']),
      seo: median((visit) => visit.scores.seo),
    },
  };
}

function createTargets(medians: Medians): Target[] {
  const { platform, baseline, static: plain } = medians;
  const ratio = (metric: (visit: Visit) => number, reference: Visit) => metric(platform) / metric(reference);
  const paint = ({ largestPaintMs }: Visit) => largestPaintMs;
  const script = ({ scriptBytes }: Visit) => scriptBytes;
  const atMost = (name: string, value: number, limit: number) => ({
    description: `${name}: ${value.toFixed(2)}, at most ${limit}`,
    isMet: value <= limit,
  });
  const atLeast = (category: (typeof CATEGORIES)[number], limit: number) => ({
    description: `${category}: ${platform.scores[category]}, at least ${limit}`,
    isMet: platform.scores[category] >= limit,
  });
  return [
    atMost('largest paint relative to the baseline app', ratio(paint, baseline), 0.3),
    atMost('largest paint relative to plain HTML', ratio(paint, plain), 1.1),
    atMost('JavaScript size relative to the baseline app', ratio(script, baseline), 1.25),
    atMost('layout shift', platform.shift, 0),
    atLeast('performance', 99),
    atLeast('accessibility', 100),
    atLeast('best-practices', 100),
    atLeast('seo', 100),
    ...SIGNED_IN_PAGES.flatMap((path) => [
      atMost(
        `largest paint of ${path} relative to the home page`,
        paint(medians[path]) / paint(platform),
        1.3,
      ),
      atMost(`layout shift of ${path}`, medians[path].shift, 0),
      atMost(`blocked time of ${path} in ms`, medians[path].blockingMs, 100),
    ]),
  ];
}

function print(medians: Medians): void {
  const rows = VARIANT_NAMES.map((name) => {
    const result = medians[name];
    return [
      name,
      Math.round(result.firstPaintMs),
      Math.round(result.largestPaintMs),
      Math.round(result.blockingMs),
      result.shift.toFixed(3),
      (result.scriptBytes / 1000).toFixed(1),
      (result.allBytes / 1000).toFixed(1),
      result.requests,
      ...CATEGORIES.map((category) => result.scores[category]),
    ];
  });
  const headers = ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS kB', 'all kB', 'requests', ...CATEGORIES];
  console.log(
    `machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  for (const row of [headers, headers.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
