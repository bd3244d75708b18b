import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';
import {
  ACCOUNTS,
  type Account,
  type MemberAccount,
  type Movement,
  type Posting,
} from './ledger.templates.ts';

/** Cents of a member's own accounts. */
export type MemberCents = Record<MemberAccount, number>;

/** The platform's accounts besides, as far as this member's journals moved them: all together are zero. */
export type AccountCents = Record<Account, number>;

/** One movement; never edited, never deleted. `sequence` counts a member's journals from 1 without a gap. */
export type JournalRecord = {
  _id: Id;
  key: string;
  template: Movement['template'];
  userId: Id;
  sequence: number;
  postings: Posting[];
  at: Date;
  /** The member's accounts right after it. */
  after: MemberCents;
};

/** The cache beside the journals: what replaying them gives. Changed only in a journal's transaction. */
export type BalanceRecord = {
  _id: Id;
  sequence: number;
  cents: AccountCents;
  signupBonusClaimed: boolean;
};

/** A reward under its lock, by the id of the completion that earned it. */
export type LockRecord = { _id: Id; userId: Id; cents: number; availableAt: Date; released: boolean };

/** What the last proof of the invariants found; there is one such record, `last`. */
export type ReconciliationRecord = {
  _id: string;
  at: Date;
  journals: number;
  members: number;
  milliseconds: number;
  problems: string[];
};

export type LedgerModels = {
  journals: Model<JournalRecord>;
  balances: Model<BalanceRecord>;
  locks: Model<LockRecord>;
  reconciliations: Model<ReconciliationRecord>;
};

const cents = { type: Number, required: true, validate: Number.isSafeInteger };
const memberCents = new Schema<MemberCents>({ available: cents, locked: cents, held: cents }, { _id: false });
const accountCents = new Schema<AccountCents>(
  Object.fromEntries(ACCOUNTS.map((account) => [account, cents])),
  { _id: false },
);

const journalSchema = new Schema<JournalRecord>(
  {
    key: { type: String, required: true },
    template: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    sequence: { type: Number, required: true },
    postings: {
      type: [new Schema<Posting>({ from: String, to: String, cents: { ...cents, min: 1 } }, { _id: false })],
      required: true,
    },
    at: { type: Date, required: true },
    after: { type: memberCents, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
journalSchema.index({ key: 1 }, { unique: true });
journalSchema.index({ userId: 1, sequence: 1 }, { unique: true });

const balanceSchema = new Schema<BalanceRecord>(
  {
    sequence: { type: Number, required: true },
    cents: { type: accountCents, required: true },
    signupBonusClaimed: { type: Boolean, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

// Administrators' list of users in the order of what is available.
balanceSchema.index({ 'cents.available': 1, _id: 1 });

const lockSchema = new Schema<LockRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    cents: { ...cents, min: 1 },
    availableAt: { type: Date, required: true },
    released: { type: Boolean, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
lockSchema.index({ userId: 1, released: 1, availableAt: 1 });
lockSchema.index({ released: 1, availableAt: 1 });

const count = { type: Number, required: true } as const;
const reconciliationSchema = new Schema<ReconciliationRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    journals: count,
    members: count,
    milliseconds: count,
    problems: { type: [String], required: true },
  },
  { versionKey: false, strict: 'throw' },
);

export function createLedgerModels(connection: Connection): LedgerModels {
  return {
    journals: connection.model<JournalRecord>('Journal', journalSchema, 'journals'),
    balances: connection.model<BalanceRecord>('Balance', balanceSchema, 'balances'),
    locks: connection.model<LockRecord>('Lock', lockSchema, 'locks'),
    reconciliations: connection.model<ReconciliationRecord>(
      'Reconciliation',
      reconciliationSchema,
      'reconciliations',
    ),
  };
}
