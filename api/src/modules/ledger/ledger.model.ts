import { Schema, type Connection, type Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';
import {
  ACCOUNTS,
  type Account,
  type MemberAccount,
  type Movement,
  type Posting,
} from './ledger.templates.ts';

/** Cents in a member's own accounts. */
export type MemberCents = Record<MemberAccount, number>;

/** A member's accounts plus this member's share of the platform's accounts; the total is always zero. */
export type AccountCents = Record<Account, number>;

/** One movement; never edited, never deleted. `sequence` numbers a member's journals from 1 without a gap. */
export type JournalRecord = {
  _id: Id;
  key: string;
  template: Movement['template'];
  userId: Id;
  sequence: number;
  postings: Posting[];
  at: Date;
  /** The member's accounts right after this journal. */
  after: MemberCents;
};

/** A cache of the journals: the result of replaying them. Changes only in a journal's transaction. */
export type BalanceRecord = {
  _id: Id;
  sequence: number;
  cents: AccountCents;
  signupBonusClaimed: boolean;
};

/** The lock on a reward. Its id is the id of the completion that earned the reward. */
export type LockRecord = { _id: Id; userId: Id; cents: number; availableAt: Date; released: boolean };

/** The result of the last reconciliation, stored as a single record with the id `last`. */
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

const centsField = { type: Number, required: true, validate: Number.isSafeInteger };
const memberCentsSchema = new Schema<MemberCents>(
  { available: centsField, locked: centsField, held: centsField },
  { _id: false },
);
const accountCentsSchema = new Schema<AccountCents>(
  Object.fromEntries(ACCOUNTS.map((account) => [account, centsField])),
  { _id: false },
);

const journalSchema = new Schema<JournalRecord>(
  {
    key: { type: String, required: true },
    template: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    sequence: { type: Number, required: true },
    postings: {
      type: [
        new Schema<Posting>({ from: String, to: String, cents: { ...centsField, min: 1 } }, { _id: false }),
      ],
      required: true,
    },
    at: { type: Date, required: true },
    after: { type: memberCentsSchema, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
journalSchema.index({ key: 1 }, { unique: true });
journalSchema.index({ userId: 1, sequence: 1 }, { unique: true });
// For the events of a month.
journalSchema.index({ userId: 1, at: 1, _id: 1 });

const balanceSchema = new Schema<BalanceRecord>(
  {
    sequence: { type: Number, required: true },
    cents: { type: accountCentsSchema, required: true },
    signupBonusClaimed: { type: Boolean, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

// For the administrators' list of users, sorted by available balance.
balanceSchema.index({ 'cents.available': 1, _id: 1 });

const lockSchema = new Schema<LockRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    cents: { ...centsField, min: 1 },
    availableAt: { type: Date, required: true },
    released: { type: Boolean, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
lockSchema.index({ userId: 1, released: 1, availableAt: 1 });
lockSchema.index({ released: 1, availableAt: 1 });

const countField = { type: Number, required: true } as const;
const reconciliationSchema = new Schema<ReconciliationRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    journals: countField,
    members: countField,
    milliseconds: countField,
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
