import type { Fault, VitalName } from '@platform/contracts';
import { Schema, type Connection } from 'mongoose';
import { rawCollection } from '../../../platform/db/raw-collection.ts';

/** What browsers reported of a version within an hour; all fields are counters that only grow. */
export type HealthRecord = {
  /** App, version and hour. */
  _id: string;
  app: string;
  version: string;
  hour: Date;
  /** Pages that showed it. */
  views?: number;
  /** When a page server last could not use the version, and why. */
  unusableAt?: Date;
  unusableReason?: string;
  /** When it last served another version in its place. */
  fallbackAt?: Date;
  /** Equal faults by their digest, with the number of networks. */
  faults?: Record<string, Fault & { at: Date; count: number }>;
  /** Measurements by bucket (`vital-buckets.ts`). */
  vitals?: Partial<Record<VitalName, Record<string, number>>>;
  expiresAt: Date;
};

/** A network in which a version was shown: what an automatic rollback is based on. */
export type NetworkRecord = {
  /** App, version, revision and network. */
  _id: string;
  app: string;
  version: string;
  /** Revision of the registry since which the version is counted. */
  since: number;
  /** Keyed digest. */
  network: string;
  /** Whether one of its pages failed there. */
  isFaulty?: true;
  expiresAt: Date;
};

/** What was counted and does not count again: a page, or what a network reports of a version in an hour. */
export type CountedReportRecord = { _id: string; expiresAt: Date };

const expiresAt = { type: Date, required: true } as const;
const version = {
  _id: { type: String, required: true },
  app: { type: String, required: true },
  version: { type: String, required: true },
  expiresAt,
} as const;
const options = { versionKey: false, strict: 'throw' } as const;

const healthSchema = new Schema<HealthRecord>(
  {
    ...version,
    hour: { type: Date, required: true },
    views: { type: Number },
    unusableAt: { type: Date },
    unusableReason: { type: String },
    fallbackAt: { type: Date },
    faults: { type: Schema.Types.Mixed },
    vitals: { type: Schema.Types.Mixed },
  },
  options,
);
healthSchema.index({ hour: 1 });
healthSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const networkSchema = new Schema<NetworkRecord>(
  {
    ...version,
    since: { type: Number, required: true },
    network: { type: String, required: true },
    isFaulty: { type: Boolean },
  },
  options,
);
networkSchema.index({ app: 1, version: 1, since: 1, isFaulty: 1 });
networkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const countedSchema = new Schema<CountedReportRecord>({ _id: version._id, expiresAt }, options);
countedSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collections, which are written with update operators only. */
export type HealthCollections = ReturnType<typeof openHealthCollections>;

export function openHealthCollections(connection: Connection) {
  return {
    health: rawCollection(connection.model<HealthRecord>('ReleaseHealth', healthSchema, 'release_health')),
    networks: rawCollection(
      connection.model<NetworkRecord>('ReleaseNetwork', networkSchema, 'release_networks'),
    ),
    counted: rawCollection(
      connection.model<CountedReportRecord>('CountedReport', countedSchema, 'release_counted_reports'),
    ),
  };
}
