import type { WorkTaskSeed } from '../work-task-seed.ts';
import { checkStatementsAgainstDossiers } from './check-statements-against-dossiers.ts';
import { markWhatWasMadeUp } from './mark-what-was-made-up.ts';
import { plainLanguage } from './plain-language.ts';
import { promptCards } from './prompt-cards.ts';
import { sortSentences } from './sort-sentences.ts';
import { whichAnswerInvents } from './which-answer-invents.ts';

export const AI_BASICS_WORK: readonly WorkTaskSeed[] = [
  whichAnswerInvents,
  markWhatWasMadeUp,
  sortSentences,
  checkStatementsAgainstDossiers,
  plainLanguage,
  promptCards,
];
