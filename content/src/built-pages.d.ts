/** The build writes the file, so that types cannot depend on its being there. */
declare module '@platform/content/learn/index.json' {
  import type { CourseOutline } from '@platform/content/learn';
  const outlines: readonly CourseOutline[];
  export default outlines;
}
