import {
  belowWidth,
  Card,
  fromWidth,
  MOBILE_BREAKPOINT_PX,
  MOTION,
  space,
  useFocusableWhenScrollable,
} from '@platform/design-system';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { WIDE_PAGE } from '../../page/admin-page.tsx';
import { ROW_LINK } from './use-row-keys.ts';

/**
 * The card around a list's table. A wide table scrolls inside it, so the page never scrolls sideways, and the pinned
 * column with the row's actions stays visible; the head of another one stays in view while the page scrolls. Cells stay on
 * one line unless their column wraps. On a phone, where each row is a card, empty cells are hidden.
 */
export function ListSurface({ isStale, ...rest }: Props) {
  return (
    <Surface {...useFocusableWhenScrollable<HTMLDivElement>()} {...rest} data-stale={isStale || undefined} />
  );
}

type Props = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  /** The rows are about to be replaced. */
  isStale?: boolean;
};

const Surface = styled(Card)`
  overflow-x: auto;
  padding-block: ${space(1)};
  transition: opacity ${MOTION.quick};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-stale] {
    opacity: 0.6;
  }

  td a:not([aria-label]) {
    display: inline-flex;
    align-items: center;
    min-width: 1.5rem;
    min-height: 1.5rem;
  }

  ${fromWidth(MOBILE_BREAKPOINT_PX)} {
    --cell-inset: ${space(2)};
    --row-inset: ${space(4)};

    && :is(th, td) {
      height: 2.75rem;
      padding: ${space(1)} var(--cell-inset);
    }

    && :is(th, td):first-child {
      padding-left: var(--row-inset);
    }

    && :is(th, td):last-child {
      padding-right: var(--row-inset);
    }

    &:not([data-wide]) {
      overflow: visible;

      thead th {
        position: sticky;
        top: var(--top-bar, 0px);
        z-index: 1;
        background: var(--surface);
        box-shadow: inset 0 -1px 0 var(--line);
      }
    }

    tr:has(${ROW_LINK}) {
      cursor: pointer;
    }

    tbody tr:has(${ROW_LINK}:focus-visible) {
      box-shadow: inset 2px 0 0 var(--primary);
    }

    tbody tr:has(input:checked) {
      background: var(--primary-soft);
    }

    td:not([data-wraps]) {
      white-space: nowrap;
    }

    td[data-wraps]:not(:empty) {
      min-width: 11rem;
    }

    [data-pinned] {
      position: sticky;
      right: 0;
      background: linear-gradient(to right, transparent, var(--surface) ${space(3)});
    }

    tr:hover > td[data-pinned] {
      background: linear-gradient(to right, transparent, var(--bg) ${space(3)});
    }
  }

  ${WIDE_PAGE} {
    --cell-inset: ${space(3)};
    --row-inset: ${space(5)};
  }

  ${belowWidth(MOBILE_BREAKPOINT_PX)} {
    && td:empty {
      display: none;
    }

    tbody > tr:first-child {
      border-top: 0;
    }
  }
`;
