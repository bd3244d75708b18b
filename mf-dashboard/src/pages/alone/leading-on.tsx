import { Container, Heading, LogoMark, Row, space, Stack, Text } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = { title: string; action: ReactNode; children: ReactNode };

/** A page that has nothing but the way on. */
export function LeadingOn({ title, action, children }: Props) {
  return (
    <Room>
      <title>{`${title} · AI Skill`}</title>
      <Container $text>
        <Stack $gap={5} $align="start">
          <LogoMark size={40} />
          <Heading as="h1">{title}</Heading>
          <Text $tone="muted">{children}</Text>
          <Row>{action}</Row>
        </Stack>
      </Container>
    </Room>
  );
}

const Room = styled.main`
  padding-block: ${space(16)};

  p {
    overflow-wrap: anywhere;
  }
`;
