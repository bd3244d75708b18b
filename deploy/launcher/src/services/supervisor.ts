import type { LogLimits } from '@platform/server-kit/logging';
import { createBackoff, StartError } from '@platform/server-kit/node-utils';
import { createHangWatch } from './hang-watch.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';
import { type ExitStatus, runService, type ServiceRun, type ServiceSpec } from './service.ts';

/** A service that is restarted when it crashes or hangs. */
export type SupervisedService = {
  readonly spec: ServiceSpec;
  readonly logFile: string;
  /** Returns the id of the current process; `undefined` while none is running. */
  pid(): number | undefined;
  /** Restarts a service that was stopped from outside; does nothing otherwise. */
  resume(): void;
  /** Replaces the process with a new one, e.g. after a source change. */
  restart(): void;
  stop(): Promise<void>;
  kill(): void;
};

/** Decides what happens when the process exits. */
type DesiredState = 'running' | 'restarting' | 'paused' | 'stopped';

export type SupervisorOptions = {
  readonly logFolder: string;
  readonly logLimits: LogLimits;
  /** Receives a sentence for the user when a service crashes, is stopped from outside or is running again. */
  readonly notify: (message: string) => void;
  /** Called whenever a process has started or exited. */
  readonly onChange: () => void;
  /** Aborts a start that is in progress. */
  readonly signal: AbortSignal;
};

/**
 * Starts a service and keeps it running. A crash is followed by a restart, for ever, after a delay that doubles each
 * time up to five seconds. A process that hangs or does not become ready in time is killed. A service that exits with
 * code 0 on its own was stopped from outside, and stays down until `resume`.
 *
 * @throws StartError with the last lines of the log if the first start fails.
 */
export async function supervise(spec: ServiceSpec, options: SupervisorOptions): Promise<SupervisedService> {
  const { logFolder, logLimits, notify, onChange, signal } = options;
  const log = openServiceLog(logFolder, spec.name, logLimits);
  const backoff = createBackoff();
  let desiredState: DesiredState = 'running';
  const isDesired = (state: DesiredState) => desiredState === state;
  const hangWatch = createHangWatch(spec, notify);
  let run: ServiceRun | undefined = runService(spec, log, notify);
  if (!(await waitUntilReady(run, signal))) throw await createStartError(spec, run, log);
  let watching = watch(run);
  hangWatch.start(run);

  async function watch(first: ServiceRun): Promise<void> {
    for (let current: ServiceRun | undefined = first; current;) {
      const startedAtMs = performance.now();
      const status = await current.exited;
      hangWatch.stop();
      run = undefined;
      onChange();
      current = await handleExit(status, performance.now() - startedAtMs);
    }
  }

  async function handleExit(status: ExitStatus, uptimeMs: number): Promise<ServiceRun | undefined> {
    if (isDesired('restarting')) {
      desiredState = 'running';
    } else if (isDesired('running') && status.code === 0) {
      desiredState = 'paused';
      notify(`${spec.name} was stopped from outside. To start it again, run \`kill -USR2 ${process.pid}\`.`);
    } else if (isDesired('running')) {
      const delayMs = backoff.nextDelayMs(uptimeMs);
      const what = `${spec.name} exited with ${formatExitStatus(status)}`;
      notify(`${what}; restarting it in ${delayMs / 1000} s. Log: ${log.file}`);
      await backoff.wait(delayMs);
    }
    return isDesired('running') ? startRun() : undefined;
  }

  function startRun(): ServiceRun {
    const next = runService(spec, log, notify);
    run = next;
    onChange();
    void next.ready.then((ready) => ready && notify(`${spec.name} is running again at ${spec.address}`));
    hangWatch.start(next);
    return next;
  }

  return {
    spec,
    logFile: log.file,
    pid: () => run?.pid,
    resume() {
      if (!isDesired('paused')) return;
      desiredState = 'running';
      watching = watch(startRun());
    },
    restart() {
      if (!isDesired('running')) return;
      if (!run) backoff.cancelWait();
      else desiredState = 'restarting';
      hangWatch.stop();
      void run?.stop();
    },
    async stop() {
      desiredState = 'stopped';
      backoff.cancelWait();
      hangWatch.stop();
      await run?.stop();
      await watching;
      log.close();
    },
    kill: () => run?.kill(),
  };
}

async function waitUntilReady(run: ServiceRun, signal: AbortSignal): Promise<boolean> {
  const abortStart = () => void run.stop();
  signal.addEventListener('abort', abortStart, { once: true });
  if (signal.aborted) abortStart();
  const ready = await run.ready;
  signal.removeEventListener('abort', abortStart);
  return ready;
}

async function createStartError(spec: ServiceSpec, run: ServiceRun, log: ServiceLog): Promise<StartError> {
  run.kill();
  const status = await run.exited;
  await run.drained;
  const output = log.tail();
  log.close();
  return new StartError(
    `${spec.name} did not start (${formatExitStatus(status)}). Last lines of ${log.file}:\n${output}`,
  );
}

function formatExitStatus({ code, signal }: ExitStatus): string {
  return signal ?? `code ${code}`;
}
