import { estimateTime } from '../estimate.ts';
import { comparePay } from '../pay.ts';
import { taskLint, percent, type Lint } from './lint.ts';

/** Largest distance from the median of a blueprint, and from the estimate of a task, as a share of it. */
const MAX_DEVIATION = 0.25;
const MAX_ESTIMATE_DEVIATION = 1 / 3;
/** So that a task exactly on the limit is within it. */
const EPSILON = 1e-9;

/** The paid tasks of a blueprint pay about the same per hour. */
export const payIsAlike: Lint = {
  name: 'pay per hour',
  find: ({ workTasks }) =>
    comparePay(workTasks)
      .filter(({ deviation }) => Math.abs(deviation) > MAX_DEVIATION + EPSILON)
      .map(({ task: { seed, location }, perHour, deviation }) => ({
        id: seed.id,
        location,
        message: `It pays $${Math.round(perHour)} per hour, ${percent(Math.abs(deviation))} ${deviation > 0 ? 'more' : 'less'} than the median of its blueprint`,
      })),
};

/** A paid task takes about as long as it says; one for which a file is made can take any time above its estimate. */
export const minutesAreEstimated = taskLint('estimate', (task) => {
  const { seed } = task;
  if (seed.isPractice) return [];
  const { minutes, isMinimum } = estimateTime(task);
  const deviation = seed.estimatedMinutes / minutes - 1;
  const isFar = isMinimum
    ? -deviation > MAX_ESTIMATE_DEVIATION + EPSILON
    : Math.abs(deviation) > MAX_ESTIMATE_DEVIATION + EPSILON;
  const estimate = `${isMinimum ? 'at least ' : ''}${Math.round(minutes)}`;
  return isFar ? [`It says ${seed.estimatedMinutes} minutes; estimated are ${estimate}`] : [];
});
