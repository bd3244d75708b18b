import { connectEngine, type EngineConnection } from '@platform/embedded-mongo';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import type { DataFolder } from './data-folder.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { openServiceLog } from './services/service-log.ts';
import type { ServiceSpec } from './services/service.ts';
import { type SupervisedService, supervise, type SupervisorOptions } from './services/supervisor.ts';

/** Starts and stops the processes of the platform; each is kept running by its supervisor. */
export type ProcessManager = {
  /** Starts the embedded database (unless MONGODB_URI is set), then the API. @throws StartError if either fails. */
  startApi(spec: ServiceSpec): Promise<void>;
  /** Starts the page servers in parallel. @throws StartError with one message per server that failed. */
  startPageServers(specs: readonly ServiceSpec[]): Promise<void>;
  /** Restarts the services that were stopped from outside. */
  readonly resume: () => void;
  /** Replaces the API process after a source change. */
  readonly restartApi: () => void;
  /** Stops everything in order: page servers, API, database. */
  stop(): Promise<void>;
  /** Kills every service at once. */
  kill(): void;
};

export function createProcessManager(
  { mongodbUri, logLimits }: LaunchSettings,
  dataFolder: DataFolder,
  { notify, signal }: Pick<SupervisorOptions, 'notify' | 'signal'>,
): ProcessManager {
  const startedAt = new Date().toISOString();
  const running = {
    origins: [] as SupervisedService[],
    api: [] as SupervisedService[],
    engine: [] as EngineConnection[],
  };
  const services = () => [...running.api, ...running.origins];

  const writeStatus = () => {
    const entries = services().map((service) => {
      const { name, address } = service.spec;
      return [name, { pid: service.pid(), address, log: service.logFile }] as const;
    });
    dataFolder.writeStatus({ pid: process.pid, startedAt, services: Object.fromEntries(entries) }, notify);
  };

  async function start(spec: ServiceSpec, group: SupervisedService[]): Promise<void> {
    group.push(
      await supervise(spec, {
        logFolder: dataFolder.logs,
        logLimits,
        notify,
        onChange: writeStatus,
        signal,
      }),
    );
    writeStatus();
  }

  async function startEngine(): Promise<void> {
    const log = openServiceLog(dataFolder.logs, 'embedded-mongo', logLimits);
    try {
      const options = { collectLog: log.collect, notify };
      running.engine.push(await connectEngine(dataFolder.database, options));
    } catch (error) {
      throw new StartError(`${getErrorMessage(error)}\n${log.tail()}`.trimEnd(), { cause: error });
    }
  }

  return {
    async startApi(spec) {
      if (!mongodbUri) await startEngine();
      await start(spec, running.api);
    },
    async startPageServers(specs) {
      const outcomes = await Promise.allSettled(specs.map((spec) => start(spec, running.origins)));
      const failures = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? getErrorMessage(outcome.reason) : [],
      );
      if (failures.length > 0) throw new StartError(failures.join('\n'));
    },
    resume: () => services().forEach((service) => service.resume()),
    restartApi: () => running.api.forEach((service) => service.restart()),
    async stop() {
      for (const group of [running.origins, running.api, running.engine]) {
        await Promise.all(group.map((member) => member.stop()));
      }
    },
    kill: () => services().forEach((service) => service.kill()),
  };
}
