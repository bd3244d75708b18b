import { styled } from 'styled-components';

/** The tones of the product. Each of the four money tones has one color, one pattern and one word on all pages. */
export type Tone = 'neutral' | 'primary' | 'available' | 'locked' | 'held' | 'danger';

const HATCH = 'M1.5 7 7 1.5M2.5 10.5 10.5 2.5';

/** Patterns on a 12 by 12 grid: solid, hatched, dotted, crossed. */
const PATTERNS: Record<Tone, { fill: boolean; path?: string; round?: boolean }> = {
  neutral: { fill: false },
  primary: { fill: true },
  available: { fill: true },
  locked: { fill: false, path: HATCH },
  held: { fill: false, path: 'M4 4h.01M8 4h.01M4 8h.01M8 8h.01', round: true },
  danger: { fill: false, path: 'M4 4l4 4M8 4l-4 4' },
};

/** Shows the pattern of a tone as a small square in the current text color, for chart legends and badges. */
export function Swatch({ tone, size = 12 }: { tone: Tone; size?: number }) {
  const { fill, path, round } = PATTERNS[tone];
  return (
    <Svg viewBox="0 0 12 12" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width="10" height="10" rx="2.5" fill={fill ? 'currentColor' : 'none'} />
      {path && <path d={path} strokeWidth={round ? 2 : 1.3} strokeLinecap="round" />}
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
`;
