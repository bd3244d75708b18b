import type { WorkTaskSeed } from '../work-task-seed.ts';
import { MISREADINGS } from './misreadings.ts';
import { READ_ALOUD, READ_ALOUD_PRACTICE } from './read-aloud.ts';
import { SCRIPTS_FOR_THE_EAR } from './scripts-for-the-ear.ts';
import { STRESS, STRESS_PRACTICE } from './stress.ts';

/** Blueprint 4: misreadings, readings of doubtful pieces, stress, and scripts for the ear. */
export const VOICEOVER_WORK: readonly WorkTaskSeed[] = [
  MISREADINGS,
  READ_ALOUD,
  STRESS,
  SCRIPTS_FOR_THE_EAR,
  STRESS_PRACTICE,
  READ_ALOUD_PRACTICE,
];
