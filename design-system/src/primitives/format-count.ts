const COUNT_FORMAT = /* @__PURE__ */ new Intl.NumberFormat('en-US');

/** Formats a count with its noun: `1 task`, `1,200 tasks`. @param plural the singular with an s by default */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${COUNT_FORMAT.format(count)} ${count === 1 ? singular : plural}`;
}
