import type { DetectionKind } from '@platform/contracts';

type Words = { readonly detect: string; readonly first: string; readonly looksAt: string };

/** What the two detection tasks say. The refusals come from the product specification, section 5. */
export const DETECTION_WORDS: Record<DetectionKind, Words> = {
  browser: {
    detect: 'Detect Browser',
    first: 'Please detect your browser first',
    looksAt:
      'Which browser opened this page: its name, version and engine, the platform, language, screen and touch.',
  },
  phone: {
    detect: 'Detect Device',
    first: 'Please detect your device first',
    looksAt:
      'Which device this is: its kind, model and platform, its screen and touch. A desktop counts too.',
  },
};
