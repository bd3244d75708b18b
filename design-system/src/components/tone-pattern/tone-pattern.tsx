import type { Tone } from '../swatch/swatch.tsx';

/**
 * The fill of a tone for charts and bars: put it inside the `<svg>` and fill with `url(#id)`. Solid for what is
 * available, hatched for what is locked, dotted for what is on its way, crossed for what was refused.
 */
export function TonePattern({ id, tone }: { id: string; tone: Tone }) {
  const ink = tone === 'neutral' ? 'var(--muted)' : `var(--${tone})`;
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={TURN[tone]}>
      <rect width="6" height="6" fill={ink} fillOpacity={SOLID.includes(tone) ? 1 : 0.16} />
      {(tone === 'locked' || tone === 'danger') && <path d="M1 0v6" stroke={ink} strokeWidth="1.5" />}
      {tone === 'danger' && <path d="M0 1h6" stroke={ink} strokeWidth="1.5" />}
      {tone === 'held' && <circle cx="3" cy="3" r="1.2" fill={ink} />}
    </pattern>
  );
}

const SOLID: readonly Tone[] = ['available', 'primary', 'neutral'];

const TURN: Partial<Record<Tone, string>> = { locked: 'rotate(45)', danger: 'rotate(45)' };
