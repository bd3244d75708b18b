import type { CommandName } from '../surface.ts';
import {
  create,
  drop,
  dropDatabase,
  dropIndexes,
  listCollections,
  listDatabases,
  listIndexes,
} from './catalog-commands.ts';
import type { Command } from './context.ts';
import { createIndexes } from './create-indexes.ts';
import { aggregate, count, distinctValues, explain, find, getMore, killCursors } from './reads.ts';
import {
  abortTransaction,
  buildInfo,
  commitTransaction,
  endSessions,
  hello,
  ping,
} from './server-commands.ts';
import { validate } from './validate.ts';
import { deleteRecords, findAndModify, insert, update } from './writes.ts';

export const HANDLERS: Readonly<Record<CommandName, Command>> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping,
  buildInfo,
  buildinfo: buildInfo,
  find,
  getMore,
  killCursors,
  aggregate,
  count,
  distinct: distinctValues,
  explain,
  insert,
  update,
  delete: deleteRecords,
  findAndModify,
  commitTransaction,
  abortTransaction,
  endSessions,
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  createIndexes,
  dropIndexes,
  listIndexes,
  validate,
};
