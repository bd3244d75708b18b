import { Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, useLocation } from '@platform/kit/router';
import { LearningLinks } from './learning-links.tsx';
import { TestHealthScreen } from './test-health.tsx';

/** The section about courses and tests: how questions do, and links to its other pages. */
export function LearningPage() {
  const { pathname } = useLocation();
  return (
    <Stack $gap={5}>
      <LearningLinks />
      {pathname === paths.admin.learning() ? <TestHealthScreen /> : <Outlet />}
    </Stack>
  );
}
