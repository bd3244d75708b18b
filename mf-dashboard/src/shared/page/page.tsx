import { Container, MEDIA, space } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Lays out a member's page as one column. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Container>
      <Column>{children}</Column>
    </Container>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};

  ${MEDIA.phone} {
    gap: ${space(4)};
  }
`;
