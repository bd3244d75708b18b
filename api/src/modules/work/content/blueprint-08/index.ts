import type { WorkTaskSeed } from '../work-task-seed.ts';
import { CONDENSE_FAST_TALKERS } from './condense-fast-talkers.ts';
import { CUE_RULES, CUE_RULES_PRACTICE } from './cue-rules.ts';
import { INVENTED_SENTENCES, INVENTED_SENTENCES_PRACTICE } from './invented-sentences.ts';
import { SHIFTED_CUES } from './shifted-cues.ts';

/** Blueprint 8: errors of machine transcripts, rules and times of subtitles, and condensing. */
export const TRANSCRIPTION_WORK: readonly WorkTaskSeed[] = [
  INVENTED_SENTENCES,
  CUE_RULES,
  SHIFTED_CUES,
  CONDENSE_FAST_TALKERS,
  INVENTED_SENTENCES_PRACTICE,
  CUE_RULES_PRACTICE,
];
