import { BLUEPRINTS, type CourseSummary, type TestState, type User } from '@platform/contracts';
import { EmptyState, PageHead, Stack, Surface } from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Navigate, useParams, useSearchParams } from '@platform/kit/router';
import { useCoursesQuery, useTestQuery } from '../../features/learning/courses-api.ts';
import { OpenTestNotice } from '../../features/learning/open-test-notice.tsx';
import { AttemptRows } from '../../features/learning/test/attempt-rows.tsx';
import { CertificatePanel } from '../../features/learning/test/certificate-panel.tsx';
import { TestIntro } from '../../features/learning/test/test-intro.tsx';
import { useOpenTest } from '../../features/learning/use-course-states.ts';
import { Page } from '../../shared/page/page.tsx';
import { TextLink } from '../../shared/page/text-link.ts';
import { combineQueries } from '../../shared/queries/combine-queries.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { AttemptView, TestSkeleton } from './attempt-view.tsx';

/** The competency test of a course: before it starts, while it runs, and its results. */
export function TestPage() {
  const { courseId } = useParams();
  const blueprint = BLUEPRINTS.find(({ id }) => String(id) === courseId);
  if (!blueprint) return <Navigate to={paths.dashboard.learn()} replace />;
  return (
    <UserBoundary>{(user) => <Test key={blueprint.id} courseId={blueprint.id} user={user} />}</UserBoundary>
  );
}

function Test({ courseId, user }: { courseId: number; user: User }) {
  const courses = useCoursesQuery();
  const test = useTestQuery({ params: { courseId } }, { refetchOnMountOrArgChange: true });
  const query = combineQueries({ courses, test });
  const course = courses.data?.items.find(({ id }) => id === courseId);
  return (
    <Page>
      <PageHead
        title="Competency test"
        lead={
          <>
            {course && <span>{course.title} · </span>}
            <TextLink to={paths.dashboard.learn()}>Learn</TextLink>
          </>
        }
      />
      {/* A skill without a course has no test to load: said at once, and not as an error. */}
      {courses.data && !course ? (
        <NoCourse />
      ) : (
        <QueryBoundary query={query} resource="the test" skeleton={<TestSkeleton />}>
          {(loaded) => <LoadedTest course={course!} test={loaded.test} user={user} />}
        </QueryBoundary>
      )}
    </Page>
  );
}

type LoadedProps = { course: CourseSummary; test: TestState; user: User };

function LoadedTest({ course, test, user }: LoadedProps) {
  const [params] = useSearchParams();
  const { openAttemptId, attempts, certificate } = test;
  const shownId = params.get('attempt') ?? openAttemptId;
  if (shownId !== null)
    return (
      <AttemptView key={shownId} id={shownId} isOpen={shownId === openAttemptId} {...{ course, user }} />
    );
  return (
    <Stack $gap={5}>
      <OtherOpenTest courseId={course.id} />
      <TestIntro course={course} test={test} />
      {certificate && <CertificatePanel courseId={course.id} code={certificate.code} user={user} />}
      <AttemptRows attempts={attempts} />
    </Stack>
  );
}

/** Says that the time of another course's test is running. */
function OtherOpenTest({ courseId }: { courseId: number }) {
  const open = useOpenTest();
  return open && open.id !== courseId ? <OpenTestNotice course={open} /> : null;
}

function NoCourse() {
  return (
    <Surface>
      <EmptyState title="This skill has no course yet" level={2}>
        Until there is one, its paid work is open without a test.
      </EmptyState>
    </Surface>
  );
}
