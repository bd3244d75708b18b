import { endpoint } from '../endpoint.ts';
import { faultsBody } from './faults.schemas.ts';
import { FAULTS_PATH } from './reports.constants.ts';

/** Counts what a page of the shell saw of the versions that it showed, once for each page and part. */
export const reportFaults = endpoint({
  id: 'reports.faults',
  method: 'POST',
  path: FAULTS_PATH,
  summary: 'Report that parts of a page were shown, their faults and web vitals',
  access: 'public',
  rateLimit: { calls: 120, minutes: 1, per: 'address', raisedOutsideProduction: true },
  body: faultsBody,
  status: 204,
  errors: [],
});
