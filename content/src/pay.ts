import { BLUEPRINTS } from '@platform/contracts';
import type { CompiledTask } from './compile/work-task.ts';

/** What a paid task pays, compared with the others of its blueprint. */
export type Pay = {
  readonly task: CompiledTask;
  /** Dollars for an hour, if it takes as long as it says. */
  readonly perHour: number;
  /** How far that is from the median of the blueprint, as a share of it: 0.25 is a quarter more. */
  readonly deviation: number;
};

/** Compares the paid tasks of each blueprint by what they pay per hour. */
export function comparePay(workTasks: readonly CompiledTask[]): Pay[] {
  return BLUEPRINTS.flatMap(({ id, rewardPerTask }) => {
    const paid = workTasks.filter(({ seed }) => seed.blueprintId === id && !seed.isPractice);
    const rates = paid.map(({ seed }) => (rewardPerTask * 60) / seed.estimatedMinutes);
    const median = medianOf(rates);
    return paid.map((task, index) => {
      const perHour = rates[index] ?? 0;
      return { task, perHour, deviation: perHour / median - 1 };
    });
  });
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [upper, lower] = [sorted[Math.floor(sorted.length / 2)], sorted[Math.ceil(sorted.length / 2) - 1]];
  return ((lower ?? 0) + (upper ?? 0)) / 2;
}
