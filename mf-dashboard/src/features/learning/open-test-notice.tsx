import type { CourseSummary } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Says that the time of a test is running, and leads back to it. */
export function OpenTestNotice({ course }: { course: CourseSummary }) {
  return (
    <Alert
      tone="locked"
      role="status"
      title={`Your ${course.title} test is open`}
      action={
        <Button variant="primary" asChild>
          <Link to={paths.dashboard.test(course.id)}>Go on with the test</Link>
        </Button>
      }
    >
      Its time is running, also while you are on other pages.
    </Alert>
  );
}
