import type { mongo } from 'mongoose';

/** What the driver's connection pool does right now. */
export type PoolStatistics = {
  readonly open: () => number;
  readonly inUse: () => number;
  /** Calls that wait for a connection. */
  readonly waiting: () => number;
  /** Calls that got none, since the process started. */
  readonly failures: () => number;
};

/**
 * Counts by the driver's events. A connection also counts as open once it is used, because some were opened before
 * anything could listen.
 */
export function createPoolStatistics(client: mongo.MongoClient): PoolStatistics {
  const open = new Set<string>();
  const inUse = new Set<string>();
  let waiting = 0;
  let failures = 0;
  client.on('connectionReady', (event) => open.add(connectionName(event)));
  client.on('connectionCheckOutStarted', () => (waiting += 1));
  client.on('connectionCheckedOut', (event) => {
    waiting = Math.max(0, waiting - 1);
    open.add(connectionName(event));
    inUse.add(connectionName(event));
  });
  client.on('connectionCheckOutFailed', () => {
    waiting = Math.max(0, waiting - 1);
    failures += 1;
  });
  client.on('connectionCheckedIn', (event) => inUse.delete(connectionName(event)));
  client.on('connectionClosed', (event) => {
    open.delete(connectionName(event));
    inUse.delete(connectionName(event));
  });
  return {
    open: () => open.size,
    inUse: () => inUse.size,
    waiting: () => waiting,
    failures: () => failures,
  };
}

type Connection = { readonly address: string; readonly connectionId: number | '<monitor>' };

/** Returns the name of a connection of the driver's pool. Ids alone repeat: those of each server begin with 1. */
export const connectionName = ({ address, connectionId }: Connection): string => `${address} ${connectionId}`;
