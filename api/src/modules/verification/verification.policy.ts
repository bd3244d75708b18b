import type { MaskedIdentityDocuments, VerificationForm } from '@platform/contracts';
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

/** Capital letters that look like one another, or like a digit, and what they are compared as. */
const SIMILAR_LETTERS: Readonly<Record<string, string>> = {
  ...{ O: '0', I: '1', L: '1' },
  // Cyrillic and Greek.
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: '0',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
    І: '1',
  },
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: '1',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: '0',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  },
};

/**
 * Returns the form in which identity numbers are compared: letters and digits that look alike are the same. Numbers of
 * different countries are different.
 */
export function normalizeIdentityNumber({
  country,
  identificationNumber,
}: Pick<VerificationForm, 'country' | 'identificationNumber'>): string {
  const number = normalizeReference(identificationNumber);
  return `${country}:${Array.from(number, (character) => SIMILAR_LETTERS[character] ?? character).join('')}`;
}

const HOUR_MS = 3_600_000;

/** Returns the time before which submissions are overdue; `null` (none are) for 0 hours. */
export function getOverdueCutoff(now: Date, autoApproveHours: number): Date | null {
  return autoApproveHours === 0 ? null : new Date(now.getTime() - autoApproveHours * HOUR_MS + 1);
}
