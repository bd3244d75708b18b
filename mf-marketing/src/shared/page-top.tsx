import { Container, Heading, MEDIA, space, Text, TopicDrawing } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  lead: string;
  /** At the right where there is room: the drawing of a topic. */
  drawing?: string;
  /** What belongs right under the lead. */
  children?: ReactNode;
};

/** The top of a public page: its name and what it is about. */
export function PageTop({ title, lead, drawing, children }: Props) {
  return (
    <Container>
      <Head>
        <Words>
          <Heading as="h1" $size={60}>
            {title}
          </Heading>
          <Text $size={18} $tone="muted">
            {lead}
          </Text>
          {children}
        </Words>
        {drawing && (
          <Picture>
            <TopicDrawing name={drawing} width={300} />
          </Picture>
        )}
      </Head>
    </Container>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(10)};
  padding-block: ${space(12)} ${space(10)};

  ${MEDIA.phone} {
    padding-block: ${space(6)} ${space(7)};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  flex: 1;
  min-width: 0;
  max-width: 46rem;
`;

const Picture = styled.div`
  display: none;
  flex: none;
  padding-right: ${space(4)};
  color: var(--primary);

  ${MEDIA.wide} {
    display: block;
  }
`;
