import { css, styled } from 'styled-components';
import { space, type TextSize, textSize, WEIGHT, WIDTH } from '../tokens/scale.ts';

/** Text color. Never convey a meaning by color alone. */
export type TextTone = 'ink' | 'muted' | 'primary' | 'available' | 'locked' | 'held' | 'danger';

/** A heading. `as` sets the level in the outline (default h2), `$size` the visual size. */
export const Heading = styled.h2<{ $size?: Exclude<TextSize, 14> }>`
  ${({ $size = 28 }) => textSize($size)}
  ${({ $size = 28 }) => ($size <= 18 ? 'line-height: 1.35;' : '')}
  font-weight: ${WEIGHT.heading};
  letter-spacing: ${({ $size = 28 }) => ($size <= 18 ? '-0.01em' : '-0.02em')};
`;

type TextProps = { $size?: TextSize; $tone?: TextTone; $strong?: boolean; $tabular?: boolean };

/** Running text: a paragraph by default, another element with `as`. */
export const Text = styled.p<TextProps>`
  ${({ $size }) => ($size ? textSize($size) : '')}
  ${({ $tone }) => ($tone ? `color: var(--${$tone});` : '')}
  ${({ $strong }) => ($strong ? `font-weight: ${WEIGHT.strong};` : '')}
  ${({ $tabular }) => ($tabular ? tabularFigures : '')}
  max-width: ${WIDTH.text};
`;

/** Gives all digits the same width, for numbers that are aligned in columns or change in place. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;

/** Styles a long text (articles, terms, instructions) with plain headings and lists inside it. */
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
