import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyDrawing } from '../drawings/state-drawings.tsx';
import { Heading, Text } from '../primitives/text.ts';
import { space } from '../tokens/scale.ts';

type StateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode;
  /** Level of the title in the page's outline (default 3). */
  level?: 1 | 2 | 3;
  /** The drawing (default: the open box). */
  drawing?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
};

/** Nothing here, and why, and what to do next. The children are the why. */
export function EmptyState({
  title,
  level = 3,
  drawing = <EmptyDrawing />,
  action,
  children,
  ...rest
}: StateProps) {
  return (
    <Middle {...rest}>
      <Picture>{drawing}</Picture>
      <Heading as={`h${level}`} $size={level === 1 ? 28 : 18}>
        {title}
      </Heading>
      {children && (
        <Text as="div" $tone="muted">
          {children}
        </Text>
      )}
      {action && <Action>{action}</Action>}
    </Middle>
  );
}

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(8)} ${space(5)};
  text-align: center;
`;

const Picture = styled.div`
  margin-bottom: ${space(3)};
  color: var(--primary);
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;
