import { encode, MAX_DOCUMENT_BYTES, documentTooLarge } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, locationError, MongoError, unknownField } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
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
  const docs = request.getRawDocs('documents').map(prepareInsert);
  const { outcomes, writeErrors } = await runStatements(context, docs, ({ doc, bytes }, record) =>
    statements.insert(namespace, doc, bytes, operation, () => record({ n: 1 })),
  );
  return okReply({ n: outcomes.length, ...writeErrors });
};

export const update: CommandHandler = async (context) => {
  const { request, operation, statements, isRetryableWrite } = context;
  const { namespace } = request;
  const updates = request
    .getRawDocs('updates')
    .map(({ doc }) => parseStatement('update.updates', doc, UPDATE_STATEMENT_OPTIONS));
  const { outcomes, writeErrors } = await runStatements(context, updates, (item, record) => {
    const [multi, upsert] = [isTruthy(item.multi), isTruthy(item.upsert)];
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
  const deletes = request
    .getRawDocs('deletes')
    .map(({ doc }) => parseStatement('delete.deletes', doc, DELETE_STATEMENT_OPTIONS));
  const { outcomes, writeErrors } = await runStatements(context, deletes, (item, record) => {
    const multi = !(isNumeric(item.limit) && toNumber(item.limit) === 1);
    if (multi && isRetryableWrite) throw multiNotRetryableError();
    const statement = { filter: item.q, multi };
    return statements.delete(namespace, statement, operation, ({ deleted }) => record({ n: deleted }));
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
  const project = compileProjection(request.getDoc('fields'));
  const toValue = (doc: Doc | undefined): Value => (doc ? project(doc) : null);
  const target = { filter: request.getDoc('query'), multi: false, sort: body.sort };
  const toDeleteReply = ({ deleted: n, before }: DeleteResult): Doc =>
    recordOutcome(context, 0, { lastErrorObject: { n }, value: toValue(before) });
  const toUpdateReply = ({ matched, upsertedId, before, after }: UpdateResult): Doc => {
    const upserted = upsertedId === undefined ? {} : { upserted: upsertedId };
    const lastErrorObject = {
      n: upsertedId === undefined ? matched : 1,
      updatedExisting: matched > 0,
      ...upserted,
    };
    return recordOutcome(context, 0, { lastErrorObject, value: toValue(shouldReturnNew ? after : before) });
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
    const errors: Value[] = [];
    operation.startSlice();
    for (const [statementIndex, item] of items.entries()) {
      if (operation.shouldPause) {
        yield;
        operation.startSlice();
      }
      const earlierOutcome = isRetryableWrite ? session?.findOutcome(statementIndex) : undefined;
      try {
        const outcome =
          earlierOutcome ??
          (yield* createTask(item, (newOutcome) => recordOutcome(context, statementIndex, newOutcome)));
        outcomes.push({ statementIndex, outcome });
      } catch (error) {
        errors.push(toWriteError(error, statementIndex));
        if (isOrdered) break;
      }
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

/** Error codes that fail the whole command instead of one statement: conflicts, time limits, engine failures. */
const COMMAND_LEVEL_CODES: ReadonlySet<number> = new Set([50, 91, 112, 251, 257, 279, 14031]);

function toWriteError(error: unknown, index: number): Doc {
  if (!(error instanceof MongoError) || COMMAND_LEVEL_CODES.has(error.code)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/** Prepares a document for insertion. If its id comes first already, the received bytes are stored unchanged. */
function prepareInsert({ doc, bytes }: RawDoc): { doc: Doc; bytes: Buffer } {
  const docWithId = ensureId(doc);
  const storedBytes = bytes && hasIdFirst(doc) ? bytes : encode(docWithId);
  if (storedBytes.length > MAX_DOCUMENT_BYTES) throw documentTooLarge(storedBytes.length);
  return { doc: docWithId, bytes: storedBytes };
}

function toUpdateOutcome({ matched, modified, upsertedId }: UpdateResult): Doc {
  if (upsertedId === undefined) return { n: matched, nModified: modified };
  return { n: 1, nModified: 0, upserted: upsertedId };
}

const sumField = (outcomes: StatementOutcomes['outcomes'], name: string): number =>
  outcomes.reduce((sum, { outcome }) => sum + Number(outcome[name]), 0);

/**
 * Parses one statement of an `update` or `delete` command.
 *
 * @throws MongoError for an unknown option or a missing filter.
 */
function parseStatement(command: string, item: Doc, options: readonly string[]): Doc & { q: Doc } {
  const unknown = Object.keys(item).find((option) => !options.includes(option));
  if (unknown !== undefined) throw unknownField(command, unknown);
  const { q } = item;
  if (!isDoc(q)) throw locationError(40414, `BSON field '${command}.q' must be an object`);
  return { ...item, q };
}

const multiNotRetryableError = (): MongoError =>
  new MongoError(72, 'InvalidOptions', 'Cannot use retryable writes with multi=true');
