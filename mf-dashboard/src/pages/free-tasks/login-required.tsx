import { Button, EmptyState, LockedDrawing, Surface } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** In place of the tasks once the session has ended while the page was open. */
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
        Your session has ended. Nothing that was submitted is lost; log in to go on with the free tasks.
      </EmptyState>
    </Surface>
  );
}
