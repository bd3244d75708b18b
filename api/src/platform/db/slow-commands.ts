import type { mongo } from 'mongoose';
import { createLineSampler, type Logger } from '@platform/logging';
import { callContext, type CallContext } from '../call-context.ts';

type StartedCommand = { readonly collection: string | undefined; readonly context: CallContext };

/** Commands that take at least this long are logged. Usual ones take a few milliseconds. */
const SLOW_COMMAND_MS = 200;

/**
 * Logs slow commands with the request or job that they belong to, so that one id leads from the browser to the
 * database. Commands of the start belong to none: indexes and seed data take their time. Neither filters nor values are
 * logged, which can be personal.
 */
export function logSlowCommands(client: mongo.MongoClient, logger: Logger, slowMs = SLOW_COMMAND_MS): void {
  const running = new Map<number, StartedCommand>();
  const sampler = createLineSampler((command, omitted) =>
    logger.warn({ command, omitted }, 'further slow database commands left out of the log'),
  );
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const context = callContext.getStore();
    if (!context) return;
    const operand: unknown = command[commandName];
    const collection = typeof operand === 'string' ? operand : undefined;
    running.set(requestId, { collection, context });
  });
  client.on('commandSucceeded', ({ requestId, commandName, duration }) => {
    const started = running.get(requestId);
    running.delete(requestId);
    if (!started || duration < slowMs || !sampler.take(commandName)) return;
    const { collection, context } = started;
    logger.warn({ ...context, command: commandName, collection, ms: duration }, 'slow database command');
  });
  // The caller logs why it failed, if that is unusual.
  client.on('commandFailed', ({ requestId }) => running.delete(requestId));
}
