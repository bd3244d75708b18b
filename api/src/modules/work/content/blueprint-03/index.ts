import type { WorkTaskSeed } from '../work-task-seed.ts';
import { CONTINUITY, CONTINUITY_PRACTICE } from './continuity.ts';
import { CUT_DURATIONS } from './cut-durations.ts';
import { SHOT_LISTS } from './shot-lists.ts';
import { SHOT_ORDER, SHOT_ORDER_PRACTICE } from './shot-order.ts';

/** Blueprint 3: order of shots, continuity, lengths of cuts, and shot lists. */
export const VIDEO_CREATION_WORK: readonly WorkTaskSeed[] = [
  SHOT_ORDER,
  CONTINUITY,
  CUT_DURATIONS,
  SHOT_LISTS,
  SHOT_ORDER_PRACTICE,
  CONTINUITY_PRACTICE,
];
