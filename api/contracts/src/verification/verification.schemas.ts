import { number, type InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { FREE_BLUEPRINT_ID } from '../blueprints/catalogue.ts';
import {
  responseText,
  responseTime,
  enumOf,
  singleLineText,
  multiLineText,
  strictObject,
} from '../schema.ts';
import { COUNTRIES, WORK_AUTHORIZATIONS } from './verification.constants.ts';

const COUNTRY_MISSING = 'Please select your country';
const WORK_AUTHORIZATION_MISSING = 'Please select your work authorization status';

/** The seven fields of an identity verification. Source of lengths and messages: docs/specification.md#5-validation. */
const identityDocumentFields = {
  fullName: singleLineText('Full name', 100)
    .required('Full name must be at least 3 characters')
    .min(3, 'Full name must be at least 3 characters'),
  email: emailField(),
  phoneNumber: singleLineText('Phone number', 40)
    .required('Please enter a valid phone number')
    .min(5, 'Please enter a valid phone number'),
  country: enumOf(valuesOf(COUNTRIES), COUNTRY_MISSING).required(COUNTRY_MISSING),
  identificationNumber: singleLineText('Identification number', 60)
    .required('Please enter a valid ID number')
    .min(4, 'Please enter a valid ID number'),
  workAuthorization: enumOf(valuesOf(WORK_AUTHORIZATIONS), WORK_AUTHORIZATION_MISSING).required(
    WORK_AUTHORIZATION_MISSING,
  ),
  homeAddress: multiLineText('Home address', 300)
    .required('Please enter your complete home address')
    .min(10, 'Please enter your complete home address'),
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
