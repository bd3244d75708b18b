export { createLogger, type Logger } from '@platform/logging';
export { type DocumentSources, documentPolicy } from './content-security-policy.ts';
export { runOrigin } from './origin-process.ts';
export { type OriginServer, type OriginServerOptions, startOriginServer } from './origin-server.ts';
export { NONCE_PLACEHOLDER, type Page, type PageHandler, type PageRequest } from './pages.ts';
export {
  isAppName,
  isVersion,
  parseRegistry,
  parseRelease,
  REGISTRY_FILE,
  type Registry,
  type Release,
  RELEASE_FILE,
} from './releases/registry.ts';
export { brokenRegistryMessage, openReleaseStore, type ReleaseStore } from './releases/release-store.ts';
export {
  type AppName,
  findWeakSecret,
  ORIGIN_NAMES,
  ORIGIN_SETTINGS,
  type OriginSettings,
  type PortName,
  readOriginSettings,
  toOriginSettings,
} from './settings.ts';
export { StartError } from './start-error.ts';
