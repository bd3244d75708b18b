import { show } from '../bson/show.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { toNumber } from '../bson/numbers.ts';
import { invalidOptions, MongoError, unknownField } from '../errors.ts';
import { takesOption } from '../surface.ts';
import type { Request } from './request.ts';

/** Refuses what would otherwise be passed over: unknown options, and values of known ones that are not supported. */
export function checkOptions(request: Request, inTransaction: boolean): void {
  const { name, body } = request;
  const unknown = Object.keys(body).find((option) => !takesOption(name, option));
  if (unknown !== undefined) throw unknownField(name, unknown);
  checkReadConcern(body.readConcern, inTransaction);
}

const READ_CONCERNS: readonly Value[] = ['local', 'majority'];

function checkReadConcern(concern: Value, inTransaction: boolean): void {
  if (concern === undefined) return;
  const { level = 'local', ...others } = isDoc(concern) ? concern : { level: null };
  const isKnown = READ_CONCERNS.includes(level) || (inTransaction && level === 'snapshot');
  if (!isKnown || Object.keys(others).length > 0) {
    throw invalidOptions(
      `The readConcern ${JSON.stringify(concern)} is not supported here by the embedded database.`,
    );
  }
}

/**
 * Every answered write is on the disk of all members, of which there is one. More than that cannot be had, which the
 * answer then says beside the result.
 */
export function writeConcernError(request: Request): Doc {
  const concern = request.body.writeConcern;
  const wanted = isDoc(concern) ? concern.w : undefined;
  if (wanted === undefined || wanted === 'majority') return {};
  if (!isNumeric(wanted))
    throw new MongoError(79, 'UnknownReplWriteConcern', `No write concern mode named ${show(wanted)} found`);
  if (toNumber(wanted) <= 1) return {};
  const errmsg = 'Not enough data-bearing nodes';
  return { writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg } };
}
