export { decisionsRoutes } from './decisions.routes.ts';
