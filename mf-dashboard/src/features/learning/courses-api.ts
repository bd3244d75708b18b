import { getTest, listCourses, listProgress } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

/** What lists and notices need. The calls of a test and of practice are apart: their bodies describe all questions. */
export const { useCoursesQuery, useCourseProgressQuery, useTestQuery } = injectContractEndpoints({
  courses: query(listCourses, { provides: [TAGS.courses] }),
  courseProgress: query(listProgress, { provides: [TAGS.learning] }),
  test: query(getTest, { provides: [TAGS.learning] }),
});
