import { number, type InferType } from 'yup';
import { APP_NAME_MAX_LENGTH, VERSION_MAX_LENGTH } from '../admin/releases.schemas.ts';
import { flag, enumOf, singleLineText, strictArray, strictObject, verbatimText } from '../schema.ts';
import {
  FAULT_CAUSE_MAX,
  FAULT_PATH_MAX,
  FAULT_PHASES,
  PAGE_ERRORS_MAX,
  VITAL_NAMES,
} from './reports.constants.ts';

/** Upper bound on the parts in one report: a page has a few remotes. */
const PARTS_MAX = 8;

/** A token names the version of each part of the site. */
const TOKEN_MAX = 8_000;

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

/** What a page saw of one of its parts since its last report: that it was shown and, maybe, that it failed. */
const partReport = strictObject({
  app: verbatimText('App', APP_NAME_MAX_LENGTH).defined('Is required'),
  faults: strictArray(fault).max(PAGE_ERRORS_MAX, 'Has too many faults'),
  vitals: strictArray(measurement).max(VITAL_NAMES.length, 'Has too many measurements'),
});
export type PartReport = InferType<typeof partReport>;

/** A live version or a canary that a page server cannot use. */
const unusableRelease = strictObject({
  app: verbatimText('App', APP_NAME_MAX_LENGTH).defined('Is required'),
  version: verbatimText('Version', VERSION_MAX_LENGTH).defined('Is required'),
  reason: verbatimText('Reason', FAULT_CAUSE_MAX).defined('Is required'),
  /** Whether another version of the app is served in its place. */
  hasFallback: flag('Must be true or false').defined('Is required'),
});
export type UnusableRelease = InferType<typeof unusableRelease>;

/** What a page saw or, without a page, what a page server cannot use. */
export const faultsBody = strictObject({
  /** What the page server has signed into the page. Parts count once with it, in the versions that it names. */
  token: singleLineText('Token', TOKEN_MAX).optional(),
  parts: strictArray(partReport).max(PARTS_MAX, 'Has too many parts').optional(),
  /** Counts only if a page server says so. */
  unusable: strictArray(unusableRelease).max(PARTS_MAX, 'Has too many versions').optional(),
});
export type FaultsBody = InferType<typeof faultsBody>;

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
