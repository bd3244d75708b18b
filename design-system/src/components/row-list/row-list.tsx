import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';

/** Rows between hairlines: tasks, blueprints, messages. `as="ol"` when the order counts. Children: `RowItem`. */
export const RowList = styled.ul.attrs({ role: 'list' })`
  min-width: 0;
`;

/** One row: `RowWords` with what it is, then `RowEnd` with what it is worth and its button at the right. */
export const RowItem = styled.li<{ $padding?: number }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3.5)} ${({ $padding = 5 }) => space($padding)};

  & + & {
    border-top: 1px solid var(--line);
  }
`;

/** The words of a row: they take the room there is, and the rest wraps below when there is none. */
export const RowWords = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What ends a row, kept together: an amount and a button. Wraps below the words as one, at the right edge. */
export const RowEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-left: auto;
`;
