import type { WorkTaskSeed } from '../work-task-seed.ts';
import { answerReviews } from './answer-reviews.ts';
import { checkPostsAgainstFacts } from './check-posts-against-facts.ts';
import { markPersonalData } from './mark-personal-data.ts';
import { triageComments } from './triage-comments.ts';
import { weekPlan } from './week-plan.ts';
import { whichPostKeepsTheBrief } from './which-post-keeps-the-brief.ts';

export const SOCIAL_MEDIA_WORK: readonly WorkTaskSeed[] = [
  whichPostKeepsTheBrief,
  markPersonalData,
  triageComments,
  checkPostsAgainstFacts,
  weekPlan,
  answerReviews,
];
