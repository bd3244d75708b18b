import { formatCount, Text } from '@platform/design-system';
import { useCourse } from './use-course-states.ts';

/** Says in one line what the course of a blueprint holds; nothing if there is none, or while it is not known. */
export function CourseLine({ courseId }: { courseId: number }) {
  const course = useCourse(courseId);
  if (!course) return null;
  return (
    <Text $size={14} $tone="muted">
      Free course: {formatCount(course.lessons.length, 'lesson')}, {course.minutes} min
      {course.hasTest && ', with a test'}
    </Text>
  );
}
