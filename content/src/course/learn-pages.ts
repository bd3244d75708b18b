import type { Course, Lesson, LessonBlock, LessonText } from '@platform/contracts';
import type { CompiledCourse } from './course.ts';

/** What lists of courses show. It is in the code of every public page, so it has no more than titles. */
export type CourseOutline = Pick<
  Course,
  'id' | 'slug' | 'title' | 'summary' | 'minutes' | 'hasTest' | 'gatesWork'
> & {
  readonly lessons: readonly Pick<Lesson, 'slug' | 'objective' | 'title' | 'summary' | 'minutes'>[];
};

/** What the page of a course shows beside its outline. */
export type CoursePageData = Pick<Course, 'objectives' | 'sources'> & {
  /** Questions of the pre-test; 0 if there is none. */
  readonly preTestUnits: number;
};

/** What the page of a lesson shows: the lesson, with the words and the sources that it refers to. */
export type LessonPageData = Pick<Course, 'glossary' | 'sources'> & { readonly lesson: Lesson };

/** Lists the files of the public pages by their path below `learn/`. Nothing in them tells what is right. */
export function listLearnPages(courses: readonly CompiledCourse[]): ReadonlyMap<string, unknown> {
  // A course without a lesson has nothing to show yet.
  const shown = courses.filter(({ seed }) => seed.lessons.length > 0);
  return new Map<string, unknown>([
    ['index.json', shown.map(({ seed }) => toOutline(seed))],
    ...shown.map(({ seed, bank }) => [`courses/${seed.slug}.json`, toCoursePage(seed, bank.units)] as const),
    ...shown.flatMap(({ seed }) =>
      seed.lessons.map(
        (lesson) => [`lessons/${seed.slug}.${lesson.slug}.json`, toLessonPage(seed, lesson)] as const,
      ),
    ),
  ]);
}

function toOutline({
  id,
  slug,
  title,
  summary,
  minutes,
  hasTest,
  gatesWork,
  lessons,
}: Course): CourseOutline {
  return {
    ...{ id, slug, title, summary, minutes, hasTest, gatesWork },
    lessons: lessons.map((lesson) => ({
      slug: lesson.slug,
      objective: lesson.objective,
      title: lesson.title,
      summary: lesson.summary,
      minutes: lesson.minutes,
    })),
  };
}

function toCoursePage(
  { objectives, sources }: Course,
  units: CompiledCourse['bank']['units'],
): CoursePageData {
  return { objectives, sources, preTestUnits: units.filter(({ isPretest }) => isPretest).length };
}

function toLessonPage({ glossary, sources }: Course, lesson: Lesson): LessonPageData {
  const texts = lesson.blocks.flatMap(listRunningTexts).flatMap(withInnerTexts);
  const terms = new Set(texts.map((text) => text.type === 'term' && text.term));
  const cited = new Set(texts.map((text) => text.type === 'source' && text.source));
  return {
    lesson,
    glossary: glossary.filter(({ term }) => terms.has(term)),
    sources: sources.filter(({ id }) => cited.has(id)),
  };
}

function listRunningTexts(block: LessonBlock): readonly LessonText[] {
  if (block.type === 'paragraph' || block.type === 'rule') return block.content;
  return block.type === 'list' ? block.items.flat() : [];
}

function withInnerTexts(text: LessonText): LessonText[] {
  return 'content' in text ? [text, ...text.content.flatMap(withInnerTexts)] : [text];
}
