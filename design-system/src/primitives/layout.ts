import { styled } from 'styled-components';
import { MEDIA, RADIUS, space, WIDTH } from '../tokens/scale.ts';

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'between';

const JUSTIFY: Record<Justify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

/** Things under each other. `$gap` in steps of 4 px (default 4). */
export const Stack = styled.div<{ $gap?: number; $align?: Align }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

/** Things beside each other; they wrap unless `$nowrap`. `$gap` in steps of 4 px (default 3). */
export const Row = styled.div<{ $gap?: number; $align?: Align; $justify?: Justify; $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => JUSTIFY[$justify]};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/** As many equal columns as fit, none narrower than `$min` px (default 280) unless the page itself is. */
export const Grid = styled.div<{ $min?: number; $gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 280 }) => $min / 16}rem), 1fr));
  gap: ${({ $gap = 5 }) => space($gap)};
`;

/** Two unequal columns from 1024 px up (`$ratio` of the first to the second, default 1.6); one below. */
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

/** The middle of the page: at most 1160 px, with the page's gutters. `$text` narrows it to a readable line. */
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

/** A part of a public page, with the white space that divides it from the next. */
export const Section = styled.section<{ $tight?: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? space(10) : space(18))};

  ${MEDIA.phone} {
    padding-block: ${({ $tight }) => ($tight ? space(7) : space(12))};
  }
`;

/** A sheet on the page: hairline and radius, no shadow. `$sunken` makes it a well instead. */
export const Surface = styled.div<{ $sunken?: boolean; $padding?: number }>`
  background: ${({ $sunken }) => ($sunken ? 'var(--sunken)' : 'var(--surface)')};
  border: 1px solid ${({ $sunken }) => ($sunken ? 'transparent' : 'var(--line)')};
  border-radius: ${RADIUS.card};
  padding: ${({ $padding = 5 }) => space($padding)};
  min-width: 0;
`;

/** A hairline between two groups. */
export const Hairline = styled.hr`
  border: 0;
  border-top: 1px solid var(--line);
  width: 100%;
`;
