export type { PartTruth } from './part-truth.ts';
export { changeOf, distanceOf, scorePart } from './scoring.ts';
