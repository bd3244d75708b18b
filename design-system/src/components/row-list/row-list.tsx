import { styled } from 'styled-components';
import { INSET, space } from '../../tokens/scale.ts';

/**
 * A list whose rows (`RowItem`) are divided by lines: tasks, blueprints, messages. Use `as="ol"` if the order matters.
 */
export const RowList = styled.ul.attrs({ role: 'list' })`
  min-width: 0;
`;

/** One row: `RowText` with the description, then `RowEnd` with an amount and a button. */
export const RowItem = styled.li<{ $padding?: number }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3.5)} ${({ $padding }) => ($padding === undefined ? INSET : space($padding))};

  & + & {
    border-top: 1px solid var(--line);
  }
`;

/** The text of a row. It takes the remaining width; `RowEnd` wraps below it if there is not enough. */
export const RowText = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The end of a row, e.g. an amount and a button. Wraps below the text as a unit, aligned right. */
export const RowEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-left: auto;
`;
