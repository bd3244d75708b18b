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

/** Returns the form in which identity numbers are compared. Numbers of different countries are different. */
export function normalizeIdentityNumber({
  country,
  identificationNumber,
}: Pick<VerificationForm, 'country' | 'identificationNumber'>): string {
  return `${country}:${normalizeReference(identificationNumber)}`;
}

const HOUR_MS = 3_600_000;

/** Returns the time before which submissions are overdue; `null` (none are) for 0 hours. */
export function getOverdueCutoff(now: Date, autoApproveHours: number): Date | null {
  return autoApproveHours === 0 ? null : new Date(now.getTime() - autoApproveHours * HOUR_MS + 1);
}
