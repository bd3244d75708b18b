import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyDrawing } from '../drawings/state-drawings.tsx';
import { Heading, Text } from '../primitives/text.ts';
import { space } from '../tokens/scale.ts';

type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode;
  /** Heading level of the title in the outline of the page (default 3). */
  level?: 1 | 2 | 3;
  /** Illustration above the title (default: the open box). */
  drawing?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
};

/** Says that there is nothing here, why (the children), and what to do next. */
export function EmptyState({
  title,
  level = 3,
  drawing = <EmptyDrawing />,
  action,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <Root {...rest}>
      <DrawingWrapper>{drawing}</DrawingWrapper>
      <Heading as={`h${level}`} $size={level === 1 ? 28 : 18}>
        {title}
      </Heading>
      {children && (
        <Text as="div" $tone="muted">
          {children}
        </Text>
      )}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(8)} ${space(5)};
  text-align: center;
`;

const DrawingWrapper = styled.div`
  margin-bottom: ${space(3)};
  color: var(--primary);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;
