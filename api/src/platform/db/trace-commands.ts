import type { mongo } from 'mongoose';
import type { Tracing } from '@platform/server-kit/telemetry';
import { callContext } from '../call-context.ts';

/** Traces the commands of requests, by their names and collections. Filters and values can be personal. */
export function traceCommands(client: mongo.MongoClient, { startCommand }: Tracing): void {
  const running = new Map<number, (hasFailed: boolean) => void>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const operand: unknown = command[commandName];
    const context = callContext.getStore();
    const end = startCommand(
      commandName,
      typeof operand === 'string' ? operand : undefined,
      context && 'requestId' in context ? context.requestId : undefined,
    );
    if (end) running.set(requestId, end);
  });
  const end = (requestId: number, hasFailed: boolean): void => {
    running.get(requestId)?.(hasFailed);
    running.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId, false));
  client.on('commandFailed', ({ requestId }) => end(requestId, true));
}
