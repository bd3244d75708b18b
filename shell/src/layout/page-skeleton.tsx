import { Container, Loading, Skeleton, space, Stack } from '@platform/design-system';
import { styled } from 'styled-components';

/** The outline of a page that is still on its way: a heading, a line, a sheet. */
export function PageSkeleton() {
  return (
    <Room>
      <Container>
        <Loading label="Loading">
          <Stack $gap={5}>
            <Skeleton $width="min(22rem, 70%)" $height="2.5rem" />
            <Skeleton $width="min(34rem, 90%)" />
            <Skeleton $height="12rem" />
          </Stack>
        </Loading>
      </Container>
    </Room>
  );
}

/** High enough that the footer does not jump when the page comes. */
const Room = styled.div`
  min-height: 80vh;
  padding-block: ${space(8)};
`;
