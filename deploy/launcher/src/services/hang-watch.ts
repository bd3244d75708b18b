import { get } from 'node:http';
import { createActivityMeter, createHealthWatch } from '@platform/server-kit/node-utils';
import type { ServiceRun, ServiceSpec } from './service.ts';

/** Kills the process of a service that does not become ready or no longer responds; its supervisor restarts it. */
export type HangWatch = {
  /** Watches a process in place of the one before. */
  start(run: ServiceRun): void;
  stop(): void;
};

export function createHangWatch(
  { name, healthAddress }: ServiceSpec,
  notify: (message: string) => void,
): HangWatch {
  const watch = createHealthWatch();
  return {
    start(run) {
      void run.ready.then((ready) => {
        if (!ready) run.kill();
        else if (healthAddress !== undefined) watchRun(run, healthAddress);
      });
    },
    stop: () => watch.stop(),
  };

  function watchRun(run: ServiceRun, address: string): void {
    const check = (signal: AbortSignal) => requestHealth(address, signal);
    watch.start({ check, isActive: createActivityMeter(run.pid) }, (seconds) => {
      notify(`${name} has not responded for ${seconds} s; ending its process.`);
      // A stopped process does not get SIGTERM.
      run.kill();
    });
  }
}

/** Resolves when a server responds, with any status. */
function requestHealth(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Not over a kept connection: new ones must be accepted, too.
    const request = get(address, { agent: false, signal }, (response) => {
      response.resume();
      resolve();
    });
    request.once('error', reject);
  });
}
