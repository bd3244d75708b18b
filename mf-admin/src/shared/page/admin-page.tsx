import { MEDIA, space, Stack } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * The container of every screen, in the shell and in the console. Layouts inside it respond to its own width
 * (`WIDE_PAGE`) and not to the window's, because the layouts around it leave different widths.
 */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <Container>
      <Stack $gap={5}>{children}</Stack>
    </Container>
  );
}

/** Wide enough for a queue beside a record: 880 px, which is what the shell's layout leaves of a 1280 px window. */
export const WIDE_PAGE = '@container admin-page (min-width: 55rem)';

/** Wide enough for a queue beside a record that has two columns itself: a large screen, in the console only. */
export const EXTRA_WIDE_PAGE = '@container admin-page (min-width: 88rem)';

const Container = styled.div`
  container: admin-page / inline-size;
  width: 100%;
  max-width: calc(var(--admin-page-width, 72.5rem) + 2 * ${space(8)});
  margin-inline: auto;
  padding-inline: ${space(8)};
  --card-inset: ${space(5)};

  ${MEDIA.phone} {
    padding-inline: ${space(5)};
  }
`;
