import { css } from 'styled-components';

/** The color, underline and corner of the nine labels: no two look alike without color. */
export type MarkTone = { readonly color: string; readonly soft: string; readonly line: string };

export const MARK_TONES: readonly MarkTone[] = [
  { color: 'var(--primary)', soft: 'var(--primary-soft)', line: 'solid' },
  { color: 'var(--available)', soft: 'var(--available-soft)', line: 'dashed' },
  { color: 'var(--locked)', soft: 'var(--locked-soft)', line: 'dotted' },
  { color: 'var(--held)', soft: 'var(--held-soft)', line: 'double' },
  { color: 'var(--danger)', soft: 'var(--danger-soft)', line: 'wavy' },
  { color: 'var(--primary)', soft: 'var(--primary-soft)', line: 'wavy' },
  { color: 'var(--available)', soft: 'var(--available-soft)', line: 'double' },
  { color: 'var(--locked)', soft: 'var(--locked-soft)', line: 'solid' },
  { color: 'var(--held)', soft: 'var(--held-soft)', line: 'dashed' },
];

const FIRST_TONE: MarkTone = { color: 'var(--primary)', soft: 'var(--primary-soft)', line: 'solid' };

/** Returns the tone of a label by its place in the list of labels, from 0. */
export function markTone(index: number): MarkTone {
  return MARK_TONES[index % MARK_TONES.length] ?? FIRST_TONE;
}

/** The style of a marked piece of text: background and underline of its tone. */
export const markStyle = css<{ $tone: number }>`
  background: ${({ $tone }) => markTone($tone).soft};
  color: var(--ink);
  text-decoration-line: underline;
  text-decoration-style: ${({ $tone }) => markTone($tone).line};
  text-decoration-color: ${({ $tone }) => markTone($tone).color};
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
`;
