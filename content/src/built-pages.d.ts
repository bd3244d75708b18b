/** What the build writes to `dist/public/learn/index.json`: types must not depend on the file being there. */
import type { CourseOutline } from './course/learn-pages.ts';

declare const outlines: readonly CourseOutline[];
export default outlines;
