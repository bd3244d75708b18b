import type { CourseProgress, CourseSummary } from '@platform/contracts';

/** A course with what the member has done in it. */
export type CourseState = {
  readonly course: CourseSummary;
  readonly progress: CourseProgress;
};

/** Puts courses and progress together, by id. A course without progress is one in which nothing was done yet. */
export function joinProgress(
  courses: readonly CourseSummary[],
  progress: readonly CourseProgress[],
): CourseState[] {
  return courses
    .map((course) => ({
      course,
      progress: progress.find(({ courseId }) => courseId === course.id) ?? createEmptyProgress(course.id),
    }))
    .toSorted((a, b) => a.course.id - b.course.id);
}

function createEmptyProgress(courseId: number): CourseProgress {
  return {
    ...{ courseId, lessons: [], solvedUnits: [], objectives: [], certificate: null },
    ...{ openAttemptId: null, due: 0 },
  };
}

/** The lessons of a course that were read to their end, by slug. A lesson that is no longer there does not count. */
export function listReadLessons({ course, progress }: CourseState): string[] {
  const read = new Set(progress.lessons.map(({ slug }) => slug));
  return course.lessons.flatMap(({ slug }) => (read.has(slug) ? [slug] : []));
}

/** How many objectives of a course are mastered. */
export function countMastered({ course, progress }: CourseState): number {
  const mastered = new Set(progress.objectives.flatMap(({ id, isMastered }) => (isMastered ? [id] : [])));
  return course.objectives.filter(({ id }) => mastered.has(id)).length;
}

/** The course whose test is under way; `undefined` if none is. */
export function findOpenTest(states: readonly CourseState[]): CourseSummary | undefined {
  return states.find(({ progress }) => progress.openAttemptId !== null)?.course;
}

/** The share of right first answers before and after the lessons. */
export function describeGain({ gain }: Pick<CourseSummary, 'gain'>): string {
  if (gain === null) return 'Not measured yet';
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `From ${percent(gain.before)} to ${percent(gain.after)} right answers (${gain.members} members)`;
}
