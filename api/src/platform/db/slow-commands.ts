import type { mongo } from 'mongoose';
import { createLineSampler, type Logger } from '@platform/server-kit/logging';
import { callContext, type CallContext } from '../call-context.ts';
import { connectionName } from './pool-statistics.ts';
import type { Tracing } from '@platform/server-kit/telemetry';

/** A finished command. Its name and collection are known only if the client monitors commands. */
type FinishedCommand = {
  readonly context: CallContext;
  readonly ms: number;
  readonly command?: string;
  readonly collection?: string | undefined;
};

/** Commands that take at least this long are logged. Usual ones take a few milliseconds. */
const SLOW_COMMAND_MS = 200;

/**
 * Logs slow commands with the request or job that they belong to, so that one id leads from the browser to the
 * database. Commands of the start belong to none: indexes and seed data take their time. Neither filters nor values are
 * logged, which can be personal.
 */
export function logSlowCommands(client: mongo.MongoClient, logger: Logger, slowMs = SLOW_COMMAND_MS): void {
  const sampler = createLineSampler((command, omitted) =>
    logger.warn(
      { command: command || undefined, omitted },
      'further slow database commands left out of the log',
    ),
  );
  const log = ({ context, ms, command, collection }: FinishedCommand): void => {
    if (ms < slowMs || !sampler.take(command ?? '')) return;
    logger.warn({ ...context, command, collection, ms }, 'slow database command');
  };
  if (client.options.monitorCommands) watchCommands(client, log);
  else watchConnections(client, log);
}

function watchCommands(client: mongo.MongoClient, log: (command: FinishedCommand) => void): void {
  const running = new Map<
    number,
    { readonly context: CallContext; readonly collection: string | undefined }
  >();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const context = callContext.getStore();
    if (!context) return;
    const operand: unknown = command[commandName];
    running.set(requestId, { context, collection: typeof operand === 'string' ? operand : undefined });
  });
  client.on('commandSucceeded', ({ requestId, commandName: command, duration: ms }) => {
    const started = running.get(requestId);
    running.delete(requestId);
    if (started) log({ ...started, command, ms });
  });
  // The caller logs why it failed, if that is unusual.
  client.on('commandFailed', ({ requestId }) => running.delete(requestId));
}

/** A command has a connection of its own until its response, so the events of connections tell how long it takes. */
function watchConnections(client: mongo.MongoClient, log: (command: FinishedCommand) => void): void {
  const startedAtMs = new Map<string, number>();
  client.on('connectionCheckedOut', (event) => startedAtMs.set(connectionName(event), performance.now()));
  client.on('connectionCheckedIn', (event) => {
    const startMs = startedAtMs.get(connectionName(event));
    // A connection is returned in the context of its command, but may be taken in that of another.
    const context = callContext.getStore();
    if (startMs !== undefined && context) log({ context, ms: Math.round(performance.now() - startMs) });
  });
  client.on('connectionClosed', (event) => startedAtMs.delete(connectionName(event)));
}

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
