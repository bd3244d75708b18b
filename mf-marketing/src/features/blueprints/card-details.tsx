import type { Blueprint } from '@platform/contracts';
import { Text } from '@platform/design-system';
import { OpenPayLines } from '@platform/kit/blueprints';
import { CourseLine } from './course-line.tsx';
import { FeatureList } from './feature-list.tsx';
import { usePublicOpenPay } from './open-pay-api.ts';

/** What a large card says of its blueprint: description, features, what it pays now, and its course. */
export function CardDetails({ blueprint: { id, description, features } }: { blueprint: Blueprint }) {
  return (
    <>
      <Text $tone="muted">{description}</Text>
      <FeatureList features={features} />
      <OpenPayLines open={usePublicOpenPay(id)} tone="muted" />
      <CourseLine blueprintId={id} />
    </>
  );
}
