import { array, boolean, number, type InferType } from 'yup';
import {
  enumOf,
  queryObject,
  responseCount,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
} from '../schema.ts';
import { REASON_MAX, reasonField } from './admin-list.ts';

/** Longest version of a release; its pattern is in `@platform/releases`. */
export const VERSION_MAX_LENGTH = 80;

/** Longest name of an app; its pattern is in `@platform/releases`. */
export const APP_NAME_MAX_LENGTH = 64;

/** Upper bounds on what the console shows of one app. */
export const RELEASE_VERSIONS_MAX = 20;
export const RELEASE_CHANGES_MAX = 20;

/** The audit log stores the reason together with app and version. */
export const RELEASE_REASON_MAX = 300;

/** Longest author of a change. */
export const RELEASE_AUTHOR_MAX = 100;

/** Upper bound on what a release says of its changes, in the release store too. */
export const RELEASE_NOTES_MAX = 4000;

/** Upper bounds on what is shown of a failed check. */
export const RELEASE_PROBLEM_MAX = 300;
export const RELEASE_PROBLEMS_MAX = 20;

/** What changes what visitors get, and from where. */
export const RELEASE_ACTIONS = ['promote', 'rollback', 'canary', 'end-canary', 'origin'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

const authorField = () => responseText(RELEASE_AUTHOR_MAX).nullable();
const percentResponse = () => number().strict().integer().min(1).max(100).defined();

/** What was wrong with pages of a version when they were opened in a browser. */
const failedCheckResponse = strictObject({
  /** Version of the shell that showed them; its own for a check of the shell. */
  shell: responseText(VERSION_MAX_LENGTH),
  at: responseTime(),
  by: responseText(RELEASE_AUTHOR_MAX),
  /** A sentence for each. */
  problems: array(responseText(RELEASE_PROBLEM_MAX)).strict().max(RELEASE_PROBLEMS_MAX).defined(),
});
export type FailedReleaseCheck = InferType<typeof failedCheckResponse>;

/** A version in the release store. */
const publishedVersionResponse = strictObject({
  version: responseText(VERSION_MAX_LENGTH),
  /** Version of the contract between shell and remotes that it was built for. */
  contract: responseCount(),
  builtAt: responseTime(),
  /** When and by whom it was published; `null` if the history does not record it. */
  publishedAt: responseTime().nullable(),
  by: authorField(),
  /** What it changed, in Markdown; `null` if the release says nothing. */
  notes: responseText(RELEASE_NOTES_MAX).nullable(),
  /** `null` if none has failed. */
  failedCheck: failedCheckResponse.nullable().defined(),
});
export type PublishedVersion = InferType<typeof publishedVersionResponse>;

/** A change to what visitors get of an app. */
const releaseChangeResponse = strictObject({
  at: responseTime(),
  action: enumOf(RELEASE_ACTIONS, 'Must be an action').defined(),
  version: responseText(VERSION_MAX_LENGTH),
  /** The version that was live before; `null` for a canary and for the first promotion. */
  previous: responseText(VERSION_MAX_LENGTH).nullable(),
  /** Part of the visitors for whom a canary was started. */
  percent: percentResponse().nullable(),
  /** The address that a remote got. */
  origin: responseText(300).nullable(),
  by: responseText(RELEASE_AUTHOR_MAX),
  reason: responseText(REASON_MAX).nullable(),
});
export type ReleaseChange = InferType<typeof releaseChangeResponse>;

const appFields = {
  app: responseText(APP_NAME_MAX_LENGTH),
  version: responseText(VERSION_MAX_LENGTH),
  /** When, by whom and why the version was promoted; `null` if the history does not record it. */
  liveSince: responseTime().nullable(),
  by: authorField(),
  reason: responseText(REASON_MAX).nullable(),
  /** A second version, which this part of the visitors gets. */
  canary: strictObject({ version: responseText(VERSION_MAX_LENGTH), percent: percentResponse() })
    .nullable()
    .defined(),
  /** The version that a rollback leads to; `null` if the history does not record it. */
  rollbackVersion: responseText(VERSION_MAX_LENGTH).nullable(),
  /** The newest versions in the store, the live one included if it is among them. */
  versions: array(publishedVersionResponse).strict().max(RELEASE_VERSIONS_MAX).defined(),
  /** The latest changes, newest first. */
  changes: array(releaseChangeResponse).strict().max(RELEASE_CHANGES_MAX).defined(),
};

/** The live version of an app, and what it can be replaced with, whether or not its files can be read. */
const appReleaseResponse = strictObject(appFields);
export type AppRelease = InferType<typeof appReleaseResponse>;

/** The live version of an app, with what its files say of it. */
export const liveReleaseResponse = strictObject({
  ...appFields,
  /** Version of the contract between shell and remotes that the app was built for. */
  contract: responseCount(),
  builtAt: responseTime(),
});
export type LiveRelease = InferType<typeof liveReleaseResponse>;

const retiredAppResponse = strictObject({
  app: responseText(APP_NAME_MAX_LENGTH),
  version: responseText(VERSION_MAX_LENGTH),
  at: responseTime(),
  by: responseText(RELEASE_AUTHOR_MAX),
  reason: responseText(REASON_MAX).nullable(),
});

/** The live releases. `revision` counts the changes of the registry. */
export const releasesResponse = strictObject({
  revision: responseCount(),
  /** Whether the administrator who asks can change them (`RELEASE_MANAGERS`). */
  canRelease: boolean().strict().defined(),
  apps: array(liveReleaseResponse).strict().defined(),
  /** Apps whose live version is missing in the store or damaged. They are not among `apps`. */
  damaged: array(appReleaseResponse).strict().defined(),
  /** Remotes that were taken out of what is live, with their last version. */
  retired: array(retiredAppResponse).strict().defined(),
});
export type Releases = InferType<typeof releasesResponse>;

/** The revision that a change of the releases led to. */
export const releasesRevision = strictObject({ revision: responseCount() });

export const releaseParams = queryObject({
  app: singleLineText('App', APP_NAME_MAX_LENGTH).required('App is required'),
});

const REVISION_INVALID = 'Revision must be the one that the page shows';
const PERCENT_INVALID = 'Enter a whole number from 1 to 100';

const changeFields = {
  reason: reasonField().max(RELEASE_REASON_MAX, `Reason must be at most ${RELEASE_REASON_MAX} characters`),
  /** What the administrator has seen: a change on top of another one is rejected. */
  revision: wholeNumber(REVISION_INVALID).min(0, REVISION_INVALID).required(REVISION_INVALID),
};
const versionField = () => singleLineText('Version', VERSION_MAX_LENGTH).required('Choose a version');

export const promoteReleaseBody = strictObject({ ...changeFields, version: versionField() });
export const rollBackReleaseBody = strictObject(changeFields);
export const startCanaryBody = strictObject({
  ...changeFields,
  version: versionField(),
  percent: wholeNumber(PERCENT_INVALID)
    .min(1, PERCENT_INVALID)
    .max(100, PERCENT_INVALID)
    .required(PERCENT_INVALID),
});
export const endCanaryBody = strictObject(changeFields);

function wholeNumber(message: string) {
  return number().strict().typeError(message).nonNullable(message).integer(message);
}
