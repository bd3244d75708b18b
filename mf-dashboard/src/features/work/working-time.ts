import { formatCount, formatMoney } from '@platform/design-system';

/**
 * Says how long work took and, if it is paid, what that comes to: `34 minutes, $26.47 an hour`.
 *
 * @param reward in dollars; 0 if it is not paid
 */
export function describeWorkingTime(minutes: number, reward: number): string {
  const time = formatCount(minutes, 'minute');
  if (minutes === 0 || reward === 0) return time;
  return `${time}, ${formatMoney((reward * 60) / minutes)} an hour`;
}
