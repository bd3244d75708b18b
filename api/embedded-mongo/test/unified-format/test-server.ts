import { MongoClient, type Document } from 'mongodb';
import { FaultProxy } from './fault-proxy.ts';

/** A server with what tests need to prepare and to break it. */
export type TestServer = {
  uri: string;
  version: string;
  /** Prepares collections and reads them afterwards, past all fail points. */
  admin: MongoClient;
  setFailPoint: (failPoint: Document) => Promise<void> | void;
  /** Returns what the server has said during a test, which ended with an error, if it does not support something. */
  findRejection: (error: Document) => string | undefined;
  /** Ends all fail points, and forgets rejections. */
  reset: () => Promise<void> | void;
  close: () => Promise<void>;
};

/** The engine's codes for features that it does not have, as its README lists them. */
const REJECTION_CODES = new Set([59, 168, 197, 263, 15952, 16410, 40324, 40415, 51091]);
const REJECTION = /embedded database/;

/** Connects to an engine, whose fail points are those of a proxy. */
export async function connectToEngine(engineUri: string): Promise<TestServer> {
  const proxy = new FaultProxy(engineUri);
  const uri = await proxy.listen();
  const admin = await MongoClient.connect(engineUri);
  return {
    uri,
    admin,
    version: await readVersion(admin),
    setFailPoint: (failPoint) => {
      proxy.configure(failPoint);
    },
    findRejection: ({ code: lastCode, message }) => {
      const errors = [...proxy.engineErrors, { code: lastCode, errmsg: message }];
      const rejection = errors.find(
        ({ code, errmsg }) => REJECTION_CODES.has(Number(code)) || REJECTION.test(errmsg),
      );
      return rejection && `${rejection.code} ${rejection.errmsg}`;
    },
    reset: () => {
      proxy.reset();
    },
    close: async () => {
      await admin.close();
      proxy.close();
    },
  };
}

/** Connects to a MongoDB replica set, which must run with `--setParameter enableTestCommands=1`. */
export async function connectToMongo(uri: string): Promise<TestServer> {
  const admin = await MongoClient.connect(uri);
  const used = new Set<string>();
  const configure = async (failPoint: Document): Promise<void> => {
    await admin.db('admin').command(failPoint);
  };
  return {
    uri,
    admin,
    version: await readVersion(admin),
    setFailPoint: (failPoint) => {
      used.add(failPoint.configureFailPoint);
      return configure(failPoint);
    },
    findRejection: () => undefined,
    reset: async () => {
      for (const name of used) await configure({ configureFailPoint: name, mode: 'off' });
      used.clear();
      await admin.db('admin').command({ killAllSessions: [] });
    },
    close: () => admin.close(),
  };
}

async function readVersion(admin: MongoClient): Promise<string> {
  const { version } = await admin.db('admin').command({ buildInfo: 1 });
  return version as string;
}
