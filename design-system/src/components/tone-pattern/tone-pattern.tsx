import type { Tone } from '../swatch/swatch.tsx';

/**
 * Defines the fill of a tone for charts and bars: put it inside the `<svg>` and fill shapes with `url(#id)`. Available
 * is solid, locked hatched, held dotted and danger crossed.
 */
export function TonePattern({ id, tone }: { id: string; tone: Tone }) {
  const color = tone === 'neutral' ? 'var(--muted)' : `var(--${tone})`;
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={ROTATION[tone]}>
      <rect width="6" height="6" fill={SOLID_TONES.includes(tone) ? color : `var(--${tone}-soft)`} />
      {(tone === 'locked' || tone === 'danger') && <path d="M1 0v6" stroke={color} strokeWidth="1.5" />}
      {tone === 'danger' && <path d="M0 1h6" stroke={color} strokeWidth="1.5" />}
      {tone === 'held' && <circle cx="3" cy="3" r="1.2" fill={color} />}
    </pattern>
  );
}

const SOLID_TONES: readonly Tone[] = ['available', 'primary', 'neutral'];

const ROTATION: Partial<Record<Tone, string>> = { locked: 'rotate(45)', danger: 'rotate(45)' };
