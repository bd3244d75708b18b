import { CardSkeleton, Loading, Split, Stack } from '@platform/design-system';

/** Placeholder for the next step, today's tasks and the blueprints. */
export function WorkSkeleton() {
  return (
    <Loading label="Loading your tasks and blueprints">
      <Stack $gap={5}>
        <CardSkeleton height="6.5rem" />
        <Split>
          <CardSkeleton height="24rem" />
          <CardSkeleton height="14rem" />
        </Split>
      </Stack>
    </Loading>
  );
}
