export type { AskedItem, DemoTaskSeed, Drawing, FreshItem, WorkItemSeed, WorkTaskSeed } from './seeds.ts';
export { drawing, loadDemoTasks, loadPictures, loadWorkTasks } from './built-content.ts';
