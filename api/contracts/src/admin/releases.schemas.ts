import { array, type InferType } from 'yup';
import { answerCount, answerText, answerTime, choice, record } from '../schema.ts';

/** The apps that are released apart from each other. */
export const APPS = ['shell', 'mf-marketing', 'mf-dashboard', 'mf-admin'] as const;

/** Which version of an app is live. */
export const liveReleaseAnswer = record({
  app: choice(APPS, 'Must be an app').defined(),
  version: answerText(80),
  /** The number of the agreement between shell and remotes that it was built for. */
  contract: answerCount(),
  builtAt: answerTime(),
  /** When it was made live and by whom; `null` where the history does not tell. */
  liveSince: answerTime().nullable(),
  by: answerText(100).nullable(),
});
export type LiveRelease = InferType<typeof liveReleaseAnswer>;

/** What is live: the registry, which counts its changes, with what the releases say of themselves. */
export const releasesAnswer = record({
  revision: answerCount(),
  apps: array(liveReleaseAnswer).strict().defined(),
});
export type Releases = InferType<typeof releasesAnswer>;
