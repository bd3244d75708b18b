import { Card, Heading, INSET, MEDIA, RADIUS, space, Text } from '@platform/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

type Props = {
  /** Whether this is the next step, which is highlighted and has its drawing. */
  lead: boolean;
  title: ReactNode;
  drawing: ReactNode;
  /** The button or link for the step. */
  action?: ReactNode;
  children: ReactNode;
};

/** Shows one step: title, explanation and action. */
export function StepCard({ lead, title, drawing, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Layout data-lead={lead ? '' : undefined}>
        {lead && <Illustration>{drawing}</Illustration>}
        <Content>
          <Heading $size={lead ? 18 : 16} id={id}>
            {title}
          </Heading>
          <Text as="div" $tone="muted" $size={lead ? 16 : 14}>
            {children}
          </Text>
        </Content>
        {action && <Action>{action}</Action>}
      </Layout>
    </Card>
  );
}

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)} ${INSET};

  &[data-lead] {
    padding: ${space(5)} ${INSET};
  }
`;

const Content = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

/** A sheet of drafting paper, which marks the next step. */
const Illustration = styled.div`
  --drawing-ground: var(--draft);
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  padding: ${space(2)};
  border-radius: ${RADIUS.control};
  background: var(--draft);
  color: var(--on-draft);

  ${MEDIA.phone} {
    display: none;
  }
`;

const Action = styled.div`
  ${MEDIA.phone} {
    width: 100%;

    > * {
      width: 100%;
    }
  }
`;
