import { connectEngine, type EngineConnection } from '@platform/embedded-mongo';
import { StartError } from '@platform/origin-server';
import type { DataFolder } from './data-folder.ts';
import type { LaunchSettings } from './launch-settings.ts';
import type { ServiceSpec } from './services/service.ts';
import { type Supervised, supervise, type SupervisorOptions } from './services/supervisor.ts';

/** The processes of the platform, each kept running by its supervisor. */
export type Platform = {
  /** The embedded engine, unless a MongoDB is set, then the API. @throws StartError with what either has to say. */
  startApi(spec: ServiceSpec): Promise<void>;
  /** The servers in front, side by side. @throws StartError with what each that failed has to say. */
  startOrigins(specs: readonly ServiceSpec[]): Promise<void>;
  /** Starts again what somebody stopped. */
  readonly resume: () => void;
  /** A new process for the API, whose sources changed. */
  readonly restartApi: () => void;
  /** Ends everything, those in front first and the database last. */
  stop(): Promise<void>;
  /** Ends everything at once. */
  kill(): void;
};

export function createPlatform(
  { mongodbUri }: LaunchSettings,
  folder: DataFolder,
  { say, signal }: Pick<SupervisorOptions, 'say' | 'signal'>,
): Platform {
  const startedAt = new Date().toISOString();
  const running = { origins: [] as Supervised[], api: [] as Supervised[], engine: [] as EngineConnection[] };
  const services = () => [...running.api, ...running.origins];

  const changed = () => {
    const entries = services().map((service) => {
      const { name, address } = service.spec;
      return [name, { pid: service.pid(), address, log: service.logFile }] as const;
    });
    folder.note({ pid: process.pid, startedAt, services: Object.fromEntries(entries) });
  };

  async function start(spec: ServiceSpec, group: Supervised[]): Promise<void> {
    group.push(await supervise(spec, { logFolder: folder.logs, say, changed, signal }));
    changed();
  }

  async function startEngine(): Promise<void> {
    try {
      running.engine.push(await connectEngine(folder.database));
    } catch (error) {
      throw new StartError(messageOf(error), { cause: error });
    }
  }

  return {
    async startApi(spec) {
      if (!mongodbUri) await startEngine();
      await start(spec, running.api);
    },
    async startOrigins(specs) {
      const outcomes = await Promise.allSettled(specs.map((spec) => start(spec, running.origins)));
      const faults = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? messageOf(outcome.reason) : [],
      );
      if (faults.length > 0) throw new StartError(faults.join('\n'));
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
