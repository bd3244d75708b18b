import type { Blueprint } from '@platform/contracts';
import { BlueprintCard as KitBlueprintCard } from '@platform/kit/blueprints';
import { useId } from 'react';
import { BlueprintLink } from './blueprint-link.tsx';
import { CourseLine } from './course-line.tsx';
import { usePublicOpenPay } from './open-pay-api.ts';

/** Grid card of a blueprint with a link to its page. */
export function BlueprintCard({ blueprint, level }: { blueprint: Blueprint; level: 2 | 3 }) {
  const titleId = useId();
  return (
    <KitBlueprintCard
      {...{ blueprint, level, titleId }}
      title={blueprint.name}
      open={usePublicOpenPay(blueprint.id)}
      course={<CourseLine blueprintId={blueprint.id} />}
      action={
        <BlueprintLink blueprintId={blueprint.id} titleId={titleId}>
          View Details
        </BlueprintLink>
      }
    />
  );
}
