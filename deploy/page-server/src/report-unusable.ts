import { FAULTS_PATH, type FaultsBody, type UnusableRelease } from '@platform/contracts';

/** Sends a report of this server to the API. */
export type SendReport = (path: string, body: FaultsBody) => Promise<unknown>;

const MAX_REASON_LENGTH = 120;

/** Tells the API which live releases and canaries this server cannot use, and why. It rolls them back. */
export function reportUnusable(send: SendReport, releases: readonly UnusableRelease[]): void {
  for (const { reason, ...release } of releases) {
    const described = `The server cannot use it: ${reason}`.slice(0, MAX_REASON_LENGTH);
    void send(FAULTS_PATH, { unusable: [{ ...release, reason: described }] });
  }
}
