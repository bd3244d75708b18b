import {
  disagreementsAreArgued,
  keysWereFoundBlind,
  picturesTellNothing,
  requiredWordsHaveForms,
  someItemsAreClean,
  timesAreNotRound,
} from './answers.ts';
import { banksAreComplete, banksWereSolvedBlind, coursesFit, lessonsFit } from './courses.ts';
import type { Lint } from './lint.ts';
import { minutesAreEstimated, payIsAlike } from './pay.ts';
import {
  distractorsHaveReasons,
  lengthTellsNothing,
  optionsAreOfLikeLength,
  optionsDiffer,
  positionsAreEven,
} from './options.ts';
import {
  blueprintsAreComplete,
  demoTasksFit,
  itemsFit,
  minutesFit,
  nothingIsRepeated,
  textsFit,
} from './tasks.ts';
import { hardItemsAreTagged, rubricFits, supportIsOfClaims } from './rubrics.ts';
import { templatesHold } from './templates.ts';
import { guidelinesAnswerNoItem, lengthRanksNothing, marksAreSmall, stemsDiffer } from './texts.ts';

/** What `npm run content -- check` looks for beside mistakes of form. The README explains each by its name. */
export const LINTS: readonly Lint[] = [
  textsFit,
  minutesFit,
  payIsAlike,
  minutesAreEstimated,
  rubricFits,
  hardItemsAreTagged,
  supportIsOfClaims,
  itemsFit,
  nothingIsRepeated,
  blueprintsAreComplete,
  demoTasksFit,
  distractorsHaveReasons,
  optionsDiffer,
  optionsAreOfLikeLength,
  lengthTellsNothing,
  positionsAreEven,
  lengthRanksNothing,
  guidelinesAnswerNoItem,
  stemsDiffer,
  marksAreSmall,
  timesAreNotRound,
  requiredWordsHaveForms,
  someItemsAreClean,
  templatesHold,
  picturesTellNothing,
  keysWereFoundBlind,
  disagreementsAreArgued,
  coursesFit,
  lessonsFit,
  banksAreComplete,
  banksWereSolvedBlind,
];
