import type { WorkFileType } from '@platform/contracts';
import { Schema, type Connection, type Model, type mongo } from 'mongoose';
import type { Id } from '../../../platform/ids.ts';

/** A file that a member uploaded for an answer. */
export type WorkFileRecord = {
  _id: Id;
  userId: Id;
  name: string;
  type: WorkFileType;
  /** Bytes. */
  size: number;
  sha256: string;
  /**
   * `arriving` until its whole content is stored, and `used` once an answer names it. Unused files are removed after a
   * week, used ones with other old evidence.
   */
  state: 'arriving' | 'unused' | 'used';
  createdAt: Date;
  /** Whether its member has handed work in that names it, so that reviewers can open it. */
  isHandedIn: boolean;
};

/** A piece of a file's content. */
export type WorkFileChunkRecord = {
  /** `<file>:<n>`, from 0. */
  _id: string;
  fileId: Id;
  content: mongo.Binary;
};

/** How many files a member has ever uploaded; concurrent uploads conflict on it. */
export type UploadCounterRecord = { _id: Id; count: number };

export type WorkFileModels = {
  files: Model<WorkFileRecord>;
  chunks: Model<WorkFileChunkRecord>;
  counters: Model<UploadCounterRecord>;
};

const text = { type: String, required: true } as const;
const objectId = { type: Schema.Types.ObjectId, required: true } as const;
const schemaOptions = { versionKey: false, strict: 'throw' } as const;

const fileSchema = new Schema<WorkFileRecord>(
  {
    userId: objectId,
    name: text,
    type: text,
    size: { type: Number, required: true, min: 1, validate: Number.isSafeInteger },
    sha256: text,
    state: text,
    createdAt: { type: Date, required: true },
    isHandedIn: { type: Boolean, required: true },
  },
  schemaOptions,
);
fileSchema.index({ userId: 1, state: 1 });
fileSchema.index({ state: 1, createdAt: 1, _id: 1 });

const chunkSchema = new Schema<WorkFileChunkRecord>(
  { _id: text, fileId: objectId, content: { type: Schema.Types.Buffer, required: true } },
  schemaOptions,
);
chunkSchema.index({ fileId: 1 });

const counterSchema = new Schema<UploadCounterRecord>(
  { _id: objectId, count: { type: Number, required: true } },
  schemaOptions,
);

export function createWorkFileModels(connection: Connection): WorkFileModels {
  return {
    files: connection.model<WorkFileRecord>('WorkFile', fileSchema, 'work_files'),
    chunks: connection.model<WorkFileChunkRecord>('WorkFileChunk', chunkSchema, 'work_file_chunks'),
    counters: connection.model<UploadCounterRecord>('UploadCounter', counterSchema, 'upload_counters'),
  };
}
