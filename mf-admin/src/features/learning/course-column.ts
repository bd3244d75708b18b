import { BLUEPRINT_OPTIONS, getBlueprintName } from '../../content/blueprint-labels.ts';
import { DATE_RANGE_FILTERS, type ListFilters } from '../../shared/list/state/list-filters.ts';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** Says of which course a row is. */
export const COURSE_COLUMN: TableColumn<{ readonly courseId: number }> = {
  id: 'course',
  name: 'Course',
  wraps: true,
  cell: ({ courseId }) => getBlueprintName(courseId),
};

/** The filters that every list of this section has. */
export const COURSE_FILTERS = {
  courseId: { kind: 'choice', label: 'Course', options: BLUEPRINT_OPTIONS, numeric: true },
  ...DATE_RANGE_FILTERS,
} as const satisfies ListFilters;
