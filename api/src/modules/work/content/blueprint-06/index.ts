import type { WorkTaskSeed } from '../work-task-seed.ts';
import { ADVERT_ENTITIES } from './advert-entities.ts';
import { GUIDELINE_FOR_HARD_CASES } from './guideline-for-hard-cases.ts';
import { MESSAGE_INTENTS } from './message-intents.ts';
import { SAME_QUESTION_PRACTICE } from './same-question.ts';
import { SEARCH_RESULTS_PRACTICE } from './search-results.ts';
import { STREET_BOXES } from './street-boxes.ts';

/** Blueprint 6: boxes, intents, entities and the order of search results, and the rules for hard cases. */
export const DATA_LABELING_WORK: readonly WorkTaskSeed[] = [
  STREET_BOXES,
  MESSAGE_INTENTS,
  ADVERT_ENTITIES,
  GUIDELINE_FOR_HARD_CASES,
  SEARCH_RESULTS_PRACTICE,
  SAME_QUESTION_PRACTICE,
];
