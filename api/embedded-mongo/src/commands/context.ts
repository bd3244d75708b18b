import type { Pipelines } from '../aggregation/pipeline.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Finder } from '../find/finder.ts';
import type { Operation } from '../operation.ts';
import type { RecordStore } from '../records/record-store.ts';
import type { Statements } from '../records/statements.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer } from '../storage/writer.ts';
import type { Session } from '../transactions/session.ts';
import type { Sessions } from '../transactions/sessions.ts';
import type { Cursors } from './cursors.ts';
import type { Reply } from './reply.ts';
import type { Request } from './request.ts';

/** The parts of the engine, as commands use them. */
export type Engine = {
  environment: Environment;
  writer: Writer;
  catalog: Catalog;
  records: RecordStore;
  finder: Finder;
  pipelines: Pipelines;
  statements: Statements;
  sessions: Sessions;
  cursors: Cursors;
  /** The address that clients know it by. */
  address: string;
};

/** One command under way. */
export type CommandContext = Engine & {
  request: Request;
  operation: Operation;
  session: Session | undefined;
  /** Whether it is a retryable write, whose outcomes are kept. */
  retryable: boolean;
};

export type Command = (context: CommandContext) => Reply | Promise<Reply>;
