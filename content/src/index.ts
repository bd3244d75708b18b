export type { AskedItem, DemoTaskSeed, FreshItem, WorkItemSeed, WorkTaskSeed } from './seeds.ts';
export { drawAgain, drawFreshItems, loadDemoTasks, loadPictures, loadWorkTasks } from './built-content.ts';
