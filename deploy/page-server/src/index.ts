export { createLogger, type Logger } from '@platform/logging';
export { type DocumentSources, documentPolicy } from './content-security-policy.ts';
export type { FormHandler, FormRequest } from './form-posts.ts';
export { runOrigin } from './origin-process.ts';
export { type OriginServer, type OriginServerOptions, startOriginServer } from './origin-server.ts';
export type { Page, PageHandler, PageRequest } from './pages.ts';
export {
  findWeakSecret,
  ORIGIN_SETTINGS,
  type OriginSettings,
  readOriginSettings,
  toOriginSettings,
} from './settings.ts';
