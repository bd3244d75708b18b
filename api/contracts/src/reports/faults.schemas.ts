import { boolean, number, type InferType } from 'yup';
import { APP_NAME_MAX_LENGTH, VERSION_MAX_LENGTH } from '../admin/releases.schemas.ts';
import { enumOf, strictArray, strictObject, verbatimText } from '../schema.ts';
import {
  FAULT_CAUSE_MAX,
  FAULT_PATH_MAX,
  FAULT_PHASES,
  PAGE_ERRORS_MAX,
  VITAL_NAMES,
} from './reports.constants.ts';

/** Upper bound on the views in one report, and on the versions: a page has a few remotes. */
const VIEWS_MAX = 100;
const VERSIONS_MAX = 8;

const fault = strictObject({
  phase: enumOf(FAULT_PHASES, 'Phase is unknown').defined('Is required'),
  /** First line of the first cause, with its digits masked. */
  cause: verbatimText('Cause', FAULT_CAUSE_MAX).defined('Is required'),
  /** Path of the page's route, with `:parameters`. */
  path: verbatimText('Path', FAULT_PATH_MAX).defined('Is required'),
});
export type Fault = InferType<typeof fault>;

const measurement = strictObject({
  name: enumOf(VITAL_NAMES, 'Name is unknown').defined('Is required'),
  /** Milliseconds; without unit for CLS. */
  value: quantity('Value', 3_600_000),
});
export type Measurement = InferType<typeof measurement>;

/** What a page saw of one version since its last report. */
const versionReport = strictObject({
  app: verbatimText('App', APP_NAME_MAX_LENGTH).defined('Is required'),
  version: verbatimText('Version', VERSION_MAX_LENGTH).defined('Is required'),
  views: quantity('Views', VIEWS_MAX).integer('Views must be a whole number'),
  /** Views in which a message replaced the page. */
  faultyViews: quantity('Faulty views', VIEWS_MAX).integer('Faulty views must be a whole number'),
  /** Documents that a page server has sent to browsers. */
  documents: quantity('Documents', VIEWS_MAX).integer('Documents must be a whole number').optional(),
  /** Whether a page server cannot use the version. Counts only if a page server says so. */
  isUnusable: flag('Unusable'),
  /** Whether it serves another version in its place. */
  hasFallback: flag('Fallback'),
  faults: strictArray(fault).max(PAGE_ERRORS_MAX, 'Has too many faults'),
  vitals: strictArray(measurement).max(VITAL_NAMES.length, 'Has too many measurements'),
});
export type VersionReport = InferType<typeof versionReport>;

/** Views, faults and measurements of the versions that a page has shown. */
export const faultsBody = strictObject({
  versions: strictArray(versionReport).min(1, 'Is empty').max(VERSIONS_MAX, 'Has too many versions'),
});
export type FaultsBody = InferType<typeof faultsBody>;

function flag(label: string) {
  const message = `${label} must be true or false`;
  return boolean().strict().typeError(message).nonNullable(message).optional();
}

function quantity(label: string, max: number) {
  const message = `${label} must be a number from 0 to ${max}`;
  return number()
    .strict()
    .typeError(message)
    .nonNullable(message)
    .defined('Is required')
    .min(0, message)
    .max(max, message);
}
