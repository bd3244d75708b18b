import type { Tone } from '../components/swatch/swatch.tsx';

/** Every tone with the word that the product shows for it. */
export const TONE_WORDS: Record<Tone, string> = {
  neutral: 'Draft',
  primary: 'New',
  available: 'Available',
  locked: 'Locked',
  held: 'Processing',
  danger: 'Rejected',
};

/** Every tone, for stories that show them side by side. */
export const TONES = Object.keys(TONE_WORDS) as Tone[];

/** A select control with every tone. */
export const TONE_CONTROL = { control: 'select', options: TONES } as const;
