import { Container, Heading, MEDIA, space, Text, TopicDrawing } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  lead: string;
  /** Name of the topic drawing, shown on the right on wide screens. */
  drawing?: string;
  /** Content below the lead. */
  children?: ReactNode;
};

/** Header of a public page: title and lead. */
export function PageHeader({ title, lead, drawing, children }: Props) {
  return (
    <Container>
      <Root>
        <Content>
          <Heading as="h1" $size={60}>
            {title}
          </Heading>
          <Text $size={18} $tone="muted">
            {lead}
          </Text>
          {children}
        </Content>
        {drawing && (
          <Drawing>
            <TopicDrawing name={drawing} width={300} />
          </Drawing>
        )}
      </Root>
    </Container>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(10)};
  padding-block: ${space(12)} ${space(10)};

  ${MEDIA.phone} {
    padding-block: ${space(6)} ${space(7)};
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  flex: 1;
  min-width: 0;
  max-width: 46rem;
`;

const Drawing = styled.div`
  display: none;
  flex: none;
  padding-right: ${space(4)};
  color: var(--primary);

  ${MEDIA.wide} {
    display: block;
  }
`;
