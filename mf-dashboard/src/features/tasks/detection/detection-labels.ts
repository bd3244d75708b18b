import type { DetectionKind } from '@platform/contracts';

type DetectionLabels = {
  readonly detect: string;
  readonly detectFirst: string;
  readonly description: string;
};

/** Texts of the two detection tasks. `detectFirst` is quoted from docs/specification.md#5-validation. */
export const DETECTION_LABELS: Record<DetectionKind, DetectionLabels> = {
  browser: {
    detect: 'Detect Browser',
    detectFirst: 'Please detect your browser first',
    description:
      'Detects your browser: its name, version and engine, the platform, language, screen and touch support.',
  },
  phone: {
    detect: 'Detect Device',
    detectFirst: 'Please detect your device first',
    description:
      'Detects your device: its type, model and platform, screen and touch support. A desktop computer counts too.',
  },
};
