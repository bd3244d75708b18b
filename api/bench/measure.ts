import autocannon from 'autocannon';

/** A request as it is sent. */
export type Sent = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object };

/** One side of a comparison: where it is, and what is asked of it next. */
export type Side = { origin: string; next: () => Sent };

export type Comparison = {
  name: string;
  /** What is measured, and what it is held against. */
  subject: Side;
  yardstick: Side;
  /** Of each round: so many seconds, or so many requests where each can be made once only. */
  load: { seconds: number } | { requests: number };
  /** The least that the subject is to do, as a part of what the yardstick does in the same time. */
  aim: number;
};

export type Outcome = { name: string; ratio: number; aim: number; subject: Figures; yardstick: Figures };

type Figures = { perSecond: number; p50Ms: number; p99Ms: number };

/** What is read again and again; what can be sent once only has one round of it. Until then code is still compiled. */
const WARM_UP = { seconds: 10 };
const ROUNDS = 5;
const CONNECTIONS = 10;

/**
 * Loads both sides in turns, so that what else the machine does falls on both, and gives the medians and their ratio.
 *
 * @throws Error when a side answers with anything but success: such a figure says nothing.
 */
export async function compare({ name, subject, yardstick, load, aim }: Comparison): Promise<Outcome> {
  const rounds = { subject: [] as Figures[], yardstick: [] as Figures[] };
  for (const side of [subject, yardstick]) await measured(side, 'seconds' in load ? WARM_UP : load);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.subject.push(await measured(subject, load));
    rounds.yardstick.push(await measured(yardstick, load));
  }
  const [own, other] = [medians(rounds.subject), medians(rounds.yardstick)];
  const outcome = { name, ratio: own.perSecond / other.perSecond, aim, subject: own, yardstick: other };
  console.log(lineOf(outcome));
  return outcome;
}

async function measured({ origin, next }: Side, load: Comparison['load']): Promise<Figures> {
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    // It notices the last answer with its next sample: by the second, which is its default, rates come in steps.
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
  if (non2xx > 0 || errors > 0) throw new Error(`${origin}: ${non2xx} refusals, ${errors} errors.`);
  return { perSecond: requests.total / duration, p50Ms: latency.p50, p99Ms: latency.p99 };
}

function lineOf({ name, ratio, aim, subject, yardstick }: Outcome): string {
  const verdict = ratio >= aim ? '' : ' MISSED';
  return `| ${name} | ${ratio.toFixed(2)} (${aim.toFixed(2)})${verdict} | ${inWords(subject)} | ${inWords(yardstick)} |`;
}

function inWords({ perSecond, p50Ms, p99Ms }: Figures): string {
  return `${Math.round(perSecond)}/s, ${p50Ms} and ${p99Ms} ms`;
}

function medians(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures): number => {
    const values = rounds.map((round) => round[name]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
}
