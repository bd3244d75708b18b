import { Button, EmptyState, LockedDrawing, Surface } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Replaces the tasks if the session ends while the page is open. */
export function LoginRequired() {
  return (
    <Surface>
      <EmptyState
        level={1}
        title="Login required"
        drawing={<LockedDrawing />}
        action={
          <Button variant="primary" asChild>
            <Link to={paths.login(paths.dashboard.freeTasks())}>Login</Link>
          </Button>
        }
      >
        Your session has ended. Everything you submitted is saved. Log in to continue with the free tasks.
      </EmptyState>
    </Surface>
  );
}
