import { Card, Heading, MEDIA, space, Text } from '@platform/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

type Props = {
  /** The one next step: marked, with its drawing. The others are quieter. */
  lead: boolean;
  title: ReactNode;
  drawing: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  children: ReactNode;
};

/** One thing to do or to wait for: what it is, what it brings, and its button at the right. */
export function StepCard({ lead, title, drawing, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} $accent={lead}>
      <Line data-lead={lead ? '' : undefined}>
        {lead && <Picture>{drawing}</Picture>}
        <Words>
          <Heading $size={lead ? 18 : 16} id={id}>
            {title}
          </Heading>
          <Text as="div" $tone="muted" $size={lead ? 16 : 14}>
            {children}
          </Text>
        </Words>
        {action && <Action>{action}</Action>}
      </Line>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)} ${space(5)};

  &[data-lead] {
    padding: ${space(5)} ${space(6)};
  }
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

const Picture = styled.div`
  color: var(--primary);

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
