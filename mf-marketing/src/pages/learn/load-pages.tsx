import { loadCoursePage, loadLessonPage, type CourseOutline } from '@platform/content/learn';
import type { ComponentType } from 'react';

/** Loads the page of a course together with what it shows. */
export async function loadCourse(course: CourseOutline): Promise<ComponentType> {
  const [{ CoursePage }, data] = await Promise.all([
    import(/* webpackChunkName: "course-page" */ './course.page.tsx'),
    loadCoursePage(course.slug),
  ]);
  return function LoadedCourse() {
    return <CoursePage course={course} data={data} />;
  };
}

/** Loads the page of a lesson together with what it shows. */
export async function loadLesson(course: CourseOutline, lesson: string): Promise<ComponentType> {
  const [{ LessonPage }, data] = await Promise.all([
    import(/* webpackChunkName: "lesson-page" */ './lesson.page.tsx'),
    loadLessonPage(course.slug, lesson),
  ]);
  return function LoadedLesson() {
    return <LessonPage course={course} data={data} />;
  };
}
