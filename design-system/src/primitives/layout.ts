import { styled } from 'styled-components';
import { INSET, MEDIA, RADIUS, space, WIDTH } from '../tokens/scale.ts';

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'between';

const JUSTIFY: Record<Justify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

/** Stacks its children vertically. `$gap` in steps of 4 px (default 4). */
export const Stack = styled.div<{ $gap?: number; $align?: Align }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

/** Places its children side by side; they wrap unless `$nowrap` is set. `$gap` in steps of 4 px (default 3). */
export const Row = styled.div<{ $gap?: number; $align?: Align; $justify?: Justify; $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => JUSTIFY[$justify]};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/** Creates as many equal columns as fit, each at least `$min` px wide (default 280) unless the page is narrower. */
export const Grid = styled.div<{ $min?: number; $gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 280 }) => $min / 16}rem), 1fr));
  gap: ${({ $gap = 5 }) => space($gap)};
`;

/** Creates two columns from 1024 px (`$ratio` of the first to the second, default 1.6), one column below. */
export const Split = styled.div<{ $ratio?: number; $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 5 }) => space($gap)};

  > * {
    min-width: 0;
  }

  ${MEDIA.wide} {
    grid-template-columns: ${({ $ratio = 1.6 }) => `minmax(0, ${$ratio}fr) minmax(0, 1fr)`};
  }
`;

/** Centers the page content: at most 1160 px wide, with gutters. `$text` limits it to a readable line length. */
export const Container = styled.div<{ $text?: boolean }>`
  width: 100%;
  max-width: calc(${({ $text }) => ($text ? WIDTH.text : WIDTH.page)} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: ${space(8)};

  ${MEDIA.phone} {
    --gutter: ${space(5)};
  }
`;

/** A section of a public page, with vertical padding. */
export const Section = styled.section<{ $tight?: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? space(10) : space(18))};

  ${MEDIA.phone} {
    padding-block: ${({ $tight }) => ($tight ? space(7) : space(12))};
  }
`;

/** A box with a border and rounded corners. `$sunken` replaces the border with a darker background. */
export const Surface = styled.div<{ $sunken?: boolean; $padding?: number }>`
  background: ${({ $sunken }) => ($sunken ? 'var(--sunken)' : 'var(--surface)')};
  border: 1px solid ${({ $sunken }) => ($sunken ? 'transparent' : 'var(--line)')};
  border-radius: ${RADIUS.card};
  padding: ${({ $padding }) => ($padding === undefined ? INSET : space($padding))};
  min-width: 0;
`;

/** A thin line between two groups. */
export const Hairline = styled.hr`
  border: 0;
  border-top: 1px solid var(--line);
  width: 100%;
`;
