import type { Attempt, AttemptUnit, CourseSummary, Unit } from '@platform/contracts';
import { at } from './work-content.ts';

const OBJECTIVES = [
  'Tell what a source states from what an answer adds.',
  'Find what an answer made up.',
  'Say what a source leaves open.',
] as const;

/** A course with a test of three questions. */
export const COURSE: CourseSummary = {
  id: 1,
  slug: 'ai-basics',
  title: 'AI Basics',
  version: 'v1',
  minutes: 60,
  objectives: OBJECTIVES.map((text, index) => ({
    ...{ id: `1.${index + 1}`, text, lesson: `lesson-${index + 1}`, isTested: true },
  })),
  lessons: OBJECTIVES.map((title, index) => ({
    ...{ slug: `lesson-${index + 1}`, objective: `1.${index + 1}`, title, minutes: 20 },
  })),
  hasTest: true,
  isTestGating: true,
  gain: null,
};

const UNIT: Pick<Unit, 'material' | 'parts'> = {
  material: [
    { type: 'text', title: 'Source', text: 'The library opens at 10 on weekdays. It is closed on Mondays.' },
    { type: 'text', title: 'Answer', text: 'The library opens at 10 from Tuesday to Sunday.' },
  ],
  parts: [
    {
      type: 'choice',
      id: 'verdict',
      prompt: 'What is right about the answer?',
      options: [
        { id: 'stated', label: 'All of it is in the source', hint: null },
        { id: 'added', label: 'It adds something', hint: null },
        { id: 'against', label: 'It says the opposite', hint: null },
      ],
      min: 1,
      max: 1,
      allowsCannotTell: false,
    },
  ],
};

/** The questions of the test before anything is answered. */
export const UNITS: readonly AttemptUnit[] = OBJECTIVES.map((_, index) => ({
  ...UNIT,
  ...{ id: String(index + 1), answers: {}, isMarked: false, isReported: false, version: 0 },
}));

/** An attempt that has just begun. */
export const ATTEMPT: Attempt = {
  ...{ id: 'attempt-1', courseId: 1, kind: 'test', state: 'open', endedAt: null, ending: null },
  ...{ startedAt: at(0), endsAt: at(1), now: at(0), units: UNITS.length, right: null, rightToPass: 2 },
  ...{ wasRescored: false, version: 0, savedBy: null, items: [...UNITS], result: null },
};

/** The result of an attempt in which everything is right. */
export const PASSED: Attempt = {
  ...ATTEMPT,
  ...{ state: 'passed', ending: 'handed_in', endedAt: at(0.5), right: UNITS.length, items: [] },
  result: {
    isPassed: true,
    objectives: OBJECTIVES.map((text, index) => ({
      ...{ id: `1.${index + 1}`, text, right: 1, of: 1, isEnough: true },
      lesson: { slug: `lesson-${index + 1}`, title: text },
    })),
    ...{ examples: [], retakeAt: null, certificateCode: 'C0DE-1' },
  },
};
