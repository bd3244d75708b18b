import { COURSE_OUTLINES, type CourseOutline } from '@platform/content/learn';
import { formatCount } from '@platform/design-system';

/** Says what a course holds, e.g. `7 lessons, 62 minutes`. */
export function describeCourse({ lessons, minutes }: CourseOutline): string {
  return `${formatCount(lessons.length, 'lesson')}, ${formatCount(minutes, 'minute')}`;
}

/** Finds the course about the tasks of a blueprint; `undefined` if it is not there yet. */
export function findCourseOf(blueprintId: number): CourseOutline | undefined {
  return COURSE_OUTLINES.find(({ id }) => id === blueprintId);
}
