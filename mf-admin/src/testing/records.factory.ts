import type {
  AuditEntry,
  Mail,
  PurchaseCase,
  PurchaseRow,
  TicketCase,
  TicketRow,
  UserCase,
  UserRow,
  VerificationCase,
  VerificationRow,
  WithdrawalCase,
  WithdrawalRow,
} from '@platform/contracts';
import { user } from '@platform/kit/testing';

let count = 0;
const nextId = () => `record-${++count}`;

/** Who looks at the console. */
export const admin = user({ id: 'admin-1', username: 'admin', isAdmin: true });

const SENT_AT = '2026-03-01T12:00:00.000Z';
const PAPERS = {
  fullName: 'M•••• L••••••',
  email: 'm•••@example.com',
  phoneNumber: '•••• 4477',
  country: 'us',
  identificationNumber: '••••9021',
  workAuthorization: 'citizen',
  homeAddress: '•••••••',
  submissionDate: SENT_AT,
};

const ownership = {
  userId: 'user-1',
  username: 'maria',
  approved: false,
  status: 'pending',
  purchaseDate: SENT_AT,
  reason: null,
  transactionReference: null,
  decidedAt: null,
  decidedBy: null,
} as const;

/** A verification, pending unless a test says otherwise. */
export function verification(facts: Partial<VerificationCase> = {}): VerificationCase {
  return {
    ...ownership,
    id: nextId(),
    blueprintId: 1,
    blueprint: { name: 'AI Basics - Beginner Tier', rewardPerTask: 10 },
    paymentMethod: 'Free',
    metadata: JSON.stringify(PAPERS),
    reference: null,
    final: false,
    approvedAutomaticallyAt: '2026-03-02T12:00:00.000Z',
    standardMail: { subject: 'You are verified', text: 'Hello maria,\n\nyou are verified.' },
    timeline: [{ at: SENT_AT, action: 'verification_submitted', by: 'maria', reason: null }],
    ...facts,
  };
}

/** The same as it is listed. */
export function verificationRow(record: VerificationCase): VerificationRow {
  const { timeline: _timeline, standardMail: _mail, approvedAutomaticallyAt: _at, ...row } = record;
  return row;
}

/** And as the plain queue lists it. */
export function pendingVerification(record: VerificationCase) {
  const { final: _final, decidedAt: _at, decidedBy: _by, ...row } = verificationRow(record);
  return row;
}

/** A purchase, pending unless a test says otherwise. */
export function purchase(facts: Partial<PurchaseCase> = {}): PurchaseCase {
  return {
    ...ownership,
    id: nextId(),
    blueprintId: 2,
    blueprint: { name: 'AI Image Creation', rewardPerTask: 14 },
    price: 69.99,
    paymentMethod: 'paypal',
    metadata: null,
    reference: 'BP-1A2B3C',
    transactionReference: 'TX-77',
    timeline: [{ at: SENT_AT, action: 'purchase_requested', by: 'maria', reason: null }],
    ...facts,
  };
}

export function purchaseRow({ timeline: _timeline, ...row }: PurchaseCase): PurchaseRow {
  return row;
}

/** A withdrawal, pending unless a test says otherwise. */
export function withdrawal(facts: Partial<WithdrawalCase> = {}): WithdrawalCase {
  return {
    id: nextId(),
    userId: 'user-1',
    username: 'maria',
    amount: 120,
    paymentMethod: 'paypal',
    paymentDetails: 'm•••@e•••.com',
    requestDate: SENT_AT,
    approved: false,
    processed: false,
    status: 'pending',
    reason: null,
    decidedAt: null,
    decidedBy: null,
    timeline: [{ at: SENT_AT, action: 'withdrawal_requested', by: 'maria', reason: null }],
    ...facts,
  };
}

export function withdrawalRow({ timeline: _timeline, ...row }: WithdrawalCase): WithdrawalRow {
  return row;
}

/** A user as administrators see one. */
export function userCase(facts: Partial<UserCase> = {}): UserCase {
  return {
    id: 'user-1',
    username: 'maria',
    email: 'm•••@example.com',
    emailVerified: true,
    isAdmin: false,
    disabled: false,
    createdAt: '2026-01-02T08:00:00.000Z',
    balance: 412.5,
    lockedBalance: 124,
    heldBalance: 0,
    fullName: 'M•••• L••••••',
    phoneNumber: null,
    signupBonusClaimed: true,
    referralCode: 'MARIA123',
    referredBy: 'hanna',
    totalEarned: 536.5,
    totalWithdrawn: 0,
    completions: 14,
    lastSignInAt: null,
    timeline: [],
    ...facts,
  };
}

export function userRow(record: UserCase): UserRow {
  const { id, username, email, emailVerified, isAdmin, disabled, createdAt } = record;
  const { balance, lockedBalance, heldBalance } = record;
  return {
    id,
    username,
    email,
    emailVerified,
    isAdmin,
    disabled,
    createdAt,
    balance,
    lockedBalance,
    heldBalance,
  };
}

/** A ticket, open unless a test says otherwise. */
export function ticket(facts: Partial<TicketCase> = {}): TicketCase {
  return {
    id: nextId(),
    reference: 'T-41AA02',
    subject: 'Where is my withdrawal?',
    name: 'Maria',
    email: 'm•••@example.com',
    userId: 'user-1',
    username: 'maria',
    status: 'open',
    createdAt: SENT_AT,
    changedAt: SENT_AT,
    message: 'It still says Processing.',
    answers: [],
    closedAt: null,
    closedBy: null,
    ...facts,
  };
}

export function ticketRow(record: TicketCase): TicketRow {
  const { message: _message, answers: _answers, closedAt: _at, closedBy: _by, ...row } = record;
  return row;
}

/** A mail that is kept because there is no mail server. */
export function mail(facts: Partial<Mail> = {}): Mail {
  return {
    id: nextId(),
    to: 'm•••@example.com',
    userId: 'user-1',
    username: 'maria',
    subject: 'You are verified',
    state: 'kept',
    createdAt: SENT_AT,
    sentAt: null,
    attempts: 0,
    lastError: null,
    nextAttemptAt: null,
    text: 'Hello maria,\n\nyou are verified.',
    ...facts,
  };
}

/** An entry of the audit log. */
export function auditEntry(facts: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: nextId(),
    at: SENT_AT,
    action: 'verification_approved',
    by: 'kate',
    subjectId: 'verification-000001',
    userId: 'user-1',
    username: 'maria',
    reason: null,
    ...facts,
  };
}

/** A list's only page. */
export function page<Row>(...items: Row[]): { items: Row[]; next: string | null } {
  return { items, next: null };
}
