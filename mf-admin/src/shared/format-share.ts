/** Formats a share as whole percent; 100% and 0% only if it is exactly that. `null` is a dash. */
export function formatShare(share: number | null): string {
  if (share === null) return '–';
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return '99%';
  return percent === 0 && share > 0 ? '1%' : `${percent}%`;
}
