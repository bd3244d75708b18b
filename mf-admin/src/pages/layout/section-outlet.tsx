import { rolesFor } from '@platform/contracts';
import { Button, Heading, Stack, Surface, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, Outlet, useLocation } from '@platform/kit/router';
import { getRoleName } from '../../content/role-labels.ts';
import { KeySheet } from '../../shared/shortcuts/key-sheet.tsx';
import { UndoBar, UndoBarSpace } from '../../shared/undo/undo-bar.tsx';
import { useResumeDecisions } from '../../shared/undo/use-pending-decisions.ts';
import { useConsoleUpdates } from '../../shared/use-console-updates.ts';
import { useMay } from '../../shared/use-may.ts';
import { findSection, type Section } from '../../shared/sections.ts';
import { UnappliedDecisions } from './unapplied-decisions.tsx';

/**
 * The current screen, or why the roles of the administrator do not include it, with the decisions that are not sent yet
 * and those that were not applied.
 */
export function SectionOutlet() {
  const { pathname } = useLocation();
  const may = useMay();
  const section = findSection(pathname);
  useResumeDecisions();
  useConsoleUpdates();
  return (
    <UndoBarSpace>
      <UnappliedDecisions />
      {section && !may(section.endpoint) ? <RoleRequired section={section} /> : <Outlet />}
      <UndoBar />
      <KeySheet />
    </UndoBarSpace>
  );
}

function RoleRequired({ section: { label, endpoint } }: { section: Section }) {
  const roles = rolesFor(endpoint).map((role) => getRoleName(role).toLowerCase());
  return (
    <Surface $padding={8}>
      <Stack $gap={5} $align="start">
        <Heading as="h1">Your roles do not include this page</Heading>
        <Text>
          {label} needs the role {roles.join(' or ')}. An owner can give it to you.
        </Text>
        <Button asChild>
          <Link to={paths.admin.overview()}>Go to the overview</Link>
        </Button>
      </Stack>
    </Surface>
  );
}
