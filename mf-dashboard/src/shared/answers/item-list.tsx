import { CheckIcon, MEDIA, RADIUS, space, VisuallyHidden, WEIGHT } from '@platform/design-system';
import { memo, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { getDraft, getItemState, type ItemDrafts, type Questions } from './item-drafts.ts';

const STATE_LABELS = { open: 'open', begun: 'begun', done: 'done' } as const;

type Props = {
  items: readonly Questions[];
  drafts: ItemDrafts;
  index: number;
  onGo: (index: number) => void;
};

/** Items by number, with how much of each is answered. Rendered only when one of that changes. */
export const ItemList = memo(function ItemList({ items, drafts, index, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[index];
    if (!list.current || !(current instanceof HTMLElement)) return;
    // Centers the current item without scrolling the page.
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [index]);
  return (
    <Nav aria-label="Items">
      <ItemStrip ref={list}>
        {items.map((item, position) => {
          const draft = getDraft(drafts, item.id);
          const state = getItemState(item, draft);
          return (
            <li key={item.id}>
              <ItemButton
                type="button"
                data-state={state}
                data-marked={draft.isMarked || undefined}
                aria-current={position === index ? 'step' : undefined}
                onClick={() => onGo(position)}
              >
                <VisuallyHidden>Item </VisuallyHidden>
                {position + 1}
                <Mark aria-hidden="true">{MARKS[state]}</Mark>
                <VisuallyHidden>
                  , {STATE_LABELS[state]}
                  {draft.isMarked && ', marked'}
                </VisuallyHidden>
              </ItemButton>
            </li>
          );
        })}
      </ItemStrip>
    </Nav>
  );
}, showsSame);

function showsSame(before: Props, after: Props): boolean {
  const stateIn = (item: Questions, { drafts }: Props) => {
    const draft = getDraft(drafts, item.id);
    return `${getItemState(item, draft)} ${draft.isMarked ? 'marked' : ''}`;
  };
  return (
    before.items === after.items &&
    before.index === after.index &&
    before.onGo === after.onGo &&
    after.items.every((item) => stateIn(item, before) === stateIn(item, after))
  );
}

const MARKS = { open: '', begun: '…', done: <CheckIcon size={14} /> };

const Nav = styled.nav`
  flex: 1 1 16rem;
  min-width: 0;
  max-width: 100%;
`;

/** Items by number, in a row that scrolls. */
export const ItemStrip = styled.ol`
  position: relative;
  display: flex;
  gap: ${space(1.5)};
  padding: 3px;
  overflow-x: auto;
  list-style: none;
`;

/** The number of an item in a strip. */
export const ItemButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  min-width: 2.75rem;
  min-height: 2.25rem;
  padding-inline: ${space(2)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.badge};
  background: var(--surface);
  color: var(--ink);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-state='done'] {
    background: var(--available-soft);
    color: var(--available);
  }

  &[data-marked] {
    border-style: dashed;
    border-color: var(--locked);
    box-shadow: inset 0 -3px 0 var(--locked);
  }

  &[aria-current] {
    border-color: var(--primary);
    outline: 1px solid var(--primary);
    font-weight: ${WEIGHT.strong};
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  ${MEDIA.phone} {
    min-height: 2.75rem;
  }
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  /* As large as the check, so that nothing moves when an item is done. */
  width: 0.875rem;
  height: 0.875rem;
`;
