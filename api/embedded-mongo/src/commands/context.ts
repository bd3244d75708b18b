import type { PipelineExecutor } from '../aggregation/pipeline.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Finder } from '../find/finder.ts';
import type { Operation } from '../operation.ts';
import type { RecordStore } from '../records/record-store.ts';
import type { StatementExecutor } from '../records/statement-executor.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer } from '../storage/writer.ts';
import type { ClusterClock } from '../transactions/cluster-clock.ts';
import type { Session } from '../transactions/session.ts';
import type { SessionManager } from '../transactions/session-manager.ts';
import type { CursorManager } from './cursor-manager.ts';
import type { Reply } from './reply.ts';
import type { Request } from './request.ts';

/** The components of the engine that command handlers use. */
export type Engine = {
  environment: Environment;
  writer: Writer;
  catalog: Catalog;
  records: RecordStore;
  finder: Finder;
  pipelines: PipelineExecutor;
  statements: StatementExecutor;
  sessions: SessionManager;
  cursors: CursorManager;
  clock: ClusterClock;
  /** The address under which clients know this server. */
  socketPath: string;
};

/** One running command. */
export type CommandContext = Engine & {
  request: Request;
  operation: Operation;
  session: Session | undefined;
  /** Whether the command is a retryable write, whose outcomes are persisted for retries. */
  isRetryableWrite: boolean;
};

export type CommandHandler = (context: CommandContext) => Reply | Promise<Reply>;
