const DATE = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit' });
const DATE_AND_CLOCK = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment in the reader's zone, `Nov 21, 2026`; `clock` adds the time of day. Source: product specification, section 9. */
export function Moment({ at, clock = false }: { at: string; clock?: boolean }) {
  return <time dateTime={at}>{(clock ? DATE_AND_CLOCK : DATE).format(new Date(at))}</time>;
}
