/** Returns what has to be there by now. @throws Error if the demo is told in the wrong order */
export function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Something of the demo happens before what it needs.');
  return value;
}
