import type { Tx } from './db/transaction.ts';

/**
 * An event that a module publishes for modules that depend on it. Listeners run sequentially inside the publisher's
 * transaction, so an error in any of them rolls everything back.
 */
export type DomainEvent<Payload> = {
  listen(listener: Listener<Payload>): void;
  publish(tx: Tx, payload: Payload): Promise<void>;
};

type Listener<Payload> = (tx: Tx, payload: Payload) => Promise<void>;

export function createEvent<Payload>(): DomainEvent<Payload> {
  const listeners: Listener<Payload>[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    async publish(tx, payload) {
      for (const listener of listeners) await listener(tx, payload);
    },
  };
}
