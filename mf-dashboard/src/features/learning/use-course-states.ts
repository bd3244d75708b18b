import type { CourseSummary, TestState } from '@platform/contracts';
import { readTimeZone } from '@platform/design-system';
import type { QueryState } from '@platform/kit/queries';
import { combineQueries } from '../../shared/queries/combine-queries.ts';
import { findOpenTest, joinProgress, type CourseState } from './course-progress.policy.ts';
import { useCourseProgressQuery, useCoursesQuery, useTestQuery } from './courses-api.ts';

/** Loads the courses with what the member has done in each; marketing pages may have added to it meanwhile. */
export function useCourseStates(): QueryState<readonly CourseState[]> {
  const courses = useCoursesQuery();
  const progress = useCourseProgressQuery(
    { query: { timeZone: readTimeZone() } },
    { refetchOnMountOrArgChange: true },
  );
  const query = combineQueries({ courses, progress });
  return {
    ...query,
    data: query.data && joinProgress(query.data.courses.items, query.data.progress.items),
  };
}

/** Finds the course whose test is under way; `undefined` if none is, or while it is not known. */
export function useOpenTest(): CourseSummary | undefined {
  return findOpenTest(useCourseStates().data ?? []);
}

/** Finds the course of a blueprint; `undefined` if there is none, or while it is not known. */
export function useCourse(courseId: number): CourseSummary | undefined {
  return useCoursesQuery().data?.items.find(({ id }) => id === courseId);
}

/** Reads the state of the member's test of a course; `undefined` if it has none, or while it is not known. */
export function useTestState(courseId: number): TestState | undefined {
  const course = useCourse(courseId);
  return useTestQuery({ params: { courseId } }, { skip: !course?.hasTest, refetchOnMountOrArgChange: true })
    .data;
}
