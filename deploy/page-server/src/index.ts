export { createLogger, type Logger } from '@platform/server-kit/logging';
export { type DocumentSources, documentPolicy } from './content-security-policy.ts';
export type { FormHandler, FormRequest } from './form-posts.ts';
export { runPageServer } from './page-server-process.ts';
export { type PageServer, type PageServerOptions, startPageServer } from './page-server.ts';
export type { Page, PageHandler, PageHandlerRequest, PageRequest } from './pages.ts';
export {
  findWeakSecret,
  PAGE_SERVER_SETTINGS,
  type PageServerSettings,
  readPageServerSettings,
  toPageServerSettings,
} from './settings.ts';
