import { Loading, Skeleton, Split } from '@platform/design-system';

/** The next step, today's tasks and the blueprints, before they are known. */
export function WorkSkeleton() {
  return (
    <Loading label="Loading your tasks and blueprints">
      <Skeleton $height="6.5rem" />
      <br />
      <Split>
        <Skeleton $height="24rem" />
        <Skeleton $height="14rem" />
      </Split>
    </Loading>
  );
}
