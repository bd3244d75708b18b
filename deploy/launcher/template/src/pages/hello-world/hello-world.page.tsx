import { Container, Loading, PageHead, Section, Skeleton, Stack } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { BlueprintList } from '../../features/blueprints/blueprint-list.tsx';
import { useHelloWorldBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';

/** The first page: a query with its loading and error states. */
export function HelloWorldPage() {
  const blueprints = useHelloWorldBlueprintsQuery();
  return (
    <Section>
      <Container>
        <Stack>
          <PageHead title="Hello world" lead="The blueprints and what they cost." />
          <QueryBoundary query={blueprints} resource="the blueprints" skeleton={<ListSkeleton />}>
            {({ items }) => <BlueprintList blueprints={items} />}
          </QueryBoundary>
        </Stack>
      </Container>
    </Section>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading the blueprints">
      <Skeleton $height="34rem" />
    </Loading>
  );
}
