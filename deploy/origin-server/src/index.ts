export { type DocumentSources, documentPolicy } from './content-security-policy.ts';
export { type Log } from './log.ts';
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
export { brokenRegistry, openReleaseStore, type ReleaseStore } from './releases/release-store.ts';
export {
  type AppName,
  ORIGIN_NAMES,
  type OriginSettings,
  type PortName,
  readOriginSettings,
} from './settings.ts';
export { StartError } from './start-error.ts';
