import { encode, MAX_DOCUMENT_BYTES, tooLarge } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, isTrue, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, location, MongoError, unknownField } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import type { DeleteOutcome, UpdateOutcome } from '../records/statements.ts';
import type { WriteTask } from '../storage/writer.ts';
import { DELETE_OPTIONS, UPDATE_OPTIONS } from '../surface.ts';
import { hasIdFirst, withId } from '../update/upsert.ts';
import type { Command, CommandContext } from './context.ts';
import { ok } from './reply.ts';
import type { RawDoc } from './request.ts';

export const insert: Command = async (context) => {
  const { request, operation, statements } = context;
  const { namespace } = request;
  const docs = request.rawDocs('documents').map(toStore);
  const { outcomes, writeErrors } = await runEach(context, docs, ({ doc, bytes }, note) =>
    statements.insert(namespace, doc, bytes, operation, () => note({ n: 1 })),
  );
  return ok({ n: outcomes.length, ...writeErrors });
};

export const update: Command = async (context) => {
  const { request, operation, statements, retryable } = context;
  const { namespace } = request;
  const updates = request.rawDocs('updates').map(({ doc }) => checked('update.updates', doc, UPDATE_OPTIONS));
  const { outcomes, writeErrors } = await runEach(context, updates, (item, note) => {
    const [multi, upsert] = [isTrue(item.multi), isTrue(item.upsert)];
    if (multi && retryable) throw multiRetry();
    const statement = { filter: item.q, update: item.u, multi, upsert };
    return statements.update(namespace, statement, operation, (done) => note(updateReply(done)));
  });
  const upserted = outcomes.flatMap(({ at, outcome }) =>
    'upserted' in outcome ? [{ index: at, _id: outcome.upserted }] : [],
  );
  const totals = { n: total(outcomes, 'n'), nModified: total(outcomes, 'nModified') };
  return ok({ ...totals, ...(upserted.length > 0 && { upserted }), ...writeErrors });
};

export const deleteRecords: Command = async (context) => {
  const { request, operation, statements, retryable } = context;
  const { namespace } = request;
  const deletes = request.rawDocs('deletes').map(({ doc }) => checked('delete.deletes', doc, DELETE_OPTIONS));
  const { outcomes, writeErrors } = await runEach(context, deletes, (item, note) => {
    const multi = !(isNumeric(item.limit) && toNumber(item.limit) === 1);
    if (multi && retryable) throw multiRetry();
    const statement = { filter: item.q, multi };
    return statements.delete(namespace, statement, operation, ({ deleted }) => note({ n: deleted }));
  });
  return ok({ n: total(outcomes, 'n'), ...writeErrors });
};

export const findAndModify: Command = async (context) => {
  const { request, operation, statements, session, retryable } = context;
  const earlier = retryable ? session?.outcomeOf(0) : undefined;
  if (earlier) return ok(earlier);
  const { namespace, body } = request;
  const [remove, upsert, returnNew] = [request.flag('remove'), request.flag('upsert'), request.flag('new')];
  if (remove === (body.update !== undefined))
    throw failedToParse('Either an update or remove=true must be specified');
  if (remove && (upsert || returnNew))
    throw failedToParse('Cannot specify both new=true/upsert and remove=true');
  const project = compileProjection(request.doc('fields'));
  const valueOf = (doc: Doc | undefined): Value => (doc ? project(doc) : null);
  const target = { filter: request.doc('query'), multi: false, sort: body.sort };
  const deleted = ({ deleted: n, before }: DeleteOutcome): Doc =>
    note(context, 0, { lastErrorObject: { n }, value: valueOf(before) });
  const updated = ({ matched, upsertedId, before, after }: UpdateOutcome): Doc => {
    const upserted = upsertedId === undefined ? {} : { upserted: upsertedId };
    const lastErrorObject = {
      n: upsertedId === undefined ? matched : 1,
      updatedExisting: matched > 0,
      ...upserted,
    };
    return note(context, 0, { lastErrorObject, value: valueOf(returnNew ? after : before) });
  };
  const statement = remove
    ? statements.delete(namespace, target, operation, deleted)
    : statements.update(namespace, { ...target, update: body.update, upsert }, operation, updated);
  return ok(await context.writer.run(statement));
};

/** Keeps the outcome of a statement, and gives it back. */
type Note = (outcome: Doc) => Doc;
type Outcomes = { outcomes: { at: number; outcome: Doc }[]; writeErrors: { writeErrors?: Value[] } };

/** Runs the statements of a command, in their order; unless it is `ordered: false` the first that fails is the last. */
function runEach<T>(
  context: CommandContext,
  items: readonly T[],
  statement: (item: T, note: Note) => WriteTask<Doc>,
): Promise<Outcomes> {
  const { request, operation, session, retryable, writer } = context;
  const ordered = request.body.ordered === undefined || request.flag('ordered');
  function* run(): WriteTask<Outcomes> {
    const outcomes: Outcomes['outcomes'] = [];
    const errors: Value[] = [];
    operation.beginSlice();
    for (const [at, item] of items.entries()) {
      if (operation.pauseIsDue) {
        yield;
        operation.beginSlice();
      }
      const earlier = retryable ? session?.outcomeOf(at) : undefined;
      try {
        const outcome = earlier ?? (yield* statement(item, (done) => note(context, at, done)));
        outcomes.push({ at, outcome });
      } catch (error) {
        errors.push(writeError(error, at));
        if (ordered) break;
      }
    }
    return { outcomes, writeErrors: errors.length > 0 ? { writeErrors: errors } : {} };
  }
  return writer.run(run());
}

function note({ retryable, session, sessions }: CommandContext, statement: number, outcome: Doc): Doc {
  if (retryable && session) sessions.note(session, statement, outcome);
  return outcome;
}

/** Errors that end the command and not only a statement: conflicts, time limits, what is wrong with the engine. */
const ENDS_COMMAND: ReadonlySet<number> = new Set([50, 91, 112, 251, 257, 279, 14031]);

function writeError(error: unknown, index: number): Doc {
  if (!(error instanceof MongoError) || ENDS_COMMAND.has(error.code)) throw error;
  return { index, code: error.code, errmsg: error.message, ...error.details };
}

/** What comes with its id in front is stored as it came. */
function toStore({ doc, bytes }: RawDoc): { doc: Doc; bytes: Buffer } {
  const stored = withId(doc);
  const asItCame = bytes && hasIdFirst(doc) ? bytes : encode(stored);
  if (asItCame.length > MAX_DOCUMENT_BYTES) throw tooLarge(asItCame.length);
  return { doc: stored, bytes: asItCame };
}

function updateReply({ matched, modified, upsertedId }: UpdateOutcome): Doc {
  if (upsertedId === undefined) return { n: matched, nModified: modified };
  return { n: 1, nModified: 0, upserted: upsertedId };
}

const total = (outcomes: Outcomes['outcomes'], name: string): number =>
  outcomes.reduce((sum, { outcome }) => sum + Number(outcome[name]), 0);

/** @throws MongoError for an option that is not known, or without a filter. */
function checked(command: string, item: Doc, options: readonly string[]): Doc & { q: Doc } {
  const unknown = Object.keys(item).find((option) => !options.includes(option));
  if (unknown !== undefined) throw unknownField(command, unknown);
  const { q } = item;
  if (!isDoc(q)) throw location(40414, `BSON field '${command}.q' has to be an object`);
  return { ...item, q };
}

const multiRetry = (): MongoError =>
  new MongoError(72, 'InvalidOptions', 'Cannot use retryable writes with multi=true');
