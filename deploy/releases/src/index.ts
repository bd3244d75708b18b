export { historyFile, RELEASE_FILES, registryFile, releaseFile, releaseFolder } from './layout.ts';
export { NONCE_PLACEHOLDER, PLATFORM_PLACEHOLDER } from './placeholders.ts';
export { readRegistry, writeRegistry } from './registry-file.ts';
export type { ReleaseAssets, RemoteContainer } from './release-assets.ts';
export { listReleases, readRelease } from './release-folders.ts';
export { isVersion, parseRegistry, parseRelease, type Registry, type Release } from './release-format.ts';
export { type HistoryEntry, parseHistoryEntry, readHistory } from './release-history.ts';
export { openReleaseStore, type ReleaseStore } from './release-store.ts';
export { findNewestVersion, promote, publish, rollback, wasManuallyPromoted } from './releases.ts';
