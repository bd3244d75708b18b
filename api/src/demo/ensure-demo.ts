/*
 * Invariant: only a database that a demo was made in, or that was empty before, is ever emptied. Of several processes
 * that start at once one makes the demo, and the others wait for it; what a process left half-made is made again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { drawing, loadCourseBanks, loadCourses, loadDemoTasks, loadWorkTasks } from '@platform/content';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import { StartError } from '@platform/server-kit/node-utils';
import type { Connection } from 'mongoose';
import { createApp } from '../app.ts';
import { createClock } from '../platform/clock.ts';
import { HASH_COST } from '../platform/crypto/passwords.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import type { Database } from '../platform/db/database.ts';
import { createShutdownHooks } from '../platform/shutdown-hooks.ts';
import { SAMPLE_DESTINATIONS, toPaymentDestinations } from '../settings/payment-destinations.ts';
import type { Settings } from '../settings/settings.ts';
import { makeDemo } from './make-demo.ts';

/** Says in the collection of the installation what became of the demo. */
type Marker = {
  readonly _id: 'demo';
  readonly state: 'making' | 'made';
  /** The process that makes it, and when it last was alive. */
  readonly maker: string;
  readonly aliveAt: Date;
};

const ALIVE_EVERY_MS = 1_000;
/** A maker that was not alive for so long has ended. */
const GONE_MS = 15_000;
const COLLECTION = 'installation';

/** The passwords are published, or known to no one. */
const DEMO_HASH_COST = { ...HASH_COST, memoryCost: 1_024 };

/** What the story depends on, whatever the operator has set. None of its emails is sent. */
const STORY_SETTINGS = {
  smtpUrl: undefined,
  firstAdministrator: undefined,
  demoTasks: true,
  houseDailyBudget: undefined,
  payoutApprovalLimit: undefined,
  verificationAutoApproveHours: 24,
  reviewAutoApproveHours: 72,
  paymentDestinations: toPaymentDestinations(JSON.parse(SAMPLE_DESTINATIONS) as Record<string, unknown>),
} as const satisfies Partial<Settings>;

/**
 * Makes the demo in a database without users, or again.
 *
 * @param connection of the API that starts; only a demo that is made needs another one
 * @throws StartError for a fresh demo in another database
 */
export async function ensureDemo(connection: Connection, settings: Settings, logger: Logger): Promise<void> {
  const maker = randomUUID();
  if (!(await begin(connection, maker, settings.demo))) return;
  const hooks = createShutdownHooks(logger);
  try {
    // Its own: each connection has the models of one API.
    await make(await connectDatabase(settings, hooks), maker, settings, logger);
  } finally {
    await hooks.run();
  }
}

const markersOf = (connection: Connection) => connection.collection<Marker>(COLLECTION);

/** Whether this process has to make the demo. Waits while another one does. */
async function begin(connection: Connection, maker: string, demo: Settings['demo']): Promise<boolean> {
  let isFresh = demo === 'fresh';
  for (;;) {
    const outcome = await tryToBegin(connection, maker, isFresh);
    if (outcome !== 'wait') return outcome === 'begun';
    // What another process makes now is fresh.
    isFresh = false;
    await delay(ALIVE_EVERY_MS);
  }
}

async function tryToBegin(
  connection: Connection,
  maker: string,
  isFresh: boolean,
): Promise<'begun' | 'not needed' | 'wait'> {
  const markers = markersOf(connection);
  const making = { state: 'making', maker, aliveAt: new Date() } as const;
  const marker = await markers.findOne({ _id: 'demo' });
  if (!marker) {
    const user = await connection.collection('users').findOne({}, { projection: { _id: 1 } });
    if (user && isFresh)
      throw new StartError(
        'This database has no demo, so --fresh-demo would delete what people did. Set DATA_DIR to another folder.',
      );
    if (user) return 'not needed';
    await markers.updateOne({ _id: 'demo' }, { $setOnInsert: making }, { upsert: true });
    return (await markers.findOne({ _id: 'demo' }))?.maker === maker ? 'begun' : 'wait';
  }
  if (marker.state === 'made' && !isFresh) return 'not needed';
  if (marker.state === 'making' && Date.now() - marker.aliveAt.getTime() < GONE_MS) return 'wait';
  const { modifiedCount } = await markers.updateOne(marker, { $set: making });
  return modifiedCount === 1 ? 'begun' : 'wait';
}

async function make(database: Database, maker: string, settings: Settings, logger: Logger): Promise<void> {
  const { connection } = database;
  const own = { _id: 'demo', maker } as const;
  const timer = setInterval(() => {
    markersOf(connection)
      .updateOne(own, { $set: { aliveAt: new Date() } })
      .catch((error: unknown) => logger.warn({ err: error }, 'the demo could not be marked as alive'));
  }, ALIVE_EVERY_MS);
  try {
    logger.info('making the demo');
    await empty(connection);
    await makeDemo(
      (clock) =>
        createApp({
          settings: { ...settings, ...STORY_SETTINGS },
          ...{ database, clock, logger, hashCost: DEMO_HASH_COST, validateResponses: false },
          // The member of the demo joins later than the platform begins.
          accounts: DEMO_ACCOUNTS.filter(({ isAdmin }) => isAdmin),
          content: { loadDemoTasks, loadWorkTasks, loadCourses, loadCourseBanks, drawing },
        }),
      createClock(settings.clockOffsetMs).now(),
    );
    await markersOf(connection).updateOne(own, { $set: { state: 'made' } });
    logger.info('the demo is made');
  } finally {
    clearInterval(timer);
  }
}

/** Removes everything but what identifies the database. */
async function empty(connection: Connection): Promise<void> {
  const database = connection.getClient().db(connection.name);
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
    if (name !== COLLECTION) await database.dropCollection(name);
}
