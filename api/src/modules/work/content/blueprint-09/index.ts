import type { WorkTaskSeed } from '../work-task-seed.ts';
import { checkResumes } from './check-resumes.ts';
import { coverLetters } from './cover-letters.ts';
import { demandsMet } from './demands-met.ts';
import { markApplicantData } from './mark-applicant-data.ts';
import { orderByRelevance } from './order-by-relevance.ts';
import { resumeFromFacts } from './resume-from-facts.ts';

export const RESUME_WORK: readonly WorkTaskSeed[] = [
  orderByRelevance,
  markApplicantData,
  checkResumes,
  demandsMet,
  resumeFromFacts,
  coverLetters,
];
