import { number, type InferType } from 'yup';
import { emailField } from '../auth/credential-fields.ts';
import { FREE_BLUEPRINT_ID } from '../blueprints/catalogue.ts';
import { answerText, answerTime, choice, line, lines, record } from '../schema.ts';
import { COUNTRIES, WORK_AUTHORIZATIONS } from './verification.constants.ts';

const COUNTRY_MISSING = 'Please select your country';
const WORK_AUTHORIZATION_MISSING = 'Please select your work authorization status';

/** The seven fields of an identity verification. Lengths and words: product specification, section 5. */
const papersFields = {
  fullName: line('Full name', 100)
    .required('Full name must be at least 3 characters')
    .min(3, 'Full name must be at least 3 characters'),
  email: emailField(),
  phoneNumber: line('Phone number', 40)
    .required('Please enter a valid phone number')
    .min(5, 'Please enter a valid phone number'),
  country: choice(valuesOf(COUNTRIES), COUNTRY_MISSING).required(COUNTRY_MISSING),
  identificationNumber: line('Identification number', 60)
    .required('Please enter a valid ID number')
    .min(4, 'Please enter a valid ID number'),
  workAuthorization: choice(valuesOf(WORK_AUTHORIZATIONS), WORK_AUTHORIZATION_MISSING).required(
    WORK_AUTHORIZATION_MISSING,
  ),
  homeAddress: lines('Home address', 300)
    .required('Please enter your complete home address')
    .min(10, 'Please enter your complete home address'),
};

/** The verification form as it is filled in. */
export const verificationForm = record(papersFields);
export type VerificationForm = InferType<typeof verificationForm>;

/** The form as it is sent: the free blueprint is the only one that a verification opens. */
export const verificationBody = record({
  ...papersFields,
  blueprintId: number()
    .strict()
    .typeError('Only the free blueprint is opened by a verification')
    .required('Only the free blueprint is opened by a verification')
    .oneOf([FREE_BLUEPRINT_ID], 'Only the free blueprint is opened by a verification'),
});
export type VerificationBody = InferType<typeof verificationBody>;

/** What the `metadata` text of a verification holds. Everything that tells who somebody is comes masked. */
export const maskedPapers = record({
  fullName: answerText(100),
  email: answerText(254),
  phoneNumber: answerText(40),
  country: answerText(10),
  identificationNumber: answerText(60),
  workAuthorization: answerText(30),
  homeAddress: answerText(300),
  submissionDate: answerTime(),
});
export type MaskedPapers = InferType<typeof maskedPapers>;

/** Reads the `metadata` of a user blueprint; `null` where there are no papers (a purchase). */
export function parseMaskedPapers(metadata: string | null): MaskedPapers | null {
  return metadata === null ? null : maskedPapers.validateSync(JSON.parse(metadata));
}

function valuesOf<const Value extends string>(
  options: readonly { readonly value: Value }[],
): readonly Value[] {
  return options.map((option) => option.value);
}
