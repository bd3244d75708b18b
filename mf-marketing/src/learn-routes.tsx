import { COURSE_OUTLINES, courseChunk, lessonChunk, type CourseOutline } from '@platform/content/learn';
import { page, paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { PAGES } from './content/pages.content.ts';
import { loadCourse, loadLesson } from './pages/learn/load-pages.tsx';

const LEARN_CRUMB = { name: PAGES.learn.title, path: paths.learn() };

/** Routes of the courses. Each course and lesson has one of its own, so that what is not there is a 404 page. */
export const learnRoutes: RouteObject[] = [
  page('learn-page', paths.learn(), { ...PAGES.learn, prerender: true }, async () => {
    const { LearnPage } = await import(/* webpackChunkName: "learn-page" */ './pages/learn/learn.page.tsx');
    return LearnPage;
  }),
  ...COURSE_OUTLINES.flatMap((course) => [
    createCourseRoute(course),
    ...course.lessons.map((lesson) => createLessonRoute(course, lesson)),
  ]),
];

function createCourseRoute(course: CourseOutline): RouteObject {
  const { slug, title, summary } = course;
  const path = paths.course(slug);
  return page(
    courseChunk(slug),
    path,
    {
      title,
      description: summary,
      prerender: true,
      chunks: ['course-page'],
      breadcrumbs: [LEARN_CRUMB, { name: title, path }],
    },
    () => loadCourse(course),
  );
}

function createLessonRoute(course: CourseOutline, lesson: CourseOutline['lessons'][number]): RouteObject {
  const { slug, title, summary } = lesson;
  const path = paths.lesson(course.slug, slug);
  return page(
    lessonChunk(course.slug, slug),
    path,
    {
      title,
      description: summary,
      prerender: true,
      chunks: ['lesson-page'],
      breadcrumbs: [
        LEARN_CRUMB,
        { name: course.title, path: paths.course(course.slug) },
        { name: title, path },
      ],
    },
    () => loadLesson(course, slug),
  );
}
