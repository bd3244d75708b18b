import { createHash } from 'node:crypto';
import type { CourseBank, Drawing, FreshItem, UnitSeed } from '@platform/content';
import type { ChoiceDefinition, Course } from '@platform/contracts';
import type { CourseContent } from '../../src/modules/learning/index.ts';
import { WORK_BLUEPRINT_ID } from './work-tasks.ts';

/** A small course with a test, about the blueprint whose work tasks the other tests use. */
export const COURSE_ID = WORK_BLUEPRINT_ID;
export const OBJECTIVES = ['10.1', '10.2', '10.3', '10.4', '10.5', '10.6'];
/** What no member may read: it is in every explanation of a question of the test. */
export const TEST_SECRET = 'SECRET-OF-THE-TEST';

const RIGHT = 'right';
const OPTIONS = ['a', 'b', 'c', RIGHT];

function choice(name: string): ChoiceDefinition {
  return {
    ...{ type: 'choice', id: 'answer', prompt: `What is true of ${name}?` },
    options: OPTIONS.map((id) => ({ id, label: `Option ${id} of ${name}`, hint: null })),
    ...{ min: 1, max: 1, allowsCannotTell: false },
  };
}

const keyOf = (selected: string) => ({
  answer: { answers: [{ selected: [selected], cannotTell: false, note: '' }] },
});

function unit(objective: string, number: number, fields: Partial<UnitSeed> = {}): UnitSeed {
  const id = `${objective}-${String(number).padStart(3, '0')}`;
  return {
    ...{ id, objective, use: 'test', kind: 'hand', lesson: null, isPretest: false },
    material: [{ type: 'text', title: null, text: `The text of ${id}.` }],
    parts: [choice(id)],
    truth: keyOf(RIGHT),
    explanation: fields.use === 'practice' ? `Why ${id} is so.` : `${TEST_SECRET}: why ${id} is so.`,
    ...fields,
  };
}

const lessonUnit = (objective: string, number: number) =>
  unit(objective, number, { use: 'practice', lesson: `lesson-${objective.replace('.', '-')}` });

export const BANK: CourseBank = {
  courseId: COURSE_ID,
  version: 'version-1',
  units: OBJECTIVES.flatMap((objective) => [
    ...[1, 2, 3, 4, 5, 6].map((number) => unit(objective, number)),
    lessonUnit(objective, 11),
    unit(objective, 12, { use: 'practice', isPretest: true }),
    ...[13, 14].map((number) => unit(objective, number, { use: 'practice' })),
  ]),
  templates: OBJECTIVES.flatMap((objective) => [
    { id: `${objective}-101`, objective, use: 'test', kind: 'parametric' },
    { id: `${objective}-102`, objective, use: 'practice', kind: 'parametric' },
  ]),
};

export const COURSE: Course = {
  ...{ id: COURSE_ID, slug: 'ai-products', title: 'AI Products — for “makers”®', minutes: 60 },
  ...{
    summary: 'A course of the tests.',
    version: BANK.version,
    sources: [],
    glossary: [],
    hasTest: true,
    gatesWork: true,
  },
  objectives: OBJECTIVES.map((id) => ({
    ...{ id, text: `Does ${id} right.`, lesson: `lesson-${id.replace('.', '-')}`, isTested: true },
  })),
  lessons: OBJECTIVES.map((objective) => ({
    ...{ slug: `lesson-${objective.replace('.', '-')}`, objective, title: `Lesson ${objective}` },
    ...{ summary: 'A lesson.', minutes: 10 },
    blocks: [
      {
        type: 'exit',
        unit: (({ id, objective: of, material, parts }) => ({ id, objective: of, material, parts }))(
          lessonUnit(objective, 11),
        ),
      },
    ],
  })),
};

export const COURSES: CourseContent = { courses: [COURSE], banks: [BANK] };

/** The same course before it has a test: its first lesson and its practice. What most tests start with. */
export const COURSES_WITHOUT_TEST: CourseContent = {
  courses: [{ ...COURSE, version: 'without-test', hasTest: false }],
  banks: [
    {
      ...BANK,
      version: 'without-test',
      units: BANK.units.filter(({ objective, use }) => objective === '10.1' && use === 'practice'),
      templates: [],
    },
  ],
};

/** A drawing whose questions differ by their secret; `right` says which option is right. */
export function createCourseDrawing(right = RIGHT): Drawing {
  const make = (id: string, drawnFrom: number): FreshItem => ({
    material: [{ type: 'text', title: null, text: `Number ${drawnFrom} of ${id}.` }],
    parts: [choice(`${id} from ${drawnFrom}`)],
    truth: keyOf(right),
    explanation: id.endsWith('101') ? `${TEST_SECRET}: ${drawnFrom}` : `Why ${drawnFrom} is so.`,
    drawnFrom,
  });
  return {
    draw: (id, secret, count) =>
      Promise.resolve(
        Array.from({ length: count }, (_, index) =>
          make(id, createHash('sha256').update(`${secret}:${index}`).digest().readUInt32BE(0)),
        ),
      ),
    drawAgain: (id, drawnFrom) => Promise.resolve(make(id, drawnFrom)),
  };
}

/** An answer to a question of this course. */
export const answerWith = (option: string) => ({
  answer: { selected: [option], cannotTell: false, note: '' },
});
export const RIGHT_ANSWER = answerWith(RIGHT);
export const WRONG_ANSWER = answerWith('a');
