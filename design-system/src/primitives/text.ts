import { css, styled } from 'styled-components';
import { space, type TextSize, textSize, WEIGHT, WIDTH } from '../tokens/scale.ts';

/** What a text says by its colour; never by colour alone. */
export type TextTone = 'ink' | 'muted' | 'primary' | 'available' | 'locked' | 'held' | 'danger';

/** A heading. Give the level with `as` (default h2) and the size apart from it: the outline is not the look. */
export const Heading = styled.h2<{ $size?: Exclude<TextSize, 14> }>`
  ${({ $size = 28 }) => textSize($size)}
  ${({ $size = 28 }) => ($size <= 18 ? 'line-height: 1.35;' : '')}
  font-weight: ${WEIGHT.heading};
  letter-spacing: ${({ $size = 28 }) => ($size <= 18 ? '-0.01em' : '-0.02em')};
`;

type TextProps = { $size?: TextSize; $tone?: TextTone; $strong?: boolean; $tabular?: boolean };

/** Running text: a paragraph, or with `as` whatever element the words need. */
export const Text = styled.p<TextProps>`
  ${({ $size }) => ($size ? textSize($size) : '')}
  ${({ $tone }) => ($tone ? `color: var(--${$tone});` : '')}
  ${({ $strong }) => ($strong ? `font-weight: ${WEIGHT.strong};` : '')}
  ${({ $tabular }) => ($tabular ? tabularFigures : '')}
  max-width: ${WIDTH.text};
`;

/** Figures of one width, for numbers that stand under each other or change in place. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;

/** A text of many paragraphs: articles, terms, instructions. Styles plain headings, lists and links inside it. */
export const Prose = styled.div`
  ${textSize(16)}
  max-width: ${WIDTH.text};

  > * + * {
    margin-top: ${space(4)};
  }

  > * + h2 {
    margin-top: ${space(10)};
  }

  > * + h3 {
    margin-top: ${space(7)};
  }

  h2,
  h3 {
    font-weight: ${WEIGHT.heading};
    letter-spacing: -0.015em;
  }

  h2 {
    ${textSize(22)}
  }

  h3 {
    ${textSize(18)}
  }

  ul,
  ol {
    padding-left: ${space(5)};
  }

  li + li {
    margin-top: ${space(2)};
  }

  li::marker {
    color: var(--muted);
  }
`;
