import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { describeCourse, findCourseOf } from '../../shared/describe-course.ts';

/** What the free course of a blueprint's skill holds; nothing while there is none. */
export function CourseLine({ blueprintId }: { blueprintId: number }) {
  const course = findCourseOf(blueprintId);
  if (!course) return null;
  return (
    <Text $size={14}>
      <Link to={paths.course(course.slug)}>Free course: {describeCourse(course)}</Link>
    </Text>
  );
}
