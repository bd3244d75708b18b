import { array, type InferType } from 'yup';
import {
  enumOf,
  queryObject,
  responseCount,
  responseId,
  responseShare,
  responseText,
  responseTime,
  singleLineText,
  strictObject,
  numberInPath,
} from '../schema.ts';
import { CERTIFICATE_NAME_MAX, CERTIFICATE_STATES } from './learning.constants.ts';
import { objectiveId } from './learning.schemas.ts';

export const certificateParams = queryObject({
  code: singleLineText('Code', 40).required('Code is required'),
});
export const statusListParams = queryObject({
  list: numberInPath('List'),
});

/** A certificate as anyone can see it. What is named here and in the token is read from the token. */
export const certificateResponse = strictObject({
  code: responseText(40),
  state: enumOf(CERTIFICATE_STATES, 'Must be a state').defined(),
  /** When and why it was revoked; `null` if it is not. */
  revokedAt: responseTime().nullable(),
  revocationReason: responseText(500).nullable(),
  /** What is signed; `null` once its holder deleted the account. */
  signed: strictObject({
    /** The name that the member agreed to show, or the username. */
    name: responseText(CERTIFICATE_NAME_MAX),
    courseId: responseCount(),
    skill: responseText(120),
    objectives: array(strictObject({ id: objectiveId(), text: responseText(300) }))
      .strict()
      .defined(),
    right: responseCount(),
    of: responseCount(),
    /** When the test was passed, or the certificate renewed. */
    issuedAt: responseTime(),
    validUntil: responseTime(),
  })
    .nullable()
    .defined(),
  /** Open Badges 3.0 as a VC-JWT; `null` once its holder deleted the account. */
  token: responseText(20_000).nullable(),
  /**
   * Not signed: the share of right known answers in approved paid work of the skill, and in how many; `null` without.
   */
  paidWork: strictObject({ share: responseShare(), submissions: responseCount() }).nullable().defined(),
});
export type Certificate = InferType<typeof certificateResponse>;

/** The name to show on the certificate, with which the member agrees; without one it shows the username. */
export const certificateNameBody = strictObject({
  name: singleLineText('Name', CERTIFICATE_NAME_MAX),
});
export type CertificateNameBody = InferType<typeof certificateNameBody>;

/** The public keys that certificates are signed with (RFC 7517, RFC 8037), as others check them. */
export const keySetResponse = strictObject({
  keys: array(
    strictObject({
      kty: enumOf(['OKP'], 'Must be OKP').defined(),
      crv: enumOf(['Ed25519'], 'Must be Ed25519').defined(),
      alg: enumOf(['EdDSA'], 'Must be EdDSA').defined(),
      use: enumOf(['sig'], 'Must be sig').defined(),
      kid: responseText(64),
      x: responseText(64),
    }),
  )
    .strict()
    .defined(),
});
export type KeySet = InferType<typeof keySetResponse>;

/** A certificate in the list of administrators. */
export const certificateRowResponse = strictObject({
  code: responseText(40),
  userId: responseId().nullable(),
  username: responseText(40).nullable(),
  courseId: responseCount(),
  state: enumOf(CERTIFICATE_STATES, 'Must be a state').defined(),
  right: responseCount(),
  of: responseCount(),
  issuedAt: responseTime(),
  validUntil: responseTime(),
  revokedAt: responseTime().nullable(),
  revocationReason: responseText(500).nullable(),
});
export type CertificateRow = InferType<typeof certificateRowResponse>;
