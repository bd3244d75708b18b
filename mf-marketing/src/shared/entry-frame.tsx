import { Container, DraftPaper, Heading, MEDIA, space, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  lead: string;
  /** The form and what belongs to it. */
  children: ReactNode;
  /** On the drafting paper beside it; below it on small screens. */
  aside: ReactNode;
};

/** A page that is about one form. */
export function EntryFrame({ title, lead, children, aside }: Props) {
  return (
    <Container>
      <Columns>
        <Main>
          <Head>
            <Heading as="h1" $size={38}>
              {title}
            </Heading>
            <Text $tone="muted">{lead}</Text>
          </Head>
          {children}
        </Main>
        <Paper $corners>{aside}</Paper>
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  padding-block: ${space(10)} ${space(18)};

  ${MEDIA.phone} {
    padding-block: ${space(6)} ${space(10)};
  }

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 27rem) minmax(0, 34rem);
    justify-content: space-between;
    align-items: stretch;
  }
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

const Paper = styled(DraftPaper)`
  padding: ${space(8)};

  ${MEDIA.phone} {
    padding: ${space(5)} ${space(4)};

    /* A drawing alone is not worth the way down. */
    &:has(> svg) {
      display: none;
    }
  }
`;
