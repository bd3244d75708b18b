import { AI_BASICS_WORK } from './blueprint-01/index.ts';
import { IMAGE_CREATION_WORK } from './blueprint-02/index.ts';
import { VIDEO_CREATION_WORK } from './blueprint-03/index.ts';
import { VOICEOVER_WORK } from './blueprint-04/index.ts';
import { SOCIAL_MEDIA_WORK } from './blueprint-05/index.ts';
import { DATA_LABELING_WORK } from './blueprint-06/index.ts';
import { CHATBOT_WORK } from './blueprint-07/index.ts';
import { TRANSCRIPTION_WORK } from './blueprint-08/index.ts';
import { RESUME_WORK } from './blueprint-09/index.ts';
import { PRODUCTS_WORK } from './blueprint-10/index.ts';
import type { WorkTaskSeed } from './work-task-seed.ts';

/** Every work task, by blueprint. */
export const WORK_TASK_SEEDS: readonly WorkTaskSeed[] = [
  ...AI_BASICS_WORK,
  ...IMAGE_CREATION_WORK,
  ...VIDEO_CREATION_WORK,
  ...VOICEOVER_WORK,
  ...SOCIAL_MEDIA_WORK,
  ...DATA_LABELING_WORK,
  ...CHATBOT_WORK,
  ...TRANSCRIPTION_WORK,
  ...RESUME_WORK,
  ...PRODUCTS_WORK,
];
