import type { WorkTaskSeed } from '../work-task-seed.ts';
import { ADVERT_ENTITIES } from './advert-entities.ts';
import { GUIDELINE_FOR_HARD_CASES } from './guideline-for-hard-cases.ts';
import { MESSAGE_INTENTS } from './message-intents.ts';
import { SAME_QUESTION_PRACTICE } from './same-question.ts';
import { STREET_BOXES, STREET_BOXES_PRACTICE } from './street-boxes.ts';

/** Blueprint 6: boxes, intents and entities for training data, and the rules for hard cases. */
export const DATA_LABELING_WORK: readonly WorkTaskSeed[] = [
  STREET_BOXES,
  MESSAGE_INTENTS,
  ADVERT_ENTITIES,
  GUIDELINE_FOR_HARD_CASES,
  STREET_BOXES_PRACTICE,
  SAME_QUESTION_PRACTICE,
];
