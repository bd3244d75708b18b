/**
 * The tabs of the catalogue and which blueprints stand under each. Source: docs/decisions, the catalogue itself has no
 * such field.
 */
export const CATEGORIES = [
  { value: 'all', label: 'All', ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { value: 'content-creation', label: 'Content Creation', ids: [1, 4, 8, 9] },
  { value: 'visual-arts', label: 'Visual Arts', ids: [2, 3] },
  { value: 'data-analytics', label: 'Data & Analytics', ids: [6, 7] },
  { value: 'business', label: 'Business', ids: [5, 10] },
] as const;

/** Stands in the address: `/services#visual-arts`. */
export type CategoryValue = (typeof CATEGORIES)[number]['value'];

/** The one category a blueprint belongs to, beside all. */
export function categoryOf(blueprintId: number): CategoryValue | undefined {
  return CATEGORIES.find(({ value, ids }) => value !== 'all' && ids.some((id) => id === blueprintId))?.value;
}
