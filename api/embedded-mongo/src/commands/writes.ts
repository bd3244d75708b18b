import { encodeUpTo, MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { assertFieldTypes } from '../bson/field-types.ts';
import { MAX_STORED_DEPTH } from '../bson/limits.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, missingField, MongoError } from '../errors.ts';
import { TIME_SLICE_MS } from '../operation.ts';
import type { DeleteResult, UpdateResult } from '../records/statement-executor.ts';
import type { WriteTask } from '../storage/writer.ts';
import { DELETE_STATEMENT_OPTIONS, UPDATE_STATEMENT_OPTIONS } from '../supported-features.ts';
import { hasIdFirst, ensureId } from '../update/upsert.ts';
import type { CommandHandler, CommandContext } from './context.ts';
import { okReply } from './reply.ts';
import type { RawDoc } from './request.ts';

export const insert: CommandHandler = async (context) => {
  const { request, operation, statements } = context;
  const { namespace } = request;
  const docs = await request.decodeDocs('documents', operation, (rawDoc) => rawDoc);
  const { outcomes, writeErrors } = await runStatements(context, docs, (rawDoc, record) => {
    const { doc, bytes } = prepareInsert(rawDoc);
    return statements.insert(namespace, doc, bytes, operation, () => record({ n: 1 }));
  });
  return okReply({ n: outcomes.length, ...writeErrors });
};

export const update: CommandHandler = async (context) => {
  const { request, operation, statements, isRetryableWrite } = context;
  const { namespace } = request;
  const updates = await request.decodeDocs('updates', operation, ({ doc }) => parseUpdate(doc));
  const { outcomes, writeErrors } = await runStatements(context, updates, (item, record) => {
    const { multi, upsert } = item;
    if (multi && isRetryableWrite) throw multiNotRetryableError();
    const statement = { filter: item.q, update: item.u, multi, upsert };
    return statements.update(namespace, statement, operation, (result) => record(toUpdateOutcome(result)));
  });
  const upserted = outcomes.flatMap(({ statementIndex, outcome }) =>
    'upserted' in outcome ? [{ index: statementIndex, _id: outcome.upserted }] : [],
  );
  const totals = { n: sumField(outcomes, 'n'), nModified: sumField(outcomes, 'nModified') };
  return okReply({ ...totals, ...(upserted.length > 0 && { upserted }), ...writeErrors });
};

export const deleteRecords: CommandHandler = async (context) => {
  const { request, operation, statements, isRetryableWrite } = context;
  const { namespace } = request;
  const deletes = await request.decodeDocs('deletes', operation, ({ doc }) => parseDelete(doc));
  const { outcomes, writeErrors } = await runStatements(context, deletes, (item, record) => {
    const { q: filter, multi } = item;
    if (multi && isRetryableWrite) throw multiNotRetryableError();
    return statements.delete(namespace, { filter, multi }, operation, ({ deleted }) =>
      record({ n: deleted }),
    );
  });
  return okReply({ n: sumField(outcomes, 'n'), ...writeErrors });
};

export const findAndModify: CommandHandler = async (context) => {
  const { request, operation, statements, session, isRetryableWrite } = context;
  const earlierOutcome = isRetryableWrite ? session?.findOutcome(0) : undefined;
  if (earlierOutcome) return okReply(earlierOutcome);
  const { namespace, body } = request;
  const [remove, upsert, shouldReturnNew] = [
    request.getFlag('remove'),
    request.getFlag('upsert'),
    request.getFlag('new'),
  ];
  if (remove === (body.update !== undefined))
    throw failedToParse('Either an update or remove=true must be specified');
  if (remove && (upsert || shouldReturnNew))
    throw failedToParse('Cannot specify both new=true/upsert and remove=true');
  const target = { filter: request.getDoc('query'), multi: false, sort: body.sort };
  const toDeleteReply = ({ deleted: n, before }: DeleteResult): Doc =>
    recordOutcome(context, 0, { lastErrorObject: { n }, value: before ?? null });
  const toUpdateReply = ({ matched, upsertedId, before, after }: UpdateResult): Doc => {
    const upserted = upsertedId === undefined ? {} : { upserted: upsertedId };
    const lastErrorObject = {
      n: upsertedId === undefined ? matched : 1,
      updatedExisting: matched > 0,
      ...upserted,
    };
    return recordOutcome(context, 0, { lastErrorObject, value: (shouldReturnNew ? after : before) ?? null });
  };
  const task = remove
    ? statements.delete(namespace, target, operation, toDeleteReply)
    : statements.update(namespace, { ...target, update: body.update, upsert }, operation, toUpdateReply);
  return okReply(await context.writer.run(task));
};

/** Records the outcome of a statement for retries, and returns it. */
type RecordOutcome = (outcome: Doc) => Doc;
type StatementOutcomes = {
  outcomes: { statementIndex: number; outcome: Doc }[];
  writeErrors: { writeErrors?: Value[] };
};

/** Runs the statements of a command in order. With `ordered: true`, the default, the first error ends the command. */
function runStatements<T>(
  context: CommandContext,
  items: readonly T[],
  createTask: (item: T, record: RecordOutcome) => WriteTask<Doc>,
): Promise<StatementOutcomes> {
  const { request, operation, session, isRetryableWrite, writer } = context;
  const isOrdered = request.body.ordered === undefined || request.getFlag('ordered');
  function* run(): WriteTask<StatementOutcomes> {
    const outcomes: StatementOutcomes['outcomes'] = [];
    const errors: Doc[] = [];
    let messageLength = 0;
    // The slices of the operation are those of single statements.
    let turnStartedAt = performance.now();
    for (const [statementIndex, item] of items.entries()) {
      if (performance.now() - turnStartedAt > TIME_SLICE_MS) {
        yield;
        turnStartedAt = performance.now();
      }
      const earlierOutcome = isRetryableWrite ? session?.findOutcome(statementIndex) : undefined;
      try {
        const outcome =
          earlierOutcome ??
          (yield* createTask(item, (newOutcome) => recordOutcome(context, statementIndex, newOutcome)));
        outcomes.push({ statementIndex, outcome });
      } catch (error) {
        const writeError = toWriteError(error, statementIndex);
        messageLength += writeError.errmsg.length;
        errors.push(messageLength > MAX_MESSAGES_LENGTH ? { ...writeError, errmsg: '' } : writeError);
        // An error aborts the transaction.
        if (isOrdered || operation.transaction) break;
      }
      operation.memory.release();
    }
    return { outcomes, writeErrors: errors.length > 0 ? { writeErrors: errors } : {} };
  }
  return writer.run(run());
}

function recordOutcome(
  { isRetryableWrite, session, sessions }: CommandContext,
  statement: number,
  outcome: Doc,
): Doc {
  if (isRetryableWrite && session) sessions.recordOutcome(session, statement, outcome);
  return outcome;
}

/** As in MongoDB, further errors of a command have no text, so that the reply stays small. */
const MAX_MESSAGES_LENGTH = 1024 * 1024;

/** Error codes that fail the whole command instead of one statement: conflicts, ended transactions, engine failures. */
const COMMAND_LEVEL_CODES: ReadonlySet<number> = new Set([91, 112, 246, 251, 257, 279, 14031]);

function toWriteError(error: unknown, index: number): Doc & { errmsg: string } {
  if (!(error instanceof MongoError) || COMMAND_LEVEL_CODES.has(error.code)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/** Prepares a document for insertion. If its id comes first already, the received bytes are stored unchanged. */
function prepareInsert({ doc, bytes }: RawDoc): { doc: Doc; bytes: Buffer } {
  const docWithId = ensureId(doc);
  const storedBytes = bytes && hasIdFirst(doc) ? bytes : encodeUpTo(Infinity, docWithId, MAX_STORED_DEPTH);
  if (storedBytes.length > MAX_DOCUMENT_BYTES) {
    throw badValue(
      `object to insert too large. size in bytes: ${storedBytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  }
  return { doc: docWithId, bytes: storedBytes };
}

function toUpdateOutcome({ matched, modified, upsertedId }: UpdateResult): Doc {
  if (upsertedId === undefined) return { n: matched, nModified: modified };
  return { n: 1, nModified: 0, upserted: upsertedId };
}

const sumField = (outcomes: StatementOutcomes['outcomes'], name: string): number =>
  outcomes.reduce((sum, { outcome }) => sum + Number(outcome[name]), 0);

function parseUpdate(item: Doc): Doc & { q: Doc; multi: boolean; upsert: boolean } {
  assertFieldTypes('update.updates', item, UPDATE_STATEMENT_OPTIONS);
  if (item.u === undefined) throw missingField('update.updates.u');
  return {
    ...item,
    q: getFilter('update.updates', item),
    multi: isTruthy(item.multi),
    upsert: isTruthy(item.upsert),
  };
}

function parseDelete(item: Doc): Doc & { q: Doc; multi: boolean } {
  assertFieldTypes('delete.deletes', item, DELETE_STATEMENT_OPTIONS);
  if (!isNumeric(item.limit)) throw missingField('delete.deletes.limit');
  const count = toNumber(item.limit);
  if (count !== 0 && count !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${count}`);
  return { ...item, q: getFilter('delete.deletes', item), multi: count === 0 };
}

/** @throws MongoError 40414 if a statement has no filter. */
function getFilter(owner: string, { q }: Doc): Doc {
  if (!isDoc(q)) throw missingField(`${owner}.q`);
  return q;
}

const multiNotRetryableError = (): MongoError =>
  new MongoError(72, 'Cannot use retryable writes with multi=true');
