import type { MaskedPapers, VerificationForm } from '@platform/contracts';
import { HIDDEN, keepLast, maskEmail, maskName } from '../../platform/masking.ts';

/** Papers as everybody sees them before an administrator reveals them. */
export function maskPapers(papers: VerificationForm, submittedAt: Date): MaskedPapers {
  return {
    fullName: maskName(papers.fullName),
    email: maskEmail(papers.email),
    phoneNumber: keepLast(papers.phoneNumber, 2),
    country: papers.country,
    identificationNumber: keepLast(papers.identificationNumber, 2),
    workAuthorization: papers.workAuthorization,
    homeAddress: HIDDEN,
    submissionDate: submittedAt.toISOString(),
  };
}

const HOUR_MS = 3_600_000;

/** When a verification that nobody decides is approved by itself; never after 0 hours. */
export function overdueAt(submittedAt: Date, autoApproveHours: number): Date | null {
  return autoApproveHours === 0 ? null : new Date(submittedAt.getTime() + autoApproveHours * HOUR_MS);
}

/** What was submitted before this moment is overdue; nothing ever is after 0 hours. */
export function overdueBefore(now: Date, autoApproveHours: number): Date | null {
  return autoApproveHours === 0 ? null : new Date(now.getTime() - autoApproveHours * HOUR_MS + 1);
}
