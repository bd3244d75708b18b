import type { mongo } from 'mongoose';
import { ADMIN_WORK, INTERNAL, OWNER, type ExportRule } from './export-rule.ts';

/** A question of an attempt. */
type AskedUnit = { readonly objective: string; readonly material: unknown; readonly parts: unknown };

/** What a copy of a member's data has of courses, tests, certificates and practice. Keys of tests are in none of it. */
export const LEARNING_RULES = {
  attempts: {
    file: 'tests',
    about: 'Your attempts at competency tests: what was asked, your answers, and which of them are right.',
    fields: [
      ...['courseId', 'kind', 'state', 'startedAt', 'endsAt', 'endedAt', 'ending', 'savedBy', 'savedAt'],
      ...['courseVersion', 'isRight', 'right', 'rescoredAt'],
    ],
    omitted: {
      userId: OWNER,
      seed: 'what the questions were chosen with; it is part of what keeps the test a test',
      units: 'what was asked, as questions',
      saved: 'what you answered, as questions',
      version: INTERNAL,
      isCounted: INTERNAL,
    },
    derive: ({ units, saved, state }: mongo.Document) => ({
      questions:
        state === 'open'
          ? 'in the copy that you request after its end'
          : (units as AskedUnit[]).map(({ objective, material, parts }, index) => ({
              ...{ objective, material, parts },
              answers: (saved as { answers: unknown }[])[index]?.answers ?? {},
            })),
    }),
  },
  certificates: {
    file: 'certificates',
    about: 'Your certificates.',
    fields: [
      ...['code', 'courseId', 'name', 'objectives', 'right', 'of', 'issuedAt', 'validUntil', 'token'],
      ...['revokedAt', 'revocationReason', 'erasedAt'],
    ],
    omitted: { userId: OWNER, attemptId: INTERNAL, statusIndex: INTERNAL },
  },
  learners: {
    file: 'lessons',
    about: 'Lessons that you read, and questions that you solved in them.',
    fields: ['lessons', 'solved', 'firsts'],
    omitted: { changes: INTERNAL },
  },
  practice: {
    file: 'practice',
    about: 'What you practice, why, and when it is due.',
    fields: ['courseId', 'objective', 'unit', 'last', 'reason', 'comment', 'isMastered', 'card', 'dueAt'],
    omitted: { userId: OWNER },
  },
  practice_answers: {
    file: 'practice-answers',
    about: 'Your answers of practice.',
    fields: ['day', 'courseId', 'objective', 'unit', 'isRight', 'answers', 'at'],
    omitted: { userId: OWNER, itemId: INTERNAL },
  },
  unit_reports: {
    file: 'reports-of-test-questions',
    about: 'Test questions that you reported, and what became of it.',
    fields: [
      ...['courseId', 'objective', 'number', 'reason', 'text', 'reportedAt', 'status', 'answer', 'decidedAt'],
    ],
    omitted: { userId: OWNER, attemptId: INTERNAL, name: INTERNAL, decidedBy: ADMIN_WORK },
  },
} as const satisfies Record<string, ExportRule>;
