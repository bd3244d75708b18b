import { Container, EmptyState, space } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  readonly title: string;
  readonly drawing: ReactNode;
  readonly action: ReactNode;
  /** Read aloud at once. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
};

/** A page that has one thing to say: what is the case, and what to do next. */
export function MessagePage({ title, drawing, action, urgent = false, children }: Props) {
  return (
    <Middle>
      <Container>
        <EmptyState
          level={1}
          title={title}
          drawing={drawing}
          action={action}
          role={urgent ? 'alert' : undefined}
        >
          {children}
        </EmptyState>
      </Container>
    </Middle>
  );
}

const Middle = styled.div`
  padding-block: ${space(12)};
`;
