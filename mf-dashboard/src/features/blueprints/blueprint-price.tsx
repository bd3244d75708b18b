import type { Blueprint } from '@platform/contracts';
import { Money, Row, type TextSize } from '@platform/design-system';

/** What a blueprint costs; the free one has its price struck through. */
export function BlueprintPrice({ blueprint, size = 18 }: { blueprint: Blueprint; size?: TextSize }) {
  if (!blueprint.isFree) return <Money amount={blueprint.price} size={size} strong />;
  return (
    <Row as="span" $gap={2} $align="baseline">
      <strong>FREE</strong>
      <Money amount={blueprint.price} size={14} tone="muted" struck />
    </Row>
  );
}
