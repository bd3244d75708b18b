import { getErrorMessage } from '@platform/server-kit/node-utils';
import { decodeCommand } from '../bson/decode.ts';
import type { Doc, Value } from '../bson/value.ts';
import { parseDatabase } from '../catalog/namespace.ts';
import {
  commandNotFound,
  invalidOptions,
  MongoError,
  notSupportedInTransaction,
  RETRYABLE_CODES,
  TRANSIENT_CODES,
  unauthorized,
  wrongType,
} from '../errors.ts';
import { log } from '../log.ts';
import { Operation } from '../operation.ts';
import { COMMANDS, TRANSACTION_COMMANDS, type CommandName } from '../supported-features.ts';
import type { Client, Session } from '../transactions/session.ts';
import { COMMAND_HANDLERS } from './command-handlers.ts';
import type { Message } from '../wire/message.ts';
import type { Engine } from './context.ts';
import { assertSupportedOptions, assertTimeReached, getWriteConcernError } from './options.ts';
import type { Reply } from './reply.ts';
import { Request } from './request.ts';
import { parseSessionId } from './server-commands.ts';

/** The transaction number of a command, and its role in a transaction or retryable write. */
type TransactionInfo = { txnNumber: bigint; role: 'start' | 'continue' | 'end' | 'retryable' };

/** How long a client that has lost its connection may take to continue its transaction over another one. */
const RECONNECT_TIMEOUT_MS = 1_000;

/** Runs commands and converts thrown errors to MongoDB's error replies. */
export class Dispatcher {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The elements that every reply has, in BSON. */
  get replyElements(): Buffer {
    return this.#engine.clock.replyElements;
  }

  /** Runs a command. Never rejects: errors are part of the reply. */
  async run({ body: bytes, sequences, isLegacy }: Message, client: Client): Promise<Reply> {
    let transactionInfo: TransactionInfo | undefined;
    try {
      const body = decodeCommand(bytes);
      this.#engine.clock.advance(body.$clusterTime);
      body.$db = isLegacy ? 'admin' : parseDatabase(body.$db);
      const request = new Request(readCommandName(body), body, sequences);
      const session =
        body.lsid === undefined ? undefined : this.#engine.sessions.get(parseSessionId(body.lsid));
      transactionInfo = parseTransactionInfo(request);
      assertSupportedOptions(request, transactionInfo !== undefined && transactionInfo.role !== 'retryable');
      assertTimeReached(request, this.#engine.clock);
      if (transactionInfo) assertAllowedInTransaction(request, transactionInfo.role);
      // A transaction number comes with a session.
      if (!transactionInfo || !session) return await this.#runCommand(request, session, undefined, client);
      const info = transactionInfo;
      return await session.runExclusive(() => this.#runWithTxnNumber(request, session, info, client));
    } catch (error) {
      return createErrorReply(error, transactionInfo);
    }
  }

  /**
   * Aborts the transactions of a client that has disconnected, unless it continues them over another connection. A
   * killed process cannot abort them itself, and their locks would block others until the transaction time limit.
   */
  handleDisconnect(client: Client): void {
    for (const session of this.#engine.sessions.findWithOpenTransaction(client)) {
      const abort = (): Promise<void> =>
        // The running command, for example a commit, finishes first.
        session.runExclusive(() => {
          if (session.client === client) this.#abortTransaction(session);
          return Promise.resolve();
        });
      setTimeout(() => void abort(), RECONNECT_TIMEOUT_MS).unref();
    }
  }

  /** Runs a command with a txnNumber. Any error within a transaction aborts the transaction. */
  async #runWithTxnNumber(
    request: Request,
    session: Session,
    { txnNumber, role }: TransactionInfo,
    client: Client,
  ): Promise<Reply> {
    this.#engine.sessions.beginOrContinue(session, txnNumber, role);
    if (role === 'retryable') return this.#runCommand(request, session, role, client);
    session.client = client;
    try {
      const reply = await this.#runCommand(request, session, role, client);
      if (reply.kind === 'doc' && 'writeErrors' in reply.doc) this.#abortTransaction(session);
      return reply;
    } catch (error) {
      this.#abortTransaction(session);
      throw error;
    }
  }

  #abortTransaction(session: Session): void {
    this.#engine.cursors.killMatching({ session, inTransaction: true });
    this.#engine.sessions.abort(session);
  }

  async #runCommand(
    request: Request,
    session: Session | undefined,
    role: TransactionInfo['role'] | undefined,
    client: Client,
  ): Promise<Reply> {
    const transaction = role === undefined || role === 'retryable' ? undefined : session?.transaction;
    const operation = new Operation(transaction, () => client.isDisconnected);
    const concernError = getWriteConcernError(request);
    const context = {
      ...this.#engine,
      request,
      operation,
      session,
      isRetryableWrite: role === 'retryable',
    };
    let isHeldByCursor = false;
    try {
      const reply = await COMMAND_HANDLERS[request.name](context);
      if (reply.kind === 'doc') return { kind: 'doc', doc: { ...reply.doc, ...concernError } };
      isHeldByCursor = reply.cursorId !== 0n;
      return reply;
    } finally {
      if (!isHeldByCursor) operation.memory.release();
    }
  }
}

const INTERNAL_DATABASES = ['admin', 'config', 'local'];

/** Rejects what MongoDB allows outside of transactions, or with their first command, only. */
function assertAllowedInTransaction({ name, body, database }: Request, role: TransactionInfo['role']): void {
  if (role === 'continue' && body.readConcern !== undefined)
    throw invalidOptions('Only the first command in a transaction may specify a readConcern');
  if (role === 'retryable') return;
  if (name === 'commitTransaction' || name === 'abortTransaction') {
    if (database !== 'admin') throw unauthorized(`${name} may only be run against the admin database.`);
    return;
  }
  if (body.writeConcern !== undefined)
    throw invalidOptions(`writeConcern is not allowed within a multi-statement transaction: ${name}`);
  if (INTERNAL_DATABASES.includes(database))
    throw notSupportedInTransaction(`'${name}' against the '${database}' database`);
}

/** Returns the command's name, which is the name of the first field. */
function readCommandName(body: Doc): CommandName {
  const [name = ''] = Object.keys(body);
  if (Object.hasOwn(COMMANDS, name)) return name as CommandName;
  throw commandNotFound(name);
}

const RETRYABLE_WRITES: ReadonlySet<CommandName> = new Set<CommandName>([
  'insert',
  'update',
  'delete',
  'findAndModify',
]);

function parseTransactionInfo({ name, body }: Request): TransactionInfo | undefined {
  const { txnNumber, autocommit, startTransaction } = body;
  const isEnd = name === 'commitTransaction' || name === 'abortTransaction';
  if (txnNumber === undefined) {
    if (autocommit !== undefined)
      throw invalidOptions("'autocommit' field requires a transaction number to also be specified");
    assertNoStart(startTransaction);
    if (isEnd) throw new MongoError(125, `${name} must be run within a transaction`);
    return undefined;
  }
  if (typeof txnNumber !== 'bigint') throw wrongType('OperationSessionInfo.txnNumber', txnNumber, 'long');
  if (body.lsid === undefined)
    throw invalidOptions('Transaction number requires a session ID to also be specified');
  if (txnNumber < 0n) throw invalidOptions('Transaction number cannot be negative');
  if (autocommit === undefined) {
    assertNoStart(startTransaction);
    if (!RETRYABLE_WRITES.has(name)) throw notRetryableError(name);
    return { txnNumber, role: 'retryable' };
  }
  if (autocommit !== false) throw invalidOptions('Specifying autocommit=true is not allowed.');
  if (!TRANSACTION_COMMANDS.has(name)) throw notSupportedInTransaction(`'${name}'`);
  if (startTransaction === undefined)
    return { txnNumber, role: name === 'commitTransaction' ? 'end' : 'continue' };
  if (startTransaction !== true) throw invalidOptions('Specifying startTransaction=false is not allowed.');
  if (isEnd || name === 'killCursors') throw notSupportedInTransaction(`'${name}' as the first operation`);
  return { txnNumber, role: 'start' };
}

function assertNoStart(startTransaction: Value): void {
  if (startTransaction !== undefined)
    throw invalidOptions("'startTransaction' field requires 'autocommit' field to also be specified");
}

const notRetryableError = (name: CommandName): MongoError =>
  new MongoError(
    50768,
    `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${name} is not a retryable write command.`,
  );

export function createErrorReply(error: unknown, transactionInfo?: TransactionInfo): Reply {
  const { code, codeName, message, details } = toMongoError(error);
  const isInTransaction = transactionInfo !== undefined && transactionInfo.role !== 'retryable';
  const errorLabels: string[] = [];
  if (
    isInTransaction &&
    TRANSIENT_CODES.has(code) &&
    !(transactionInfo.role === 'end' && RETRYABLE_CODES.has(code))
  ) {
    errorLabels.push('TransientTransactionError');
  }
  if (
    RETRYABLE_CODES.has(code) &&
    (transactionInfo?.role === 'retryable' || transactionInfo?.role === 'end')
  ) {
    errorLabels.push('RetryableWriteError');
  }
  const labels = errorLabels.length > 0 ? { errorLabels } : {};
  const doc: Doc = { ok: 0, errmsg: message, code, codeName, ...details, ...labels };
  return { kind: 'doc', doc };
}

/** Converts any other error, which is a bug in the engine, to UnknownError and logs its stack. */
function toMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  log.error({ err: error }, 'failed to run a command');
  return new MongoError(8, `The embedded database failed: ${getErrorMessage(error)}`);
}
