export type { AskedItem, DemoTaskSeed, WorkItemSeed, WorkTaskSeed } from './seeds.ts';
export { loadDemoTasks, loadPictures, loadWorkTasks } from './built-content.ts';
