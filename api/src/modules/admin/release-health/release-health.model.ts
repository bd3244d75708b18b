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
  views: number;
  faultyViews: number;
  /** Documents that page servers sent; counted for the shell only. */
  documents?: number;
  /** When a page server last could not use the version, and why. */
  unusableAt?: Date;
  unusableReason?: string;
  /** When it last served another version in its place. */
  fallbackAt?: Date;
  /** Equal faults by their digest. */
  faults?: Record<string, Fault & { at: Date; count: number }>;
  /** Measurements by bucket (`vital-buckets.ts`). */
  vitals?: Partial<Record<VitalName, Record<string, number>>>;
  expiresAt: Date;
};

/** The views of a version from one network within a minute: what an automatic decision is based on. */
export type NetworkViewsRecord = {
  /** App, version, minute and network. */
  _id: string;
  app: string;
  version: string;
  /** Start of the minute, or of what follows a change of the releases within it. */
  minute: Date;
  /** Keyed digest. */
  network: string;
  views: number;
  faultyViews: number;
  documents?: number;
  expiresAt: Date;
};

const counters = {
  _id: { type: String, required: true },
  app: { type: String, required: true },
  version: { type: String, required: true },
  views: { type: Number, required: true },
  faultyViews: { type: Number, required: true },
  documents: { type: Number },
  expiresAt: { type: Date, required: true },
} as const;
const options = { versionKey: false, strict: 'throw' } as const;

const healthSchema = new Schema<HealthRecord>(
  {
    ...counters,
    hour: { type: Date, required: true },
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

const networkViewsSchema = new Schema<NetworkViewsRecord>(
  { ...counters, minute: { type: Date, required: true }, network: { type: String, required: true } },
  options,
);
networkViewsSchema.index({ app: 1, version: 1, minute: 1 });
networkViewsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collections, which are written with update operators only. */
export type HealthCollections = ReturnType<typeof openHealthCollections>;

export function openHealthCollections(connection: Connection) {
  return {
    health: rawCollection(connection.model<HealthRecord>('ReleaseHealth', healthSchema, 'release_health')),
    networkViews: rawCollection(
      connection.model<NetworkViewsRecord>('NetworkViews', networkViewsSchema, 'release_network_views'),
    ),
  };
}
