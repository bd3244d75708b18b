/**
 * The tabs of the catalogue with their blueprints, as decided in docs/specification.md#11-settled-readings: the
 * catalogue has no category field.
 */
export const CATEGORIES = [
  { value: 'all', label: 'All', ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { value: 'content-creation', label: 'Content Creation', ids: [1, 4, 8, 9] },
  { value: 'visual-arts', label: 'Visual Arts', ids: [2, 3] },
  { value: 'data-analytics', label: 'Data & Analytics', ids: [6, 7] },
  { value: 'business', label: 'Business', ids: [5, 10] },
] as const;

/** Hash of the tab in the URL: `/services#visual-arts`. */
export type CategoryValue = (typeof CATEGORIES)[number]['value'];

/** Returns the category of a blueprint, apart from `all`. */
export function getCategory(blueprintId: number): CategoryValue | undefined {
  return CATEGORIES.find(({ value, ids }) => value !== 'all' && ids.some((id) => id === blueprintId))?.value;
}
