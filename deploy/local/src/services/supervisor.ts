import { StartError } from '@platform/origin-server';
import { createBackOff } from './back-off.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';
import { type Ending, runService, type ServiceRun, type ServiceSpec } from './service.ts';

/** A service that is kept running. */
export type Supervised = {
  readonly spec: ServiceSpec;
  readonly logFile: string;
  /** The process that runs now, if one does. */
  pid(): number | undefined;
  /** Starts it again after somebody stopped it; does nothing while it runs. */
  resume(): void;
  /** Ends the process, and a new one follows at once, e.g. because its sources changed. */
  restart(): void;
  stop(): Promise<void>;
  kill(): void;
};

/** What the supervisor is to do when the process ends. */
type Wish = 'run' | 'restart' | 'rest' | 'stop';

export type SupervisorOptions = {
  readonly logFolder: string;
  /** Told in a sentence when something happens that nobody asked for. */
  readonly say: (message: string) => void;
  /** Called whenever a process has come or gone. */
  readonly changed: () => void;
  /** Gives up a start that is under way. */
  readonly signal: AbortSignal;
};

/**
 * Starts a service and keeps it running: a crash is followed by a new start after a pause that doubles. One that ends
 * well unasked was stopped by somebody and stays so until `resume`.
 *
 * @throws StartError with the last lines of its log, if it does not come up the first time.
 */
export async function supervise(spec: ServiceSpec, options: SupervisorOptions): Promise<Supervised> {
  const { logFolder, say, changed, signal } = options;
  const log = openServiceLog(logFolder, spec.name);
  const backOff = createBackOff();
  let wish: Wish = 'run';
  const wished = (what: Wish) => wish === what;
  let run: ServiceRun | undefined = runService(spec, log);
  if (!(await firstReady(run, signal))) throw await startFailure(spec, run, log);
  let watching = watch(run);

  async function watch(first: ServiceRun): Promise<void> {
    for (let current: ServiceRun | undefined = first; current;) {
      const startedAtMs = performance.now();
      const ending = await current.ended;
      run = undefined;
      changed();
      current = await follow(ending, performance.now() - startedAtMs);
    }
  }

  async function follow(ending: Ending, lastedMs: number): Promise<ServiceRun | undefined> {
    if (wished('restart')) {
      wish = 'run';
    } else if (wished('run') && ending.code === 0) {
      wish = 'rest';
      say(`${spec.name} was stopped from outside. \`kill -USR2 ${process.pid}\` starts it again.`);
    } else if (wished('run')) {
      const pauseMs = backOff.nextMs(lastedMs);
      say(
        `${spec.name} ended with ${wordsFor(ending)}; starting it again in ${pauseMs / 1000} s. Its log: ${log.file}`,
      );
      await backOff.wait(pauseMs);
    }
    return wished('run') ? startNow() : undefined;
  }

  function startNow(): ServiceRun {
    const next = runService(spec, log);
    run = next;
    changed();
    void next.ready.then((ready) => ready && say(`${spec.name} is back at ${spec.address}`));
    return next;
  }

  return {
    spec,
    logFile: log.file,
    pid: () => run?.pid,
    resume() {
      if (!wished('rest')) return;
      wish = 'run';
      watching = watch(startNow());
    },
    restart() {
      if (!wished('run')) return;
      if (!run) backOff.endWait();
      else wish = 'restart';
      void run?.stop();
    },
    async stop() {
      wish = 'stop';
      backOff.endWait();
      await run?.stop();
      await watching;
      log.close();
    },
    kill: () => run?.kill(),
  };
}

async function firstReady(run: ServiceRun, signal: AbortSignal): Promise<boolean> {
  const giveUp = () => void run.stop();
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  const ready = await run.ready;
  signal.removeEventListener('abort', giveUp);
  return ready;
}

async function startFailure(spec: ServiceSpec, run: ServiceRun, log: ServiceLog): Promise<StartError> {
  run.kill();
  const ending = await run.ended;
  const words = log.tail();
  log.close();
  return new StartError(
    `${spec.name} did not start (${wordsFor(ending)}). Its last words, from ${log.file}:\n${words}`,
  );
}

function wordsFor({ code, signal }: Ending): string {
  return signal ?? `code ${code}`;
}
