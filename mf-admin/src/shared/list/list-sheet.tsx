import { Card, MOTION, space, useScrollStop } from '@platform/design-system';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/**
 * The sheet of a list's table. Wide tables scroll inside it; the page never does sideways, and what one can do with a row
 * stays in sight. Rows stay on one line but for the columns that say otherwise; on a phone, where a row is a card, a value
 * that there is not takes no line.
 */
export function ListSheet({ passing, ...rest }: Props) {
  return <Sheet {...useScrollStop<HTMLDivElement>()} {...rest} data-passing={passing || undefined} />;
}

type Props = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  /** The rows are about to be replaced by others. */
  passing?: boolean;
};

const Sheet = styled(Card)`
  overflow-x: auto;
  padding-block: ${space(1)};
  transition: opacity ${MOTION.quick};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-passing] {
    opacity: 0.6;
  }

  td a:not([aria-label]) {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
  }

  @media (min-width: 768px) {
    && :is(th, td) {
      padding-inline: ${space(3)};
    }

    && :is(th, td):first-child {
      padding-left: ${space(5)};
    }

    && :is(th, td):last-child {
      padding-right: ${space(5)};
    }

    td:not([data-wraps]) {
      white-space: nowrap;
    }

    td[data-wraps] {
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

  @media (max-width: 767.98px) {
    && td:empty {
      display: none;
    }
  }
`;
