import { assertFieldTypes, type FieldTypes } from '../bson/field-types.ts';
import { formatValue } from '../bson/format-value.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { toNumber } from '../bson/numbers.ts';
import { failedToParse, invalidOptions, unknownField } from '../errors.ts';
import { supportsOption } from '../supported-features.ts';
import type { ClusterClock } from '../transactions/cluster-clock.ts';
import type { Request } from './request.ts';

/** Rejects unknown options and unsupported values of known options, which would otherwise be ignored silently. */
export function assertSupportedOptions(request: Request, isInTransaction: boolean): void {
  const { name, body } = request;
  const unknown = Object.keys(body).find((option) => !supportsOption(name, option));
  if (unknown !== undefined) throw unknownField(name, unknown);
  assertSupportedReadConcern(body.readConcern, isInTransaction);
}

function assertSupportedReadConcern(concern: Value, isInTransaction: boolean): void {
  if (concern === undefined) return;
  const { level = 'local', ...otherFields } = isDoc(concern) ? concern : { level: null };
  delete otherFields.afterClusterTime;
  const isKnown = level === 'local' || (isInTransaction && level === 'snapshot');
  if (!isKnown || Object.keys(otherFields).length > 0) {
    throw invalidOptions(
      `The readConcern ${formatValue(concern)} is not supported for this command by the embedded database.`,
    );
  }
}

/**
 * Rejects a read whose `afterClusterTime` has not been reached.
 *
 * @throws MongoError as `ClusterClock.assertReached`.
 */
export function assertTimeReached({ body: { readConcern } }: Request, clock: ClusterClock): void {
  if (isDoc(readConcern)) clock.assertReached(readConcern.afterClusterTime);
}

const WRITE_CONCERN_TYPES: FieldTypes = {
  ...{ w: 'any', j: 'flag', fsync: 'flag', wtimeout: 'number', provenance: 'string' },
};

/**
 * Returns the `writeConcernError` of a reply, if any. An acknowledged write is durable on every member of the replica
 * set, which has one member; a request for more nodes, or for an unknown mode, is reported beside the result, as in
 * MongoDB.
 *
 * @throws MongoError TypeMismatch or 40415 for a malformed concern, FailedToParse for a number of nodes that cannot be.
 */
export function getWriteConcernError(request: Request): Doc {
  const concern = request.getDoc('writeConcern');
  assertFieldTypes('WriteConcern', concern, WRITE_CONCERN_TYPES);
  const { w: requestedNodes } = concern;
  if (requestedNodes === undefined || requestedNodes === 'majority') return {};
  if (typeof requestedNodes === 'string') {
    const errmsg = `No write concern mode named '${requestedNodes}' found in replica set configuration`;
    return { writeConcernError: { code: 79, codeName: 'UnknownReplWriteConcern', errmsg } };
  }
  const nodes = isNumeric(requestedNodes) ? toNumber(requestedNodes) : NaN;
  if (!(nodes >= 0 && nodes <= MAX_NODES))
    throw failedToParse(`w has to be a non-negative number and not greater than ${MAX_NODES}, or a string`);
  if (nodes <= 1) return {};
  const errmsg = 'Not enough data-bearing nodes';
  return { writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg } };
}

/** MongoDB's limit on the members of a replica set. */
const MAX_NODES = 50;
