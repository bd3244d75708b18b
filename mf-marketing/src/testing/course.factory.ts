import type { CourseOutline, CoursePageData, LessonPageData } from '@platform/content/learn';
import type { AskedUnit, CheckedUnit } from '@platform/contracts';

const lessonOf = (slug: string, objective: string, title: string) => ({
  ...{ slug, objective, title },
  summary: `What ${title.toLowerCase()} means.`,
  minutes: 9,
});

/** A course with two lessons. */
export const COURSE: CourseOutline = {
  ...{ id: 1, slug: 'ai-basics', title: 'AI Basics', summary: 'Check it.', minutes: 18 },
  ...{ hasTest: true, gatesWork: true },
  lessons: [lessonOf('stated', '1.1', 'Stated or open'), lessonOf('quotes', '1.2', 'Short quotes')],
};

export const COURSE_DATA: CoursePageData = {
  objectives: [
    { id: '1.1', text: 'Sorts sentences.', lesson: 'stated', isTested: true },
    { id: '1.2', text: 'Quotes the shortest words.', lesson: 'quotes', isTested: true },
    { id: '1.3', text: 'Is not written yet.', lesson: null, isTested: true },
  ],
  sources: [],
  preTestUnits: 2,
};

/** A question with the options Yes and No. */
export function askedUnit(id: string): AskedUnit {
  return {
    id,
    objective: id.slice(0, 3),
    material: [{ type: 'text', title: 'Source', text: `The text of ${id}` }],
    parts: [
      {
        type: 'choice',
        id: 'answer',
        prompt: `Is it said in ${id}?`,
        options: [
          { id: 'yes', label: 'Yes', hint: null },
          { id: 'no', label: 'No', hint: null },
        ],
        min: 1,
        max: 1,
        allowsCannotTell: false,
      },
    ],
  };
}

const text = (value: string) => [{ type: 'text' as const, text: value }];

/** The data of a lesson with one question to try and two at its end. */
export function lessonData(slug: string, prefix: string): LessonPageData {
  const lesson = COURSE.lessons.find((one) => one.slug === slug);
  if (!lesson) throw new Error(`the course has no lesson ${slug}`);
  return {
    lesson: {
      ...lesson,
      blocks: [
        { type: 'heading', id: 'why', text: 'What it costs' },
        {
          type: 'paragraph',
          content: [
            { type: 'term', term: 'source', content: text('A source') },
            { type: 'text', text: ' decides, as ' },
            { type: 'source', source: 'court', content: text('a court found') },
            { type: 'text', text: '.' },
          ],
        },
        { type: 'rule', content: text('Ask two questions.') },
        {
          type: 'comparison',
          bad: { title: 'A guess', text: 'It is so.', why: 'A habit.' },
          good: { title: 'The words', text: 'It is open.', why: 'Two worlds.' },
        },
        { type: 'try', unit: askedUnit(`${prefix}-001`) },
        { type: 'exit', unit: askedUnit(`${prefix}-002`) },
        { type: 'exit', unit: askedUnit(`${prefix}-003`) },
      ],
    },
    glossary: [{ term: 'source', meaning: 'The text that decides.' }],
    sources: [
      {
        id: 'court',
        title: 'A decision',
        publisher: 'A court',
        url: 'https://example.org/',
        published: '2024',
      },
    ],
  };
}

/** What the server says of an answer. */
export function checkedUnit(isRight: boolean): CheckedUnit {
  return {
    isRight,
    scores: [
      {
        part: 'answer',
        score: isRight ? 1 : 0,
        findings: [],
        truth: { selected: ['yes'], cannotTell: false, note: '' },
      },
    ],
    explanation: 'The source says it in its last words.',
  };
}
