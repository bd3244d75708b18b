import type { WorkMeasures } from '@platform/contracts';
import type { HandInFindings } from '../work/index.ts';
import { NO_CONTENT, type ReviewContent } from './reviews.model.ts';

/** Makes what sends work back: its figures, and what was missed most often. */
export function toContent({ measures, patterns }: HandInFindings): ReviewContent {
  const missed =
    patterns.length > 0 ? ['What was missed most often:', ...patterns.map((text) => `- ${text}`)] : [];
  return { ...NO_CONTENT, text: [describeKnown(measures), ...missed].join('\n') };
}

/** Says what a rejection for no effort is based on. */
export function describeFigures(measures: WorkMeasures): string {
  const { known, identical } = measures;
  return [
    ...(known > 0 ? [describeKnown(measures)] : []),
    ...(identical === null ? [] : [`${formatShare(identical)} of the answers repeat one answer.`]),
  ].join(' ');
}

function describeKnown({ known, share, chance }: WorkMeasures): string {
  return `Of ${known} answers that we know, ${formatShare(share)} are right. A guess would get ${formatShare(chance)} right.`;
}

/** Formats a share as whole percent, down, so that less than enough never reads as enough. */
function formatShare(share: number | null): string {
  return `${Math.floor((share ?? 0) * 100)}%`;
}
