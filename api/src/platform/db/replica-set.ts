import type { mongo } from 'mongoose';

/** The configured server responds, but has no transactions. The message says what to do. */
export class NoReplicaSetError extends Error {}

/** What a server says of itself (`hello`). */
type Hello = { readonly setName?: string; readonly msg?: string; readonly isreplicaset?: boolean };

/** Finds out why the servers of a client cannot be used, from what they say while it connects. */
export type ReplicaSetCheck = {
  /** @returns `undefined` if one of them can be used, or none has said anything */
  findProblem(): NoReplicaSetError | undefined;
  stop(): void;
};

export function startReplicaSetCheck(client: mongo.MongoClient): ReplicaSetCheck {
  const problems = new Map<string, string | undefined>();
  const read = ({ connectionId, reply }: mongo.ServerHeartbeatSucceededEvent): void =>
    void problems.set(connectionId, findProblem(connectionId, reply));
  client.on('serverHeartbeatSucceeded', read);
  return {
    findProblem() {
      const [first] = problems.values();
      const isUsable = first === undefined || [...problems.values()].includes(undefined);
      return isUsable ? undefined : new NoReplicaSetError(first);
    },
    stop: () => void client.off('serverHeartbeatSucceeded', read),
  };
}

/** A router of a sharded cluster (`isdbgrid`) has transactions too. */
function findProblem(address: string, { setName, msg, isreplicaset }: Hello): string | undefined {
  if (setName !== undefined || msg === 'isdbgrid') return undefined;
  return isreplicaset
    ? `${address} is a member of a replica set that was not initiated. Run \`rs.initiate()\` there once.`
    : `${address} is a standalone mongod, which has no transactions. Start it with \`--replSet rs0\`, and run \`rs.initiate()\` there once.`;
}
