import { Schema, type Connection, type Model } from 'mongoose';
import type { NoticeKind, NoticeTopic } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** Something that happened in a user's account, as the user reads it. */
export type NoticeRecord = {
  _id: Id;
  userId: Id;
  /** Tells the events of a user apart. */
  key: string;
  kind: NoticeKind;
  topic: NoticeTopic;
  text: string;
  /** The page about it. */
  path: string;
  createdAt: Date;
  readAt: Date | null;
  /** Whether a later email has to mention it. */
  awaitsMail?: boolean;
};

const text = { type: String, required: true } as const;

const noticeSchema = new Schema<NoticeRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    key: text,
    kind: text,
    topic: text,
    text,
    path: text,
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
    awaitsMail: Boolean,
  },
  { versionKey: false, strict: 'throw' },
);
noticeSchema.index({ userId: 1, key: 1 }, { unique: true });
noticeSchema.index({ userId: 1, createdAt: 1, _id: 1 });
noticeSchema.index({ userId: 1, readAt: 1 });
noticeSchema.index({ userId: 1, awaitsMail: 1 });
// For the job that removes personal data.
noticeSchema.index({ createdAt: 1 });

export function createNoticeModel(connection: Connection): Model<NoticeRecord> {
  return connection.model<NoticeRecord>('Notice', noticeSchema, 'notices');
}
