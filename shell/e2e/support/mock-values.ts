/** The time of mocked responses. Fixed, so that snapshots do not change from day to day. */
export const NOW = '2026-03-15T12:00:00.000Z';

const HOUR_MS = 3_600_000;

/** Returns a time some hours after `NOW`, or before it if negative. */
export function hours(offset: number): string {
  return new Date(Date.parse(NOW) + offset * HOUR_MS).toISOString();
}

/** Returns one of the options, in turn. */
export function pick<const Item>(options: readonly Item[], index: number): Item {
  const item = options[index % options.length];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}

export const LONG_NAME = 'maximiliane_von_hohenstein_lang';
export const REASON =
  'The name on your identification differs from your account. Submit it again with the name exactly as it is printed.';

export function createUsername(index: number): string {
  return index === 1 ? LONG_NAME : `member_${index}`;
}
