import { decode } from '../bson/decode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isNumeric, type Doc } from '../bson/value.ts';
import {
  failedToParse,
  invalidOptions,
  MongoError,
  notInTransaction,
  RETRYABLE_CODES,
  TRANSIENT_CODES,
} from '../errors.ts';
import { Operation } from '../operation.ts';
import { COMMANDS, IN_TRANSACTIONS, type CommandName } from '../surface.ts';
import type { Client, Session } from '../transactions/session.ts';
import { HANDLERS } from './commands.ts';
import type { Engine } from './context.ts';
import { checkOptions, writeConcernError } from './options.ts';
import type { Reply } from './reply.ts';
import { Request } from './request.ts';
import { sessionId } from './server-commands.ts';

/** How a command is numbered: as part of a transaction, as a retryable write, or not at all. */
type Numbering = { number: bigint; kind: 'start' | 'continue' | 'end' | 'retryable' };

/** Runs commands and turns what they throw into MongoDB's errors. */
export class Dispatcher {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Never rejects: what goes wrong is in the reply. */
  async run(
    bytes: Buffer,
    sequences: ReadonlyMap<string, readonly Buffer[]>,
    client: Client,
  ): Promise<Reply> {
    let numbering: Numbering | undefined;
    try {
      const body = decode(bytes);
      const request = new Request(commandName(body), body, sequences);
      const session = body.lsid === undefined ? undefined : this.#engine.sessions.get(sessionId(body.lsid));
      numbering = numberingOf(request);
      checkOptions(request, numbering !== undefined && numbering.kind !== 'retryable');
      if (!numbering) return await this.#handle(request, session, undefined, client);
      const numbered = numbering;
      if (!session) throw invalidOptions('Numbered commands need a session.');
      return await session.inTurn(() => this.#handleNumbered(request, session, numbered, client));
    } catch (error) {
      return errorReply(error, numbering);
    }
  }

  /**
   * A process that was killed ends none of its transactions, and others would meet what they hold until the limit of time.
   * A client that lives and has lost a connection only is told that the transaction is gone, and begins it anew.
   */
  disconnected(client: Client): void {
    for (const session of this.#engine.sessions.openOf(client)) {
      // What is under way, such as a commit, comes to its end first.
      void session.inTurn(() => {
        if (session.client === client) this.#abort(session);
        return Promise.resolve();
      });
    }
  }

  /** What fails in a transaction ends the transaction. */
  async #handleNumbered(
    request: Request,
    session: Session,
    { number, kind }: Numbering,
    client: Client,
  ): Promise<Reply> {
    this.#engine.sessions.enter(session, number, kind);
    if (kind === 'retryable') return this.#handle(request, session, kind, client);
    session.client = client;
    try {
      const reply = await this.#handle(request, session, kind, client);
      if (reply.kind === 'doc' && 'writeErrors' in reply.doc) this.#abort(session);
      return reply;
    } catch (error) {
      this.#abort(session);
      throw error;
    }
  }

  #abort(session: Session): void {
    this.#engine.cursors.killAll({ session, inTransaction: true });
    this.#engine.sessions.abort(session);
  }

  async #handle(
    request: Request,
    session: Session | undefined,
    kind: Numbering['kind'] | undefined,
    client: Client,
  ): Promise<Reply> {
    const transaction = kind === undefined || kind === 'retryable' ? undefined : session?.transaction;
    const operation = new Operation(transaction, {
      maxTimeMs: request.count('maxTimeMS', 0),
      isDisconnected: () => client.isDisconnected,
    });
    const concern = writeConcernError(request);
    const context = { ...this.#engine, request, operation, session, retryable: kind === 'retryable' };
    const reply = await HANDLERS[request.name](context);
    return reply.kind === 'doc' ? { kind: 'doc', doc: { ...reply.doc, ...concern } } : reply;
  }
}

/** A command's name is the name of its first field. */
function commandName(body: Doc): CommandName {
  const [name = ''] = Object.keys(body);
  if (Object.hasOwn(COMMANDS, name)) return name as CommandName;
  throw new MongoError(
    59,
    'CommandNotFound',
    `no such command: '${name}', or one that the embedded database does not support`,
  );
}

const RETRYABLE_WRITES: ReadonlySet<CommandName> = new Set<CommandName>([
  'insert',
  'update',
  'delete',
  'findAndModify',
]);

function numberingOf({ name, body }: Request): Numbering | undefined {
  const { txnNumber, autocommit, startTransaction } = body;
  if (txnNumber === undefined) {
    if (name === 'commitTransaction' || name === 'abortTransaction')
      throw failedToParse(`${name} needs a txnNumber`);
    return undefined;
  }
  if (!isNumeric(txnNumber)) throw failedToParse('A txnNumber has to be a number');
  const number = typeof txnNumber === 'bigint' ? txnNumber : BigInt(toNumber(txnNumber));
  if (autocommit !== false) {
    if (!RETRYABLE_WRITES.has(name)) throw invalidOptions(`${name} is not a retryable write`);
    return { number, kind: 'retryable' };
  }
  if (!IN_TRANSACTIONS.has(name)) throw notInTransaction(`'${name}'`);
  return {
    number,
    kind: startTransaction === true ? 'start' : name === 'commitTransaction' ? 'end' : 'continue',
  };
}

function errorReply(error: unknown, numbering: Numbering | undefined): Reply {
  const { code, codeName, message, details } = asMongoError(error);
  const inTransaction = numbering !== undefined && numbering.kind !== 'retryable';
  const errorLabels: string[] = [];
  if (
    inTransaction &&
    TRANSIENT_CODES.has(code) &&
    !(numbering.kind === 'end' && RETRYABLE_CODES.has(code))
  ) {
    errorLabels.push('TransientTransactionError');
  }
  if (RETRYABLE_CODES.has(code) && (numbering?.kind === 'retryable' || numbering?.kind === 'end')) {
    errorLabels.push('RetryableWriteError');
  }
  const labels = errorLabels.length > 0 ? { errorLabels } : {};
  const doc: Doc = { ok: 0, errmsg: message, code, codeName, ...details, ...labels };
  return { kind: 'doc', doc };
}

/** Anything else is a bug of the engine: the client is told so, and the log has the rest. */
function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The embedded database failed on a command: ${text}\n`);
  return new MongoError(
    8,
    'UnknownError',
    `The embedded database failed: ${error instanceof Error ? error.message : String(error)}`,
  );
}
