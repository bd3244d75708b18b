export const DISCARD_LABELS = {
  title: 'Discard what you typed?',
  text: 'It has not been sent, and we cannot restore it.',
  discard: 'Discard',
  keep: 'Keep editing',
} as const;
