import { constants } from 'node:os';
import { MongoError } from '../errors.ts';

/** LMDB's own code for a data file that has reached its upper bound. */
const MDB_MAP_FULL = -30_792;

const { ENOSPC, EDQUOT, EFBIG, EIO, EROFS, EACCES, EPERM } = constants.errno;

/**
 * Maps the codes of failed writes that leave the data as it was to what is wrong. LMDB also reports EIO for a write
 * that a full disk cut short; EFBIG is the result of a file size limit, as set by `ulimit -f`.
 */
const FAILURES: ReadonlyMap<unknown, string> = new Map([
  [ENOSPC, 'The disk is full'],
  [EDQUOT, 'The disk quota is used up'],
  [EFBIG, 'The file size limit is reached'],
  [MDB_MAP_FULL, 'The data file has reached its maximum size'],
  [EIO, 'The disk is full or failing'],
  [EROFS, 'The disk is read-only'],
  [EACCES, 'The data file is not writable'],
  [EPERM, 'The data file is not writable'],
]);

/**
 * Describes why the storage cannot write for now, if that is what an error of LMDB says. Nothing of the transaction is
 * on disk then, what was there before can be read, and a later write may succeed.
 */
export function describeStorageFailure(error: unknown): string | undefined {
  // The codes of MongoDB are other numbers: 27 is a missing index there, and a file size limit here.
  if (!(error instanceof Error) || error instanceof MongoError) return undefined;
  return FAILURES.get((error as { code?: unknown }).code);
}
