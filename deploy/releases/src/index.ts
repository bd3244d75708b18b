export { endCanary, startCanary } from './canary.ts';
export { changeStore, followStore } from './access-store.ts';
export type { FollowedStore } from './bucket/follow-bucket.ts';
export type { StoreSettings } from './bucket/bucket.ts';
export { readLastGood, recordLastGood } from './last-good.ts';
export { findIncompatibilities } from './compatibility.ts';
export { RegistryChangedError } from './expected-revision.ts';
export {
  DEVELOPMENT_CONTAINER,
  DEVELOPMENT_VERSION,
  developmentStore,
  isDevelopmentShell,
} from './development.ts';
export { RELEASE_FILES, registryFile, releaseFile, releaseFolder } from './layout.ts';
export { findMenuProblems } from './menu.ts';
export {
  NONCE_PLACEHOLDER,
  OPERATOR_PLACEHOLDER,
  PAGE_SCRIPTS_PLACEHOLDER,
  PLATFORM_PLACEHOLDER,
} from './placeholders.ts';
export { findFailedCheck, type PageProblem } from './failed-checks.ts';
export { readRegistry, updateRegistry } from './registry-file.ts';
export { findContainerProblem, readAssets } from './check/asset-problems.ts';
export { getContainerName, type ReleaseAssets, type RemoteContainer } from './release-assets.ts';
export { listReleaseFiles, type SharedNames } from './release-contents.ts';
export { listVersions, readRelease, readStoredRelease, type StoredRelease } from './release-folders.ts';
export {
  type Canary,
  isAppName,
  HOST,
  isOrigin,
  isVersion,
  parseRegistry,
  parseRelease,
  type Registry,
  type Release,
  type ReleaseHistory,
} from './release-format.ts';
export { findRetirement, isMove } from './release-history.ts';
export { openReleaseStore, type ReleaseStore } from './release-store.ts';
export { openStoreReader } from './store-reader.ts';
export { findNetwork, readReportToken, REPORT_TOKEN_LIFETIME_MS, signReportToken } from './report-token.ts';
export { isOwnMachine, readOverride, type RemoteOverride, signOverride } from './remote-override.ts';
export { findRollbackVersion, promote, publish, rollback, wasManuallyPromoted } from './releases.ts';
export { retire } from './retire.ts';
export { getPreloadAttributes, renderPreloadLink, type ScriptHint } from './script-hint.ts';
export { findRoute, getPrefix, type Section } from './section.ts';
export { areRoutes, findOwnedPathProblems } from './owned-paths.ts';
