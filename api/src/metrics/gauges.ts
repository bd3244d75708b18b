import { Gauge, type Registry } from 'prom-client';
import { createLineSampler, type Logger } from '@platform/server-kit/logging';

/** A value and its labels; without labels there is one value. */
export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

type GaugeDefinition = {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
};

/** Adds a gauge that is read at each scrape. */
export type AddGauge = (
  definition: GaugeDefinition,
  read: () => Promise<readonly Sample[]> | readonly Sample[],
) => void;

/**
 * Creates the function that adds gauges. A gauge has no value while its read fails or returns nothing, so that an alert
 * about a missing value can fire; an old value would look like a good one.
 */
export function createAddGauge(registry: Registry, logger: Logger): AddGauge {
  const sampler = createLineSampler((metric, omitted) =>
    logger.warn({ metric, omitted }, 'further failures to read a metric'),
  );
  return ({ name, help, labelNames = [] }, read) => {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const samples = await Promise.resolve()
          .then(read)
          .catch((error: unknown) => {
            if (sampler.take(name)) logger.warn({ metric: name, err: error }, 'a metric could not be read');
            return [];
          });
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const { labels = {}, value } of samples) this.set(labels, value);
      },
    });
  };
}
