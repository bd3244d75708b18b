import { COUNTRIES, type MaskedIdentityDocuments, type VerificationForm } from '@platform/contracts';
import { normalizeReference } from '../../platform/normalize-reference.ts';
import { FULL_MASK, maskAllButLast, maskEmail, maskName } from '../../platform/masking.ts';

/** Masks identity documents for every response except an administrator's reveal. */
export function maskIdentityDocuments(
  documents: VerificationForm,
  submittedAt: Date,
): MaskedIdentityDocuments {
  return {
    fullName: maskName(documents.fullName),
    email: maskEmail(documents.email),
    phoneNumber: maskAllButLast(documents.phoneNumber, 2),
    country: documents.country,
    identificationNumber: maskAllButLast(documents.identificationNumber, 2),
    workAuthorization: documents.workAuthorization,
    homeAddress: FULL_MASK,
    submissionDate: submittedAt.toISOString(),
  };
}

/** Capital letters that look like a digit, and what they are compared as. */
const SIMILAR_LETTERS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Returns the forms in which identity numbers are compared: numbers that have one in common are alike. Letters and
 * digits that look alike are the same. Numbers of different countries are different, but one of the country "other" may
 * be of any.
 */
export function listIdentityNumberForms({
  country,
  identificationNumber,
}: Pick<VerificationForm, 'country' | 'identificationNumber'>): string[] {
  const number = normalizeReference(identificationNumber);
  const form = Array.from(number, (character) => SIMILAR_LETTERS[character] ?? character).join('');
  const countries = country === 'other' ? COUNTRIES.map(({ value }) => value) : [country];
  return countries.map((value) => `${value}:${form}`);
}

const HOUR_MS = 3_600_000;

/** Returns the time before which submissions are overdue; `null` (none are) for 0 hours. */
export function getOverdueCutoff(now: Date, autoApproveHours: number): Date | null {
  return autoApproveHours === 0 ? null : new Date(now.getTime() - autoApproveHours * HOUR_MS + 1);
}
