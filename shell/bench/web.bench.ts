/**
 * How the home page comes to a slow phone: as the platform serves it, as its twin (the same components in one
 * application, rendered in the browser) and as plain HTML. Lighthouse, mobile, throttling applied and not simulated;
 * medians of visits that take turns, so that what the machine does meanwhile falls on all three alike.
 */
import { availableParallelism, loadavg } from 'node:os';
import { CATEGORIES, installLighthouse, visit, type Visit } from './web/lighthouse.ts';
import { startVariants, VARIANT_NAMES, type VariantName } from './web/variants.ts';

const VISITS = 5;

type Medians = Readonly<Record<VariantName, Visit>>;
type Aim = { readonly what: string; readonly met: boolean };

installLighthouse();
const variants = await startVariants();
try {
  const medians = await measure(variants.addresses);
  print(medians);
  const aims = aimsOf(medians);
  for (const { what, met } of aims) console.log(`${met ? 'met ' : 'MISSED'} ${what}`);
  if (aims.some(({ met }) => !met)) process.exitCode = 1;
} finally {
  await variants.stop();
}

async function measure(addresses: Readonly<Record<VariantName, string>>): Promise<Medians> {
  const visits: Record<VariantName, Visit[]> = { platform: [], twin: [], static: [] };
  for (let turn = 1; turn <= VISITS; turn++) {
    for (const name of VARIANT_NAMES) {
      const found = await visit(addresses[name], `${name}-${turn}`);
      visits[name].push(found);
      console.log(`  ${turn} of ${VISITS}, ${name}: LCP ${Math.round(found.largestPaintMs)} ms`);
    }
  }
  return {
    platform: medianOf(visits.platform),
    twin: medianOf(visits.twin),
    static: medianOf(visits.static),
  };
}

/** The median of each figure by itself. */
function medianOf(visits: readonly Visit[]): Visit {
  const median = (figure: (one: Visit) => number) =>
    visits.map(figure).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? NaN;
  return {
    firstPaintMs: median((one) => one.firstPaintMs),
    largestPaintMs: median((one) => one.largestPaintMs),
    blockingMs: median((one) => one.blockingMs),
    shift: median((one) => one.shift),
    scriptBytes: median((one) => one.scriptBytes),
    allBytes: median((one) => one.allBytes),
    requests: median((one) => one.requests),
    scores: {
      performance: median((one) => one.scores.performance),
      accessibility: median((one) => one.scores.accessibility),
      'best-practices': median((one) => one.scores['best-practices']),
      seo: median((one) => one.scores.seo),
    },
  };
}

function aimsOf({ platform, twin, static: plain }: Medians): Aim[] {
  const share = (figure: (one: Visit) => number, of: Visit) => figure(platform) / figure(of);
  const paint = ({ largestPaintMs }: Visit) => largestPaintMs;
  const script = ({ scriptBytes }: Visit) => scriptBytes;
  const atMost = (what: string, value: number, limit: number) => ({
    what: `${what}: ${value.toFixed(2)}, at most ${limit}`,
    met: value <= limit,
  });
  const atLeast = (category: (typeof CATEGORIES)[number], limit: number) => ({
    what: `${category}: ${platform.scores[category]}, at least ${limit}`,
    met: platform.scores[category] >= limit,
  });
  return [
    atMost('largest paint, as a share of the twin’s', share(paint, twin), 0.3),
    atMost('largest paint, as a share of plain HTML’s', share(paint, plain), 1.1),
    atMost('JavaScript, as a share of the twin’s', share(script, twin), 1.25),
    atMost('layout shift', platform.shift, 0),
    atLeast('performance', 99),
    atLeast('accessibility', 100),
    atLeast('best-practices', 100),
    atLeast('seo', 100),
  ];
}

function print(medians: Medians): void {
  const rows = VARIANT_NAMES.map((name) => {
    const one = medians[name];
    return [
      name,
      Math.round(one.firstPaintMs),
      Math.round(one.largestPaintMs),
      Math.round(one.blockingMs),
      one.shift.toFixed(3),
      (one.scriptBytes / 1000).toFixed(1),
      (one.allBytes / 1000).toFixed(1),
      one.requests,
      ...CATEGORIES.map((category) => one.scores[category]),
    ];
  });
  const heads = ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS kB', 'all kB', 'requests', ...CATEGORIES];
  console.log(
    `machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  for (const row of [heads, heads.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
