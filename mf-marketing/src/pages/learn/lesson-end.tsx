import type { CourseOutline } from '@platform/content/learn';
import type { Lesson } from '@platform/contracts';
import { Alert, Button, Hairline, Row, Stack, Text } from '@platform/design-system';
import { paths, useSession } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { LESSON_PAGE } from '../../content/learning.content.ts';
import { useProgress } from '../../shared/learning-progress.ts';

type Props = { course: CourseOutline; lesson: Pick<Lesson, 'slug'> };

/** Links to the lessons before and after. Going on marks this one as read. */
export function LessonEnd({ course, lesson: { slug } }: Props) {
  const { isRead, markRead } = useProgress();
  const isVisitor = useSession().status === 'signed-out';
  const index = course.lessons.findIndex((lesson) => lesson.slug === slug);
  const [previous, next] = [course.lessons[index - 1], course.lessons[index + 1]];
  const finish = () => markRead(course.id, slug);
  return (
    <Stack as="nav" aria-label="Lessons before and after">
      {isRead(course.id, slug) && (
        <Alert role="status" tone="available" title={LESSON_PAGE.finished}>
          {isVisitor && <Text>{LESSON_PAGE.keptHere}</Text>}
        </Alert>
      )}
      <Hairline />
      <Row $justify="between">
        {next ? (
          <Button variant="primary" asChild>
            <Link to={paths.lesson(course.slug, next.slug)} onClick={finish}>
              Next: {next.title}
            </Link>
          </Button>
        ) : (
          <Button variant="primary" asChild>
            <Link to={paths.course(course.slug)} onClick={finish}>
              Finish and go to the course
            </Link>
          </Button>
        )}
        {previous && (
          <Button variant="quiet" asChild>
            <Link to={paths.lesson(course.slug, previous.slug)}>Previous: {previous.title}</Link>
          </Button>
        )}
      </Row>
    </Stack>
  );
}
