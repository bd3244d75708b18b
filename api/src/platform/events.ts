import type { Tx } from './db/transaction.ts';

/**
 * Something that has happened in a module and that modules above it act on. Listeners run one after the other inside
 * the publisher's transaction: what they refuse or fail at undoes all of it.
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
