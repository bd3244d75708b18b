import { listCourses } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from './tags.ts';

/** The courses that there are, with their objectives. */
export const { useAdminCoursesQuery } = injectContractEndpoints({
  adminCourses: query(listCourses, { provides: [TAGS.tests] }),
});
