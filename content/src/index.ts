export type { CourseBank, UnitSeed, UnitTemplateSeed } from './course/seeds.ts';
export type { AskedItem, DemoTaskSeed, Drawing, FreshItem, WorkItemSeed, WorkTaskSeed } from './seeds.ts';
export {
  drawing,
  loadCourseBanks,
  loadCourses,
  loadDemoTasks,
  loadPictures,
  loadWorkTasks,
  prepareLearnPages,
} from './built-content.ts';
