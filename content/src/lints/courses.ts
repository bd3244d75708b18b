import type { LessonBlock, LessonText } from '@platform/contracts';
import { listUnits, type CompiledObjective } from '../course/course.ts';
import type { CompiledLesson } from '../course/lesson.ts';
import { estimateLesson } from '../estimate.ts';
import { countAgreed, listKnown } from './answers.ts';
import { objectiveLint, percent, type Lint } from './lint.ts';
import { outside } from './tasks.ts';

const OBJECTIVES = { min: 6, max: 7 };
const TESTED = 6;
const TITLE_MAX = 80;
const SUMMARY = { min: 40, max: 200 };
const LESSON_MINUTES = { min: 8, max: 10 };
const MINUTES_POINTS = 1 / 3;
/** What each objective of a test has: items by hand with a template and a small work, or items by hand alone. */
const BY_HAND = { withOthers: 6, alone: 15 };
const MIN_AGREEMENT = 0.98;

/** A course has six tested objectives, each of which is one sentence, and texts that fit the pages. */
export const coursesFit: Lint = {
  name: 'course',
  find: ({ courses }) =>
    courses.flatMap(({ seed, location, objectives }) =>
      [
        ...outside('The title', seed.title.length, 1, TITLE_MAX),
        ...outside('The summary', seed.summary.length, SUMMARY.min, SUMMARY.max),
        ...outside('The course', objectives.length, OBJECTIVES.min, OBJECTIVES.max, 'objectives'),
        ...outside(
          'The course',
          seed.objectives.filter(({ isTested }) => isTested).length,
          TESTED,
          TESTED,
          'tested objectives',
        ),
        ...seed.objectives
          .filter(({ text }) => !/^[A-Z][^.!?]*(\d\.\d[^.!?]*)*\.$/.test(text))
          .map(({ id }) => `The text of ${id} is not one sentence`),
      ].map((message) => ({ id: seed.slug, location, message })),
    ),
};

/** A lesson has every part that lessons have, in a time that people need. */
export const lessonsFit = objectiveLint('lesson', ({ lesson }) => (lesson ? findFaults(lesson) : []));

function findFaults(lesson: CompiledLesson): string[] {
  const { title, summary, minutes, blocks } = lesson.seed;
  const count = (type: LessonBlock['type']): number => blocks.filter((block) => block.type === type).length;
  const estimate = estimateLesson(lesson);
  const lastProse = blocks.findLastIndex(({ type }) => type !== 'exit');
  return [
    ...outside('The title', title.length, 1, TITLE_MAX),
    ...outside('The summary', summary.length, SUMMARY.min, SUMMARY.max),
    ...outside('The lesson', minutes, LESSON_MINUTES.min, LESSON_MINUTES.max, 'minutes'),
    ...(Math.abs(minutes - estimate) > minutes * MINUTES_POINTS
      ? [`The lesson says ${minutes} minutes, and takes about ${Math.round(estimate)}`]
      : []),
    ...outside('The lesson', count('rule'), 1, 1, 'rules (lines with ">")'),
    ...outside('The lesson', count('comparison'), 1, 2, 'blocks "compare"'),
    ...outside('The lesson', count('case'), 1, 1, 'blocks "case"'),
    ...outside('The lesson', count('try'), 3, 4, 'blocks "try"'),
    ...outside('The lesson', count('exit'), 2, 2, 'blocks "exit"'),
    ...(blocks.slice(0, lastProse).some(({ type }) => type === 'exit')
      ? ['The blocks "exit" are not its end']
      : []),
    ...(blocks.some(citesSource) ? [] : ['No source is cited: [what it cost](source:name)']),
  ];
}

function citesSource(block: LessonBlock): boolean {
  const content = block.type === 'list' ? block.items.flat() : 'content' in block ? block.content : [];
  return content.some(isSource);
}

function isSource(text: LessonText): boolean {
  return text.type === 'source' || ('content' in text && text.content.some(isSource));
}

/** A course with a test has its lessons, its pre-test, and enough units of each tested objective. */
export const banksAreComplete = objectiveLint('bank', (objective, { seed }) =>
  seed.hasTest
    ? [
        ...(objective.lesson ? [] : ['The lesson is not written']),
        ...(objective.seed.isTested ? findGaps(objective) : []),
      ]
    : [],
);

function findGaps(objective: CompiledObjective): string[] {
  const pretest = objective.units.filter(({ seed }) => seed.isPretest).length;
  const { hand, templates, works } = countTested(objective);
  const isEnough = hand >= BY_HAND.alone || (hand >= BY_HAND.withOthers && templates > 0 && works > 0);
  return [
    ...outside('The pre-test', pretest, 1, 1, 'questions'),
    ...(isEnough
      ? []
      : [
          `The test has ${hand} questions by hand, ${templates} templates and ${works} small works, ` +
            `not ${BY_HAND.withOthers} with both others, or ${BY_HAND.alone} by hand`,
        ]),
  ];
}

/** Counts what the test of an objective has. A template that makes small works counts as one of these. */
export function countTested({ units, templates }: Pick<CompiledObjective, 'units' | 'templates'>) {
  const tested = [...units, ...templates].filter(({ seed }) => seed.use === 'test');
  const count = (kind: string): number => tested.filter(({ seed }) => seed.kind === kind).length;
  return { hand: count('hand'), templates: count('parametric'), works: count('work') };
}

/** Nearly all questions of a course with a test were solved by two people who had not seen the key. */
export const banksWereSolvedBlind: Lint = {
  name: 'blind bank',
  find: ({ courses }) =>
    courses.flatMap(({ seed, location, objectives }) => {
      const known = listKnown(objectives.flatMap(listUnits));
      const agreed = countAgreed(known);
      if (!seed.hasTest || agreed >= known.length * MIN_AGREEMENT) return [];
      const message = `${agreed} of ${known.length} questions (${percent(agreed / known.length)}) have 2 blind answers equal to the key`;
      return [{ id: seed.slug, location, message }];
    }),
};
