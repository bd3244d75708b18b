import type { Blueprint } from '@platform/contracts';
import { Money, RowEnd, RowItem, RowList, RowText } from '@platform/design-system';

/** Lists blueprints with their prices. */
export function BlueprintList({ blueprints }: { blueprints: readonly Blueprint[] }) {
  return (
    <RowList>
      {blueprints.map(({ id, name, price }) => (
        <RowItem key={id} $padding={0}>
          <RowText>{name}</RowText>
          <RowEnd>
            <Money amount={price} />
          </RowEnd>
        </RowItem>
      ))}
    </RowList>
  );
}
