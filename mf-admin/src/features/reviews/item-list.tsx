import type { ReviewItem } from '@platform/contracts';
import { Button, formatCount, RADIUS, space, VisuallyHidden, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import type { NumberedItem } from './item-order.ts';
import type { ReviewModel } from './use-review-model.ts';

/**
 * The items of a submission as a strip of numbers, those that differ first, with signs for wrong, right, hard, commented
 * and corrected ones.
 */
export function ItemList({ model }: { model: ReviewModel }) {
  const { differing, others } = model.items;
  if (differing.length + others.length < 2) return null;
  return (
    <Nav aria-label="Items">
      {differing.length > 0 && (
        <ItemGroup
          model={model}
          title={`${formatCount(differing.length, 'item')} to look at first`}
          items={differing}
        />
      )}
      {others.length > 0 && (
        <ItemGroup
          model={model}
          title={
            differing.length > 0 ? formatCount(others.length, 'other') : formatCount(others.length, 'item')
          }
          items={others}
        />
      )}
      {model.switchTable && (
        <Button size="compact" aria-keyshortcuts="t" onClick={model.switchTable}>
          {model.isTable ? 'One by one' : 'All answers'}
        </Button>
      )}
    </Nav>
  );
}

type GroupProps = { model: ReviewModel; title: string; items: readonly NumberedItem[] };

function ItemGroup({ model: { items: navigation, openItem, review }, title, items }: GroupProps) {
  const { comments, fixes } = review.draft;
  return (
    <Numbers aria-label={title} title={title}>
      {items.map(({ item, number }) => {
        const { id, isHard } = item;
        const outcome = getOutcome(item);
        const commentCount = comments.filter(({ itemId }) => itemId === id).length;
        const signs = [
          ...(outcome ? [outcome] : []),
          ...(isHard ? ['hard'] : []),
          ...(commentCount > 0 ? [formatCount(commentCount, 'comment')] : []),
          ...(fixes[id] === undefined ? [] : ['corrected']),
        ];
        return (
          <li key={id}>
            <NumberButton
              type="button"
              aria-current={navigation.current?.item.id === id ? 'true' : undefined}
              data-outcome={outcome}
              data-hard={isHard ? '' : undefined}
              data-marked={commentCount > 0 || fixes[id] !== undefined ? '' : undefined}
              onClick={() => openItem(id)}
            >
              <VisuallyHidden>Item </VisuallyHidden>
              {number}
              {signs.length > 0 && <VisuallyHidden>, {signs.join(', ')}</VisuallyHidden>}
            </NumberButton>
          </li>
        );
      })}
    </Numbers>
  );
}

/** Whether the answers of an item are right, as far as that is known. */
function getOutcome({ scores }: ReviewItem): 'right' | 'wrong' | undefined {
  if (scores.length === 0) return undefined;
  return scores.every(({ score }) => score === 1) ? 'right' : 'wrong';
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`;

const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 0;
  list-style: none;
`;

const NumberButton = styled.button`
  position: relative;
  min-width: 1.5rem;
  min-height: 1.5rem;
  padding: 0 2px;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.badge};
  background: var(--surface);
  color: var(--ink);
  font-size: 0.75rem;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    border-color: var(--primary);
  }

  &[data-outcome='right'] {
    background: var(--available-soft);
  }

  /* Not by color alone. */
  &[data-outcome='wrong'] {
    border-bottom: 2px solid var(--danger);
    background: var(--danger-soft);
  }

  &[data-hard] {
    border-top: 2px dotted var(--ink);
  }

  &[aria-current] {
    border-color: var(--primary);
    box-shadow: 0 0 0 1px var(--primary);
    font-weight: ${WEIGHT.strong};
  }

  &[data-marked]::after {
    content: '';
    position: absolute;
    top: -2px;
    right: -2px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--primary);
  }

  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;
