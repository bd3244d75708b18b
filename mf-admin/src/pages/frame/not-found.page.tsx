import { Button, Heading, NotFoundDrawing, space, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';

/** For an address of the console that leads nowhere. */
export function NotFoundPage() {
  return (
    <Room>
      <title>404 Page Not Found · AI Skill Console</title>
      <Stack $gap={5} $align="start">
        <NotFoundDrawing width={240} />
        <Heading as="h1">404 Page Not Found</Heading>
        <Text $tone="muted">
          Nothing stands at this address. It may have moved, or the link has a slip in it.
        </Text>
        <Button variant="primary" asChild>
          <Link to={paths.admin.overview()}>Go to the overview</Link>
        </Button>
      </Stack>
    </Room>
  );
}

const Room = styled.main`
  padding: ${space(16)} ${space(8)};
`;
