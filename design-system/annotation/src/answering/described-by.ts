/** Returns the value of `aria-describedby` for those ids whose elements are shown. */
export function describedBy(ids: Readonly<Record<string, unknown>>): string | undefined {
  const shown = Object.keys(ids).filter((id) => Boolean(ids[id]));
  return shown.length > 0 ? shown.join(' ') : undefined;
}
