import { Container, Loading, Skeleton, space, Stack } from '@platform/design-system';
import { styled } from 'styled-components';

/** Skeleton of a loading page: a heading, a line and a card. */
export function PageSkeleton() {
  return (
    <Root>
      <Container>
        <Loading label="Loading">
          <Stack $gap={5}>
            <Skeleton $width="min(22rem, 70%)" $height="2.5rem" />
            <Skeleton $width="min(34rem, 90%)" />
            <Skeleton $height="12rem" />
          </Stack>
        </Loading>
      </Container>
    </Root>
  );
}

/** Tall enough that the footer does not jump when the page appears. */
const Root = styled.div`
  min-height: 80vh;
  padding-block: ${space(8)};
`;
