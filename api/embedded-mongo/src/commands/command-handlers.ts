import type { CommandName } from '../supported-features.ts';
import {
  create,
  drop,
  dropDatabase,
  dropIndexes,
  listCollections,
  listDatabases,
  listIndexes,
} from './catalog-commands.ts';
import type { CommandHandler } from './context.ts';
import { createIndexes } from './create-indexes.ts';
import { aggregate, count, distinct, explain, find, getMore, killCursors } from './reads.ts';
import {
  abortTransaction,
  buildInfo,
  commitTransaction,
  endSessions,
  hello,
  ping,
  serverStatus,
} from './server-commands.ts';
import { validate } from './validate.ts';
import { deleteRecords, findAndModify, insert, update } from './writes.ts';

export const COMMAND_HANDLERS: Readonly<Record<CommandName, CommandHandler>> = {
  hello,
  ismaster: hello,
  ping,
  serverStatus,
  buildInfo,
  find,
  getMore,
  killCursors,
  aggregate,
  distinct,
  count,
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
  listDatabases,
  listCollections,
  createIndexes,
  dropIndexes,
  listIndexes,
  validate,
};
