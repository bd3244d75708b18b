import type { CourseSummary, TestState } from '@platform/contracts';
import { Alert, Button, DateTime, formatCount } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useCourse, useTestState } from './use-course-states.ts';

/** Says before a purchase whether the skill's test is passed, and recommends it first; nothing without a course. */
export function TestRecommendation({ courseId }: { courseId: number }) {
  const course = useCourse(courseId);
  const test = useTestState(courseId);
  if (!course || (course.hasTest && !test)) return null;
  if (!test)
    return (
      <Alert tone="neutral" title="This skill has a free course">
        <Link to={paths.course(course.slug)}>Read its lessons</Link> first. It has no test yet, so its paid
        work is open without one.
      </Alert>
    );
  if (test.workGate === 'passed' || isCertified(test))
    return <Alert tone="available" title="You have passed the test of this skill" />;
  return (
    <Alert
      tone="locked"
      title="Take the free test first"
      action={
        <Button asChild>
          <Link to={paths.dashboard.test(courseId)}>
            {test.openAttemptId === null ? 'About the test' : 'Go on with the test'}
          </Link>
        </Button>
      }
    >
      {describeState(test)} {describeGate(course, test)}
      {test.retakeAt !== null && (
        <>
          {' '}
          You can take it again from <DateTime at={test.retakeAt} showTime /> on.
        </>
      )}
    </Alert>
  );
}

/** Whether the member has passed, also if the certificate has expired since. */
function isCertified({ certificate }: TestState): boolean {
  return certificate?.state === 'valid' || certificate?.state === 'expired';
}

function describeState({ openAttemptId, attempts }: TestState): string {
  if (openAttemptId !== null) return 'Your test of this skill is open, its time is running.';
  const failed = attempts.filter(({ state }) => state === 'failed').length;
  if (failed === 0) return 'You have not taken the test of this skill yet.';
  return `You have not passed the test of this skill, in ${formatCount(failed, 'attempt')}.`;
}

function describeGate({ isTestGating }: CourseSummary, { workGate }: TestState): string {
  if (workGate === 'test_needed') return 'The paid work of this blueprint opens once you have passed it.';
  return isTestGating
    ? 'You have started work before, so it stays open to you without the test.'
    : 'The paid work is open without it, but the test shows whether you know what the work needs.';
}
