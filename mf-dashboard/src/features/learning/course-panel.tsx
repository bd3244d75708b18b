import { Button, formatCount, Panel, Row, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { BulletList } from '../../shared/page/bullet-list.ts';
import { describeGain } from './course-progress.policy.ts';
import { useCourse } from './use-course-states.ts';

/** What the free course of a blueprint holds; nothing if there is none, or while it is not known. */
export function CoursePanel({ courseId }: { courseId: number }) {
  const course = useCourse(courseId);
  if (!course) return null;
  const { slug, lessons, minutes, objectives, hasTest, isTestGating } = course;
  return (
    <Panel title="The free course">
      <Text>
        {formatCount(lessons.length, 'lesson')} with exercises, {minutes} minutes in all, open to everyone.{' '}
        {!hasTest && 'It has no test yet, so its paid work is open without one.'}
        {hasTest && isTestGating && 'Its free test opens the paid work of this blueprint.'}
        {hasTest && !isTestGating && 'Its test is free; the paid work is open without it.'}
      </Text>
      <BulletList $gap={1}>
        {objectives.map(({ id, text, isTested }) => (
          <li key={id}>
            {text}
            {!isTested && hasTest && ' (practiced, not tested)'}
          </li>
        ))}
      </BulletList>
      <Text $size={14} $tone="muted">
        What members gain by the lessons: {describeGain(course)}
      </Text>
      <Row $gap={3}>
        <Button asChild>
          <Link to={paths.course(slug)}>Open the course</Link>
        </Button>
        {hasTest && (
          <Button variant="quiet" asChild>
            <Link to={paths.dashboard.test(course.id)}>About the test</Link>
          </Button>
        )}
      </Row>
    </Panel>
  );
}
