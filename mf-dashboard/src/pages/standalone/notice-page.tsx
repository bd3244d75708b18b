import { Container, Heading, LogoMark, Row, space, Stack, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = { title: string; action: ReactNode; children: ReactNode };

/** A page with a short notice and the action to take next. */
export function NoticePage({ title, action, children }: Props) {
  return (
    <Main>
      <title>{`${title} · AI Skill`}</title>
      <Container $text>
        <Stack $gap={5} $align="start">
          <LogoMark size={40} />
          <Heading as="h1">{title}</Heading>
          <Text $tone="muted">{children}</Text>
          <Row>{action}</Row>
        </Stack>
      </Container>
    </Main>
  );
}

const Main = styled.main`
  padding-block: ${space(16)};

  p {
    overflow-wrap: anywhere;
  }
`;
