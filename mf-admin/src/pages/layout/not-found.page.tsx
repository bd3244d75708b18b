import { Button, Heading, NotFoundDrawing, space, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';

/** The console's 404 page. */
export function NotFoundPage() {
  return (
    <Main>
      <title>404 Page Not Found · AI Skill Console</title>
      <Stack $gap={5} $align="start">
        <NotFoundDrawing width={240} />
        <Heading as="h1">404 Page Not Found</Heading>
        <Text $tone="muted">This page does not exist. Check the address or go to the overview.</Text>
        <Button variant="primary" asChild>
          <Link to={paths.admin.overview()}>Go to the overview</Link>
        </Button>
      </Stack>
    </Main>
  );
}

const Main = styled.main`
  padding: ${space(16)} ${space(8)};
`;
