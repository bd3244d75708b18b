import type { Blueprint } from '@platform/contracts';
import { Money, Row, Text, textSize, VisuallyHidden, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import { WideCard } from './wide-card.tsx';

/** Card of the free blueprint, with its price struck through. */
export function FreeTierCard({ blueprint, level }: { blueprint: Blueprint; level: 2 | 3 }) {
  return (
    <WideCard
      blueprint={blueprint}
      level={level}
      badge="FREE TIER"
      price={
        <Row $gap={2} $align="baseline">
          <Free>FREE</Free>
          <Text as="span" $tone="muted">
            <VisuallyHidden>instead of </VisuallyHidden>
            <Money amount={blueprint.price} strikethrough />
          </Text>
        </Row>
      }
      action="Get Started"
      primary
      isWhole
    />
  );
}

const Free = styled.span`
  ${textSize(22)}
  font-weight: ${WEIGHT.heading};
`;
