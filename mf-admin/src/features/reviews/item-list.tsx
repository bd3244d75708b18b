import { formatCount, RADIUS, space, Text, textSize, VisuallyHidden, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import type { NumberedItem } from './item-order.ts';
import type { ReviewModel } from './use-review-model.ts';

/** The items of a submission as numbers, those that differ first, with signs for hard, commented and corrected ones. */
export function ItemList({ model }: { model: ReviewModel }) {
  const { differing, others } = model.items;
  if (differing.length + others.length < 2) return null;
  const hasHard = [...differing, ...others].some(({ item }) => item.isHard);
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
      {hasHard && (
        <Text $size={14} $tone="muted">
          Hard items have a line below their number.
        </Text>
      )}
    </Nav>
  );
}

type GroupProps = { model: ReviewModel; title: string; items: readonly NumberedItem[] };

function ItemGroup({ model: { items: navigation, review }, title, items }: GroupProps) {
  const { comments, fixes } = review.draft;
  return (
    <div>
      <Text $size={14} $tone="muted">
        {title}
      </Text>
      <Numbers>
        {items.map(({ item: { id, isHard }, number }) => {
          const commentCount = comments.filter(({ itemId }) => itemId === id).length;
          const signs = [
            ...(isHard ? ['hard'] : []),
            ...(commentCount > 0 ? [formatCount(commentCount, 'comment')] : []),
            ...(fixes[id] === undefined ? [] : ['corrected']),
          ];
          return (
            <li key={id}>
              <NumberButton
                type="button"
                aria-current={navigation.current?.item.id === id ? 'true' : undefined}
                data-hard={isHard ? '' : undefined}
                data-marked={commentCount > 0 || fixes[id] !== undefined ? '' : undefined}
                onClick={() => navigation.select(id)}
              >
                <VisuallyHidden>Item </VisuallyHidden>
                {number}
                {signs.length > 0 && <VisuallyHidden>, {signs.join(', ')}</VisuallyHidden>}
              </NumberButton>
            </li>
          );
        })}
      </Numbers>
    </div>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: ${space(3)};
`;

const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-height: 5.5rem;
  margin-top: ${space(1)};
  padding: 3px;
  overflow-y: auto;
  list-style: none;
`;

const NumberButton = styled.button`
  position: relative;
  min-width: 2.25rem;
  min-height: 2.25rem;
  padding: 0 ${space(1)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.badge};
  background: var(--surface);
  color: var(--ink);
  ${textSize(14)}
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    border-color: var(--primary);
  }

  &[aria-current] {
    border-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: ${WEIGHT.strong};
  }

  &[data-hard] {
    text-decoration: underline 2px;
    text-underline-offset: 0.3em;
  }

  &[data-marked]::after {
    content: '';
    position: absolute;
    top: 3px;
    right: 3px;
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
