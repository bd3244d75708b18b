/**
 * Fields whose values never reach a log, in every process. This is a safety net: callers log codes, ids and durations,
 * and no field of this list in the first place.
 */
const REDACTED_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-forwarder-secret',
  'password',
  'currentPassword',
  'newPassword',
  'secret',
  'token',
  'email',
  'fullName',
  'phoneNumber',
  'identificationNumber',
  'homeAddress',
  'paymentDetails',
  // The values of a duplicate key, in an error of MongoDB.
  'keyValue',
  // The whole address, in Node's error for an invalid URL.
  'input',
];

/**
 * pino's paths of the redacted fields: in a line itself, in an error and in headers. A wildcard for every object of a
 * line makes a line ten times as expensive (80 µs instead of 8 µs with pino 10.4).
 */
export const REDACTED_PATHS = REDACTED_FIELDS.flatMap((field) => [
  `["${field}"]`,
  `err["${field}"]`,
  `headers["${field}"]`,
]);
