import { Container, EmptyState, space } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  readonly title: string;
  readonly drawing: ReactNode;
  readonly action: ReactNode;
  /** Announces the message to screen readers immediately. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
};

/** A page with a single message and the next step. */
export function MessagePage({ title, drawing, action, urgent = false, children }: Props) {
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled.div`
  padding-block: ${space(12)};
`;
