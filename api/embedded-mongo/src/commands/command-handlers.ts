import type { CommandName } from '../supported-features.ts';
import { create, drop, dropDatabase, dropIndexes, listCollections, listIndexes } from './catalog-commands.ts';
import type { CommandHandler } from './context.ts';
import { createIndexes } from './create-indexes.ts';
import { aggregate, distinct, explain, find, getMore, killCursors } from './reads.ts';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  hello,
  ping,
  serverStatus,
} from './server-commands.ts';
import { deleteRecords, findAndModify, insert, update } from './writes.ts';

export const COMMAND_HANDLERS: Readonly<Record<CommandName, CommandHandler>> = {
  hello,
  ismaster: hello,
  ping,
  serverStatus,
  find,
  getMore,
  killCursors,
  aggregate,
  distinct,
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
  createIndexes,
  dropIndexes,
  listIndexes,
};
