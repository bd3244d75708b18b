import { Button, CardSkeleton, EmptyState, Loading, PageHead, Stack, Surface } from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { CourseCard } from '../../features/learning/course-card.tsx';
import { findOpenTest, type CourseState } from '../../features/learning/course-progress.policy.ts';
import { OpenTestNotice } from '../../features/learning/open-test-notice.tsx';
import { PracticeNotice } from '../../features/learning/practice-notice.tsx';
import { useCourseStates } from '../../features/learning/use-course-states.ts';
import { Page } from '../../shared/page/page.tsx';
import { TextLink } from '../../shared/page/text-link.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** The courses that there are: what is read, mastered and due, the test and the certificate. */
export function LearnPage() {
  return <UserBoundary>{() => <Learn />}</UserBoundary>;
}

function Learn() {
  const query = useCourseStates();
  return (
    <Page>
      <PageHead
        title="Learn"
        lead={
          <>
            Free lessons, <TextLink to={paths.dashboard.practice()}>practice</TextLink>, and a test that
            proves the skill. Learn, prove it, then take paid work.
          </>
        }
      />
      <QueryBoundary query={query} resource="your courses" skeleton={<CoursesSkeleton />}>
        {(states) => (states.length === 0 ? <NoCourses /> : <Courses states={states} />)}
      </QueryBoundary>
    </Page>
  );
}

function Courses({ states }: { states: readonly CourseState[] }) {
  const open = findOpenTest(states);
  const due = states.reduce((sum, { progress }) => sum + progress.due, 0);
  return (
    <Stack $gap={5}>
      {open && <OpenTestNotice course={open} />}
      <PracticeNotice due={due} />
      {states.map((state) => (
        <CourseCard key={state.course.id} state={state} />
      ))}
    </Stack>
  );
}

function NoCourses() {
  return (
    <Surface>
      <EmptyState
        title="No course is here yet"
        level={2}
        action={
          <Button asChild>
            <Link to={paths.dashboard.tasks()}>My Tasks</Link>
          </Button>
        }
      >
        Until then, the paid work of every blueprint is open without a test.
      </EmptyState>
    </Surface>
  );
}

function CoursesSkeleton() {
  return (
    <Loading label="Loading your courses">
      <CardSkeleton height="28rem" />
    </Loading>
  );
}
