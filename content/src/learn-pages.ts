/*
 * What the public pages bundle: courses and lessons as the build has written them, without keys. `prepareLearnPages`
 * writes them; an app's build and its tests call it before they read these files.
 */
import outlines from '@platform/content/learn/index.json' with { type: 'json' };
import type { CourseOutline, CoursePageData, LessonPageData } from './course/learn-pages.ts';

export type { CourseOutline, CoursePageData, LessonPageData } from './course/learn-pages.ts';

/** The courses that have a lesson, by id. */
export const COURSE_OUTLINES: readonly CourseOutline[] = outlines;

/** Loads what the page of a course shows; a chunk of its own, with the name of `courseChunk`. */
export async function loadCoursePage(course: string): Promise<CoursePageData> {
  const { default: data } = (await import(
    /* webpackChunkName: "learn-course-[request]" */ `../dist/public/learn/courses/${course}.json`
  )) as { default: CoursePageData };
  return data;
}

/** Loads what the page of a lesson shows; a chunk of its own, with the name of `lessonChunk`. */
export async function loadLessonPage(course: string, lesson: string): Promise<LessonPageData> {
  const { default: data } = (await import(
    /* webpackChunkName: "learn-lesson-[request]" */ `../dist/public/learn/lessons/${course}.${lesson}.json`
  )) as { default: LessonPageData };
  return data;
}

/** As webpack makes names of chunks of file names. */
export const courseChunk = (course: string): string => `learn-course-${course}-json`;
export const lessonChunk = (course: string, lesson: string): string =>
  `learn-lesson-${course}-${lesson}-json`;
