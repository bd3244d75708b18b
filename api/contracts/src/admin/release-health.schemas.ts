import { array, number, type InferType } from 'yup';
import {
  FAULT_CAUSE_MAX,
  FAULT_PATH_MAX,
  FAULT_PHASES,
  VITAL_NAMES,
  type VitalName,
} from '../reports/reports.constants.ts';
import { enumOf, responseCount, responseText, responseTime, strictObject } from '../schema.ts';
import { REASON_MAX } from './admin-list.ts';
import { APP_NAME_MAX_LENGTH, VERSION_MAX_LENGTH } from './releases.schemas.ts';

/** One measure of a version's pages; `p75` is the value that three quarters of the measurements do not exceed. */
const vitalResponse = strictObject({
  /** Milliseconds; without unit for CLS. */
  p75: number().strict().min(0).defined(),
  samples: responseCount(),
});
export type Vital = InferType<typeof vitalResponse>;

const vitalFields = Object.fromEntries(VITAL_NAMES.map((name) => [name, vitalResponse.nullable()]));

/** Equal faults of a version, counted once an hour for each network. */
const faultResponse = strictObject({
  /** When it was reported last. */
  at: responseTime(),
  phase: enumOf(FAULT_PHASES, 'Must be a phase').defined(),
  cause: responseText(FAULT_CAUSE_MAX),
  path: responseText(FAULT_PATH_MAX),
  count: responseCount(),
});

/** What page servers said within the last minute of a version that they cannot use. */
const unusableResponse = strictObject({ at: responseTime(), reason: responseText(FAULT_CAUSE_MAX) });

/** What browsers measured of one version. */
const versionHealthResponse = strictObject({
  version: responseText(VERSION_MAX_LENGTH),
  /** Pages that showed it. */
  views: responseCount(),
  /** Networks of visitors that saw it; those since it is live or a canary, which a rollback is based on. */
  networks: responseCount(),
  /** Those of them in which a fault replaced a page by a message. */
  faultyNetworks: responseCount(),
  /** `null` for a measure without samples. */
  vitals: strictObject(vitalFields as Record<VitalName, typeof vitalResponse>),
  /** Those of most networks, not all. */
  mainFaults: array(faultResponse).strict().defined(),
  /** `null` if page servers can use the version. */
  unusable: unusableResponse.nullable().defined(),
});

/** A version that the API rolled back automatically; a canary was ended. */
const rolledBackResponse = strictObject({
  app: responseText(APP_NAME_MAX_LENGTH),
  version: responseText(VERSION_MAX_LENGTH),
  at: responseTime(),
  /** The figures that it was rolled back for. */
  reason: responseText(REASON_MAX),
});

/** The last 24 hours of each remote, its live version first, then a canary, then what was live before. */
export const releaseHealthResponse = strictObject({
  apps: array(
    strictObject({
      app: responseText(APP_NAME_MAX_LENGTH),
      versions: array(versionHealthResponse).strict().defined(),
    }),
  )
    .strict()
    .defined(),
  rolledBack: array(rolledBackResponse).strict().defined(),
});
export type ReleaseHealth = InferType<typeof releaseHealthResponse>;
