import type {
  Attempt,
  AttemptRow,
  AttemptUnit,
  Certificate,
  CheckedUnit,
  CourseProgress,
  CourseSummary,
  Practice,
  TestState,
} from '@platform/contracts';
import { createItem } from './submission.factory.ts';

/** Creates the first course, with two lessons and a test. */
export function createCourse(fields: Partial<CourseSummary> = {}): CourseSummary {
  return {
    id: 1,
    slug: 'ai-basics',
    title: 'AI Basics',
    version: 'v1',
    minutes: 20,
    objectives: [
      { id: '1.1', text: 'Tell a stated fact from a guess.', lesson: 'stated-or-guessed', isTested: true },
      { id: '1.2', text: 'Find what an answer made up.', lesson: 'made-up', isTested: true },
    ],
    lessons: [
      { slug: 'stated-or-guessed', objective: '1.1', title: 'Stated or guessed', minutes: 10 },
      { slug: 'made-up', objective: '1.2', title: 'What was made up', minutes: 10 },
    ],
    hasTest: true,
    isTestGating: true,
    gain: null,
    ...fields,
  };
}

/** Creates the progress of a member who has done nothing in the first course. */
export function createProgress(fields: Partial<CourseProgress> = {}): CourseProgress {
  return {
    ...{ courseId: 1, lessons: [], solvedUnits: [], objectives: [], certificate: null },
    ...{ openAttemptId: null, due: 0 },
    ...fields,
  };
}

/** Creates the state of a test that was not taken and can start. */
export function createTestState(fields: Partial<TestState> = {}): TestState {
  return {
    ...{ courseId: 1, closed: null, retakeAt: null, openAttemptId: null, workGate: 'test_needed' as const },
    ...{ certificate: null, attempts: [] },
    ...fields,
  };
}

const ATTEMPT_FIELDS: AttemptRow = {
  id: 'a1',
  courseId: 1,
  kind: 'test',
  state: 'open',
  startedAt: '2026-01-02T12:00:00.000Z',
  endsAt: '2026-01-02T13:00:00.000Z',
  endedAt: null,
  ending: null,
  units: 3,
  right: null,
  rightToPass: 2,
  wasRescored: false,
};

export function createAttemptRow(fields: Partial<AttemptRow> = {}): AttemptRow {
  return { ...ATTEMPT_FIELDS, ...fields };
}

/** Creates a question of an attempt, which asks whether an output is true. */
export function createUnit(fields: Partial<AttemptUnit> & { id: string }): AttemptUnit {
  const { material, parts } = createItem();
  return { material, parts, answers: {}, isMarked: false, isReported: false, version: 0, ...fields };
}

/** Creates an open attempt with three questions. */
export function createAttempt(fields: Partial<Attempt> = {}): Attempt {
  return {
    ...ATTEMPT_FIELDS,
    now: '2026-01-02T12:00:00.000Z',
    version: 0,
    savedBy: null,
    items: [createUnit({ id: '1' }), createUnit({ id: '2' }), createUnit({ id: '3' })],
    result: null,
    ...fields,
  };
}

/** What is right in a question that asks whether an output is true. */
export const SOLUTION: CheckedUnit = {
  isRight: true,
  scores: [
    {
      part: 'verdict',
      score: 1,
      findings: [],
      truth: { selected: ['false'], cannotTell: false, note: '' },
    },
  ],
  explanation: 'The year is wrong.',
};

/** Creates an attempt that was handed in and failed, with one example. */
export function createFailedAttempt(fields: Partial<Attempt> = {}): Attempt {
  const { material, parts } = createItem();
  return createAttempt({
    ...{ state: 'failed', ending: 'handed_in', endedAt: '2026-01-02T12:30:00.000Z', right: 1, items: [] },
    result: {
      isPassed: false,
      objectives: [
        {
          ...{ id: '1.1', text: 'Tell a stated fact from a guess.', right: 1, of: 1, isEnough: true },
          lesson: { slug: 'stated-or-guessed', title: 'Stated or guessed' },
        },
        {
          ...{ id: '1.2', text: 'Find what an answer made up.', right: 0, of: 2, isEnough: false },
          lesson: { slug: 'made-up', title: 'What was made up' },
        },
      ],
      examples: [
        { objective: '1.2', unit: { id: '1.2-001', objective: '1.2', material, parts }, solution: SOLUTION },
      ],
      retakeAt: '2026-01-03T12:30:00.000Z',
      certificateCode: null,
    },
    ...fields,
  });
}

/** Creates an attempt that was passed. */
export function createPassedAttempt(): Attempt {
  const failed = createFailedAttempt();
  return {
    ...failed,
    ...{ state: 'passed', right: 3 },
    result: {
      ...{ isPassed: true, objectives: [], examples: [], retakeAt: null, certificateCode: 'C0DE-1' },
    },
  };
}

/** Creates a valid certificate that shows the username. */
export function createCertificate(name = 'maria'): Certificate {
  return {
    ...{ code: 'C0DE-1', state: 'valid', revokedAt: null, revocationReason: null, paidWork: null },
    signed: {
      ...{ name, courseId: 1, skill: 'AI Basics', objectives: [], right: 3, of: 3 },
      issuedAt: '2026-01-02T12:30:00.000Z',
      validUntil: '2028-01-02T12:30:00.000Z',
    },
    token: 'header.payload.signature',
  };
}

/** Creates the practice of a day with one question. */
export function createPractice(fields: Partial<Practice> = {}): Practice {
  const { material, parts } = createItem();
  return {
    ...{ day: '2026-01-02', timeZone: 'UTC', nextDayAt: '2026-01-03T00:00:00.000Z', limit: 10, answered: 0 },
    items: [
      {
        ...{ id: '2026-01-02:1', reason: 'comment', comment: 'The year is not in the source.' },
        unit: { id: '1.2-001', objective: '1.2', material, parts },
      },
    ],
    later: 0,
    ...fields,
  };
}
