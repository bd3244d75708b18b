import type { Blueprint } from '@platform/contracts';
import { Money, Row, type TextSize } from '@platform/design-system';

/** Shows a blueprint's price, struck through for the free one. */
export function BlueprintPrice({ blueprint, size = 18 }: { blueprint: Blueprint; size?: TextSize }) {
  if (!blueprint.isFree) return <Money amount={blueprint.price} size={size} strong />;
  return (
    <Row as="span" $gap={2} $align="baseline">
      <strong>FREE</strong>
      <Money amount={blueprint.price} size={14} tone="muted" strikethrough />
    </Row>
  );
}
