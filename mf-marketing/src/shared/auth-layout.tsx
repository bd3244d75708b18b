import { Container, DraftPaper, Heading, MEDIA, space, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  lead: string;
  /** The form and its links. */
  children: ReactNode;
  /** Content of the drafting paper next to the form; below it on small screens. */
  aside: ReactNode;
};

/** Layout of a page with a single form. */
export function AuthLayout({ title, lead, children, aside }: Props) {
  return (
    <Container>
      <Columns>
        <Main>
          <Intro>
            <Heading as="h1" $size={38}>
              {title}
            </Heading>
            <Text $tone="muted">{lead}</Text>
          </Intro>
          {children}
        </Main>
        <Paper $corners>{aside}</Paper>
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

const Intro = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

const Paper = styled(DraftPaper)`
  padding: ${space(8)};

  /* Around a drawing alone, the paper would be a void beside a long form. */
  &:has(> svg) {
    align-self: start;
    padding-block: ${space(14)};
  }

  ${MEDIA.phone} {
    padding: ${space(5)} ${space(4)};

    /* An illustration does not justify scrolling. */
    &:has(> svg, > figure) {
      display: none;
    }
  }
`;
