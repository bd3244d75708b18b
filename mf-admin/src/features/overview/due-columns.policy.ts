import type { DueHours, DueQueue } from '@platform/contracts';

/** What is due in an hour, or was before: how many records of each queue, without those that have none. */
export type DueColumn = {
  /** When the hour begins; `undefined` for what is overdue. */
  readonly from: string | undefined;
  readonly counts: readonly { readonly queue: DueQueue; readonly count: number }[];
  readonly total: number;
};

const HOUR_MS = 60 * 60_000;

/** Turns what is due into columns: what is overdue, then one an hour. Queues that are not shown are left out. */
export function toColumns({ from, queues }: DueHours, isShown: (queue: DueQueue) => boolean): DueColumn[] {
  const shown = queues.filter(({ queue }) => isShown(queue));
  const hours = shown[0]?.hours.length ?? 0;
  const createColumn = (time: string | undefined, count: (queue: DueHours['queues'][number]) => number) => {
    const counts = shown
      .map((queue) => ({ queue: queue.queue, count: count(queue) }))
      .filter((entry) => entry.count > 0);
    return { from: time, counts, total: counts.reduce((sum, entry) => sum + entry.count, 0) };
  };
  return [
    createColumn(undefined, ({ overdue }) => overdue),
    ...Array.from({ length: hours }, (_, hour) =>
      createColumn(
        new Date(Date.parse(from) + hour * HOUR_MS).toISOString(),
        (queue) => queue.hours[hour] ?? 0,
      ),
    ),
  ];
}
