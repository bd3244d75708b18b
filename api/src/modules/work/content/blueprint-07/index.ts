import type { WorkTaskSeed } from '../work-task-seed.ts';
import { followsFromPassages } from './follows-from-passages.ts';
import { preferencePairs } from './preference-pairs.ts';
import { rateTurns } from './rate-turns.ts';
import { recognizeAttacks } from './recognize-attacks.ts';
import { systemPrompt } from './system-prompt.ts';
import { trainingDialogues } from './training-dialogues.ts';

export const CHATBOT_WORK: readonly WorkTaskSeed[] = [
  preferencePairs,
  recognizeAttacks,
  rateTurns,
  followsFromPassages,
  systemPrompt,
  trainingDialogues,
];
