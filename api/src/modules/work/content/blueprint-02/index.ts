import type { WorkTaskSeed } from '../work-task-seed.ts';
import { ALT_TEXT } from './alt-text.ts';
import { FIND_FAULTS, FIND_FAULTS_PRACTICE } from './find-faults.ts';
import { PICTURE_AGAINST_BRIEF } from './picture-against-brief.ts';
import { PROMPT_AND_PICTURE } from './prompt-and-picture.ts';
import { RANK_PROMPTS_PRACTICE } from './rank-prompts.ts';

/** Blueprint 2: faults of generated pictures, briefs, alternative texts and prompts. */
export const IMAGE_CREATION_WORK: readonly WorkTaskSeed[] = [
  FIND_FAULTS,
  PICTURE_AGAINST_BRIEF,
  ALT_TEXT,
  PROMPT_AND_PICTURE,
  FIND_FAULTS_PRACTICE,
  RANK_PROMPTS_PRACTICE,
];
