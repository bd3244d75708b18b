export type { PartTruth } from './part-truth.ts';
export { findPatterns } from './patterns.ts';
export { changeOf, distanceOf, guessPart, scorePart } from './scoring.ts';
