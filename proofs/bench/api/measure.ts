import autocannon from 'autocannon';

export type BenchRequest = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
};

/** One side of a comparison: its origin, and a function that returns the next request. */
export type Side = { origin: string; next: () => BenchRequest };

export type Comparison = {
  name: string;
  subject: Side;
  baseline: Side;
  /** The extent of a round: a duration, or a number of requests if each of them can be sent only once. */
  load: { seconds: number } | { requests: number };
  /** The subject's minimum throughput relative to the baseline. */
  minimumRatio: number;
};

export type Outcome = {
  name: string;
  ratio: number;
  minimumRatio: number;
  subject: Figures;
  baseline: Figures;
};

type Figures = { perSecond: number; p50Ms: number; p99Ms: number };

/** Gives the JIT time to compile. Requests that can be sent only once get one ordinary round as a warm-up instead. */
const WARM_UP = { seconds: 10 };
const ROUNDS = 5;
const CONNECTIONS = 10;

/**
 * Measures both sides alternately, so that other load on the machine affects both, and returns the medians and their
 * ratio.
 *
 * @throws Error if a side returns an error response, which would make the figures meaningless
 */
export async function compareThroughput({
  name,
  subject,
  baseline,
  load,
  minimumRatio,
}: Comparison): Promise<Outcome> {
  const rounds = { subject: [] as Figures[], baseline: [] as Figures[] };
  for (const side of [subject, baseline]) await measureRound(side, 'seconds' in load ? WARM_UP : load);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.subject.push(await measureRound(subject, load));
    rounds.baseline.push(await measureRound(baseline, load));
  }
  const [subjectFigures, baselineFigures] = [medians(rounds.subject), medians(rounds.baseline)];
  const outcome = {
    name,
    ratio: subjectFigures.perSecond / baselineFigures.perSecond,
    minimumRatio,
    subject: subjectFigures,
    baseline: baselineFigures,
  };
  console.log(formatRow(outcome));
  return outcome;
}

async function measureRound({ origin, next }: Side, load: Comparison['load']): Promise<Figures> {
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    // autocannon detects the end of a run at a sample. The default interval of 1 s would make the rates too coarse.
    sampleInt: 10,
    ...('seconds' in load ? { duration: load.seconds } : { amount: load.requests }),
    requests: [
      {
        setupRequest(request) {
          const { path, method = 'GET', headers = {}, body } = next();
          const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
          return {
            ...request,
            path,
            method,
            headers: { ...type, ...headers },
            body: body && JSON.stringify(body),
          };
        },
      },
    ],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${origin}: ${non2xx} error responses, ${errors} errors.`);
  return { perSecond: requests.total / duration, p50Ms: latency.p50, p99Ms: latency.p99 };
}

function formatRow({ name, ratio, minimumRatio, subject, baseline }: Outcome): string {
  const verdict = ratio >= minimumRatio ? '' : ' MISSED';
  return `| ${name} | ${ratio.toFixed(2)} (${minimumRatio.toFixed(2)})${verdict} | ${formatFigures(subject)} | ${formatFigures(baseline)} |`;
}

function formatFigures({ perSecond, p50Ms, p99Ms }: Figures): string {
  return `${Math.round(perSecond)}/s, ${p50Ms} and ${p99Ms} ms`;
}

function medians(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures): number => {
    const values = rounds.map((round) => round[name]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
}
