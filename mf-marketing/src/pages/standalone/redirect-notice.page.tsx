import { Button, Container, Heading, Row, Section, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useLocation } from '@platform/kit/router';
import { platformUrl } from '@platform/kit/standalone';

/** Links to the platform for paths outside the public site, such as the dashboard and the blueprints. */
export function RedirectNoticePage() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <Section>
        <Container>
          <Stack $align="start">
            <Heading as="h1" $size={38}>
              This page is on the platform
            </Heading>
            <Text>This address has only the public pages. You can open {pathname} on the platform.</Text>
            <Row>
              <Button variant="primary" asChild>
                <a href={platformUrl(pathname + search)}>Open on the platform</a>
              </Button>
              <Button asChild>
                <Link to={paths.home()}>Back to the home page</Link>
              </Button>
            </Row>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
