import autocannon from 'autocannon';

/** One side of a comparison. */
export type Side = { url: string; headers?: Record<string, string> };

export type Comparison = { name: string; api: Side; bare: Side };

type Rounds = { requestsPerSecond: number[]; p50Ms: number[] };

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 10;

/**
 * Loads both sides in turns, so that what else the machine does falls on both, and prints the medians and their ratio.
 *
 * @throws Error when a side answers with anything but success: such a figure says nothing.
 */
export async function compare({ name, api, bare }: Comparison): Promise<number> {
  const results = { api: rounds(), bare: rounds() };
  await load(api);
  await load(bare);
  for (let round = 0; round < ROUNDS; round += 1) {
    await load(api, results.api);
    await load(bare, results.bare);
  }
  const ratio = median(results.api.requestsPerSecond) / median(results.bare.requestsPerSecond);
  console.log(
    `${name}: ${ratio.toFixed(2)} of the bare route (${line(results.api)} against ${line(results.bare)})`,
  );
  return ratio;
}

function rounds(): Rounds {
  return { requestsPerSecond: [], p50Ms: [] };
}

async function load({ url, headers = {} }: Side, into = rounds()): Promise<void> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors.`);
  into.requestsPerSecond.push(result.requests.average);
  into.p50Ms.push(result.latency.p50);
}

function line({ requestsPerSecond, p50Ms }: Rounds): string {
  return `${Math.round(median(requestsPerSecond))}/s, p50 ${median(p50Ms)} ms`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
