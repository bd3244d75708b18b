import { array, type InferType } from 'yup';
import { responseCount, responseText, responseTime, strictObject } from '../schema.ts';

/** Longest version of a release; its pattern is in `@platform/releases`. */
export const VERSION_MAX_LENGTH = 80;

/** Longest name of an app; its pattern is in `@platform/releases`. */
const APP_NAME_MAX_LENGTH = 64;

/** The live version of an app. */
export const liveReleaseResponse = strictObject({
  app: responseText(APP_NAME_MAX_LENGTH),
  version: responseText(VERSION_MAX_LENGTH),
  /** Version of the contract between shell and remotes that the app was built for. */
  contract: responseCount(),
  builtAt: responseTime(),
  /** When and by whom the version was promoted; `null` if the history does not record it. */
  liveSince: responseTime().nullable(),
  by: responseText(100).nullable(),
});
export type LiveRelease = InferType<typeof liveReleaseResponse>;

/** The live releases. `revision` counts the changes of the registry. */
export const releasesResponse = strictObject({
  revision: responseCount(),
  apps: array(liveReleaseResponse).strict().defined(),
});
export type Releases = InferType<typeof releasesResponse>;
