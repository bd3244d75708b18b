import type { InferType } from 'yup';
import { enumOf, strictArray, strictObject, verbatimText } from '../schema.ts';
import { PAGE_ERRORS_MAX } from './reports.constants.ts';

/** `error` is uncaught, `rejection` an unhandled rejection, `resource` a script that did not load or was blocked. */
const PAGE_ERROR_KINDS = ['error', 'rejection', 'resource'] as const;

const pageError = strictObject({
  kind: enumOf(PAGE_ERROR_KINDS, 'Kind is unknown').defined(),
  /** Path of the page, without its query. */
  page: verbatimText('Page', 200).defined(),
  /** First line of the message, with its digits masked. */
  message: verbatimText('Message', 120).defined(),
  /** URL of the script, without its query; empty if unknown. */
  source: verbatimText('Source', 300).defined(),
});
export type PageError = InferType<typeof pageError>;

/** Errors of one page, sent together. */
export const pageErrorsBody = strictObject({
  errors: strictArray(pageError).min(1, 'Is empty').max(PAGE_ERRORS_MAX, 'Has too many errors'),
});
export type PageErrorsBody = InferType<typeof pageErrorsBody>;
