import { setTimeout as delay } from 'node:timers/promises';
import {
  ClientSession,
  GridFSBucket,
  MongoClient,
  ReadPreference,
  type Collection,
  type Db,
  type Document,
  type MongoClientOptions,
} from 'mongodb';
import { NotCoveredError } from './errors.ts';
import type { TestServer } from './test-server.ts';

export type ObservedEvent = { type: string; event: Document };

const EVENT_TYPES = ['commandStartedEvent', 'commandSucceededEvent', 'commandFailedEvent'] as const;

/** Options of clients that only the driver's speed depends on. A failed connection is tried again after 20 ms. */
const CLIENT_OPTIONS: MongoClientOptions = { minHeartbeatFrequencyMS: 20, serverSelectionTimeoutMS: 15_000 };
const WAIT_TIMEOUT_MS = 10_000;

/** Sent by clients of their own accord, or with secrets; tests ignore them. */
const IGNORED_COMMANDS = /^(configureFailPoint|hello|isMaster|ismaster|saslStart|saslContinue|authenticate)$/;

/** The entities of a test, and the events of its clients. */
export class TestContext {
  readonly server: TestServer;
  readonly entities = new Map<string, unknown>();
  readonly #events = new Map<string, ObservedEvent[]>();
  readonly #threads = new Map<string, Promise<void>>();

  constructor(server: TestServer) {
    this.server = server;
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a test names its entities' types
  get<T>(id: string): T {
    if (!this.entities.has(id)) throw new Error(`There is no entity ${id}.`);
    return this.entities.get(id) as T;
  }

  eventsOf(client: string): ObservedEvent[] {
    return this.#events.get(client) ?? [];
  }

  async createEntities(specs: readonly Document[]): Promise<void> {
    for (const spec of specs) {
      const [[kind, options] = ['', {}]] = Object.entries<Document>(spec);
      if (kind === 'client') await this.#createClient(options);
      else if (kind === 'thread') this.#threads.set(options.id, Promise.resolve());
      else this.entities.set(options.id, this.#createEntity(kind, options));
    }
  }

  #createEntity(kind: string, spec: Document): Db | Collection | ClientSession | GridFSBucket {
    switch (kind) {
      case 'database':
        return this.get<MongoClient>(spec.client).db(
          spec.databaseName,
          resolveConcerns(spec.databaseOptions),
        );
      case 'collection':
        return this.get<Db>(spec.database).collection(
          spec.collectionName,
          resolveConcerns(spec.collectionOptions),
        );
      case 'session': {
        const { defaultTransactionOptions, ...options } = (spec.sessionOptions ?? {}) as Document;
        return this.get<MongoClient>(spec.client).startSession({
          ...options,
          ...(defaultTransactionOptions && {
            defaultTransactionOptions: resolveConcerns(defaultTransactionOptions),
          }),
        });
      }
      case 'bucket':
        return new GridFSBucket(this.get<Db>(spec.database), resolveConcerns(spec.bucketOptions));
      default:
        throw new NotCoveredError(`entity ${kind}`);
    }
  }

  async #createClient(spec: Document): Promise<void> {
    if (spec.observeSensitiveCommands) throw new NotCoveredError('sensitive commands');
    const uri = new URL(this.server.uri);
    for (const [name, value] of Object.entries(spec.uriOptions ?? {}))
      uri.searchParams.set(name, value instanceof Object ? JSON.stringify(value) : String(value));
    const client = new MongoClient(uri.href, {
      ...CLIENT_OPTIONS,
      monitorCommands: true,
      ...(spec.serverApi && { serverApi: spec.serverApi }),
    });
    this.entities.set(spec.id, client);
    const observed: ObservedEvent[] = [];
    this.#events.set(spec.id, observed);
    const ignored: string[] = spec.ignoreCommandMonitoringEvents ?? [];
    for (const type of EVENT_TYPES) {
      if (!spec.observeEvents?.includes(type)) continue;
      const name = type.replace('Event', '') as 'commandStarted';
      client.on(name, (event) => {
        if (!IGNORED_COMMANDS.test(event.commandName) && !ignored.includes(event.commandName))
          observed.push({ type, event });
      });
    }
    await client.connect();
  }

  /** Runs work after what the thread was given before. */
  runOnThread(thread: string, work: () => Promise<unknown>): void {
    const last = this.#threads.get(thread) ?? Promise.resolve();
    const next = last.then(work).then(() => undefined);
    next.catch(() => undefined);
    this.#threads.set(thread, next);
  }

  waitForThread(thread: string): Promise<void> {
    return this.#threads.get(thread) ?? Promise.resolve();
  }

  async waitFor(condition: () => boolean): Promise<void> {
    for (let waitedMs = 0; !condition(); waitedMs += 20) {
      if (waitedMs > WAIT_TIMEOUT_MS) throw new Error('An expected event never came.');
      await delay(20);
    }
  }

  /** Ends sessions first, so that no transaction keeps locks. */
  async close(): Promise<void> {
    const all = [...this.entities.values()];
    const sessions = all.filter((entity) => entity instanceof ClientSession);
    await Promise.allSettled(sessions.map((session) => session.endSession()));
    const clients = all.filter((entity) => entity instanceof MongoClient);
    await Promise.allSettled(clients.map((client) => client.close()));
  }
}

/** Converts the concerns and the read preference among options to what the driver takes. */
export function resolveConcerns(options: Document = {}): Document {
  const { readPreference, ...others } = options;
  if (!readPreference) return options;
  const { mode, tagSets, ...rest } = readPreference as Document;
  return { ...others, readPreference: new ReadPreference(mode, tagSets, rest) };
}
