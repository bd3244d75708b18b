import { number, type InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { FREE_BLUEPRINT_ID } from '../blueprints/catalogue.ts';
import {
  codeText,
  responseText,
  responseTime,
  enumOf,
  singleLineText,
  multiLineText,
  strictObject,
  withMinLength,
} from '../schema.ts';
import { countLettersAndDigits } from '../visible-text.ts';
import { COUNTRIES, WORK_AUTHORIZATIONS } from './verification.constants.ts';

const FULL_NAME_TOO_SHORT = 'Full name must be at least 3 characters';
const PHONE_NUMBER_INVALID = 'Please enter a valid phone number';
const ID_NUMBER_INVALID = 'Please enter a valid ID number';
/** Letters or digits: no document has a number of dashes. */
const ID_NUMBER_MIN = 4;
const ADDRESS_INCOMPLETE = 'Please enter your complete home address';
const COUNTRY_MISSING = 'Please select your country';
const WORK_AUTHORIZATION_MISSING = 'Please select your work authorization status';

/** The seven fields of an identity verification. Source of lengths and messages: docs/specification.md#5-validation. */
const identityDocumentFields = {
  fullName: withMinLength(
    singleLineText('Full name', 100).required(FULL_NAME_TOO_SHORT),
    3,
    FULL_NAME_TOO_SHORT,
  ),
  email: emailField(),
  phoneNumber: withMinLength(
    codeText('Phone number', 40).required(PHONE_NUMBER_INVALID),
    5,
    PHONE_NUMBER_INVALID,
  ),
  country: enumOf(valuesOf(COUNTRIES), COUNTRY_MISSING).required(COUNTRY_MISSING),
  identificationNumber: singleLineText('Identification number', 60)
    .required(ID_NUMBER_INVALID)
    .min(ID_NUMBER_MIN, ID_NUMBER_INVALID)
    .test(
      'letters-and-digits',
      ID_NUMBER_INVALID,
      // What is too short in any case has been reported by then.
      (value) => value.length < ID_NUMBER_MIN || countLettersAndDigits(value) >= ID_NUMBER_MIN,
    ),
  workAuthorization: enumOf(valuesOf(WORK_AUTHORIZATIONS), WORK_AUTHORIZATION_MISSING).required(
    WORK_AUTHORIZATION_MISSING,
  ),
  homeAddress: withMinLength(
    multiLineText('Home address', 300).required(ADDRESS_INCOMPLETE),
    10,
    ADDRESS_INCOMPLETE,
  ),
};

/** The verification form without the blueprint id. */
export const verificationForm = strictObject(identityDocumentFields);
export type VerificationForm = InferType<typeof verificationForm>;

/**
 * The body of a verification: the form and the id of the free blueprint, the only one that a verification activates.
 */
export const verificationBody = strictObject({
  ...identityDocumentFields,
  blueprintId: number()
    .strict()
    .typeError('Only the free blueprint can be activated by a verification')
    .required('Only the free blueprint can be activated by a verification')
    .oneOf([FREE_BLUEPRINT_ID], 'Only the free blueprint can be activated by a verification'),
});
export type VerificationBody = InferType<typeof verificationBody>;

/** The content of the `metadata` text of a verification. Everything that identifies a person is masked. */
export const maskedIdentityDocuments = strictObject({
  fullName: responseText(100),
  email: responseText(254),
  phoneNumber: responseText(40),
  country: responseText(10),
  identificationNumber: responseText(60),
  workAuthorization: responseText(30),
  homeAddress: responseText(300),
  submissionDate: responseTime(),
});
export type MaskedIdentityDocuments = InferType<typeof maskedIdentityDocuments>;

/** Parses the `metadata` of a user blueprint; returns `null` if it has no documents (a purchase). */
export function parseMaskedIdentityDocuments(metadata: string | null): MaskedIdentityDocuments | null {
  return metadata === null ? null : maskedIdentityDocuments.validateSync(JSON.parse(metadata));
}

function valuesOf<const Value extends string>(
  options: readonly { readonly value: Value }[],
): readonly Value[] {
  return options.map((option) => option.value);
}
