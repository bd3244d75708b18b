import { space, Stack } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * The room of a screen, in the shell and in the console. Its parts are laid out by how wide it is itself
 * (`WIDE_PAGE`), because the frames around it take different room.
 */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Stack $gap={5}>{children}</Stack>
    </Room>
  );
}

/** Wide enough for a queue and a case beside each other: 880 px, what is left of 1280 px in the shell's frame. */
export const WIDE_PAGE = '@container admin-page (min-width: 55rem)';

const Room = styled.div`
  container: admin-page / inline-size;
  width: 100%;
  max-width: calc(var(--admin-page-width, 72.5rem) + 2 * ${space(8)});
  margin-inline: auto;
  padding-inline: ${space(8)};

  @media (max-width: 767.98px) {
    padding-inline: ${space(5)};
  }
`;
