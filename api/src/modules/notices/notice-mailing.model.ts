import { Schema, type Connection, type Model } from 'mongoose';
import type { NoticeMailTime, OptionalNoticeKind } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';

/** When a user gets emails about optional kinds of notices. Times are of the business clock. */
export type NoticeMailingRecord = {
  /** The user. */
  _id: Id;
  /** What the user has chosen. */
  times: Partial<Record<OptionalNoticeKind, NoticeMailTime>>;
  /** Set if the user wants no optional email, of kinds that are added later neither. */
  unsubscribedAt: Date | null;
  /** IANA name, from the user's browser. */
  timeZone: string | null;
  /** The latest email that an hour without another one follows. */
  lastMailAt: Date | null;
  /** Counts notices that began to wait: their transaction conflicts with one that sends an email meanwhile. */
  waiting: number;
  /** When waiting notices are looked at next; `null` while none waits. */
  nextMailAt: Date | null;
  /** When the daily email is due; `null` while no notice waits for it. */
  digestAt: Date | null;
};

const time = { type: Date, default: null } as const;

const noticeMailingSchema = new Schema<NoticeMailingRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    times: { type: Schema.Types.Mixed, default: {} },
    unsubscribedAt: time,
    timeZone: { type: String, default: null },
    lastMailAt: time,
    waiting: { type: Number, default: 0 },
    nextMailAt: time,
    digestAt: time,
  },
  { versionKey: false, strict: 'throw', minimize: false },
);
noticeMailingSchema.index({ nextMailAt: 1 });

export function createNoticeMailingModel(connection: Connection): Model<NoticeMailingRecord> {
  return connection.model<NoticeMailingRecord>('NoticeMailing', noticeMailingSchema, 'notice_mailing');
}
