import type { mongo } from 'mongoose';
import { ERASED_DETAILS } from '../encryption/keyed-hashes.ts';
import type { DeletedUser } from '../modules/auth/index.ts';
import type { Modules } from '../modules.ts';
import { ENCRYPTED_FIELDS } from '../encryption/encrypted-fields.ts';
import { contextOf } from '../platform/crypto/encryptor.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Id } from '../platform/ids.ts';
import type { Services } from '../services.ts';
import { eraseMails, eraseReferrals } from './erase-mentions.ts';
import type { EXPORT_RULES } from './export/export-rules.ts';

/** What the erasure of an account works with. */
export type Erasure = {
  readonly tx: Tx;
  readonly user: DeletedUser;
  readonly database: mongo.Db;
  readonly services: Services;
  readonly modules: Modules;
};

/** A collection with records of members. `EXPORT_RULES` says what a copy of a member's data has of it. */
type MemberCollection = {
  /** The field with the id of the member. */
  readonly owner: string;
  /** Set if that field has the id as text. */
  readonly isText?: true;
  /** What happens to the member's records: fields that are replaced, or work of its own. */
  readonly erase: 'remove' | 'keep' | { readonly set: object } | ((erasure: Erasure) => Promise<void>);
};

/**
 * Every collection with records of members, and what becomes of them with the account: the one place where that is
 * decided. Each needs an entry in `EXPORT_RULES` too. A test fails if a collection of the database is neither here nor
 * in `OTHER_COLLECTIONS`.
 */
export const MEMBER_COLLECTIONS: Readonly<Record<keyof typeof EXPORT_RULES, MemberCollection>> = {
  sessions_member: { owner: 'session.passport.user.id', isText: true, erase: 'remove' },
  sessions_console: { owner: 'session.passport.user.id', isText: true, erase: 'remove' },
  idempotent_responses: { owner: 'userId', isText: true, erase: 'remove' },
  mail_tokens: { owner: 'userId', erase: 'remove' },
  notices: { owner: 'userId', erase: 'remove' },
  notice_mailing: { owner: '_id', erase: 'remove' },
  second_factors: { owner: '_id', erase: 'remove' },
  passkeys: { owner: 'userId', erase: 'remove' },
  passkey_challenges: { owner: 'userId', erase: 'remove' },
  second_factor_resets: { owner: 'userId', erase: 'remove' },
  payout_methods: { owner: 'userId', erase: 'remove' },
  payout_changes: { owner: '_id', erase: 'remove' },
  user_traces: { owner: 'userId', erase: 'remove' },
  case_notes: { owner: 'userId', erase: 'remove' },
  // Before the referrals, which say whom the member invited.
  outbox: { owner: 'userId', erase: eraseMails },
  referrals: { owner: 'referrerId', erase: eraseReferrals },
  tickets: {
    owner: 'userId',
    erase: ({ tx, user, services: { clock }, modules: { support } }) =>
      support.removeOf(tx, user, clock.now()),
  },
  identity_documents: { owner: 'userId', erase: eraseDocuments },
  withdrawals: { owner: 'userId', erase: eraseWithdrawals },
  user_blueprints: { owner: 'userId', erase: eraseBlueprints },
  completions: { owner: 'userId', erase: { set: { evidence: null } } },
  submissions: { owner: 'userId', erase: eraseSubmissions },
  work_files: { owner: 'userId', erase: eraseFiles },
  // Decisions about work that stays, and money: ids, texts of reviewers, times and amounts.
  reviews: { owner: 'userId', erase: 'keep' },
  item_reports: { owner: 'userId', erase: 'keep' },
  attempts: {
    owner: 'userId',
    erase: ({ tx, user, modules: { learning } }) => learning.erase.attempts(tx, user._id),
  },
  certificates: {
    owner: 'userId',
    erase: ({ tx, user, modules: { learning } }) => learning.erase.certificates(tx, user._id),
  },
  learners: { owner: '_id', erase: 'remove' },
  practice: { owner: 'userId', erase: 'remove' },
  practice_answers: { owner: 'userId', erase: 'remove' },
  unit_reports: { owner: 'userId', erase: 'remove' },
  work_slots: { owner: 'userId', erase: 'keep' },
  journals: { owner: 'userId', erase: 'keep' },
  balances: { owner: '_id', erase: 'keep' },
  locks: { owner: 'userId', erase: 'keep' },
  upload_counters: { owner: '_id', erase: 'keep' },
  // Without their key they cannot be read; the job removes what is left.
  data_exports: { owner: 'userId', erase: { set: { state: 'ending', encryptedKey: null } } },
  audit_log: { owner: 'userId', erase: 'keep' },
  users: { owner: '_id', erase: ({ tx, user, modules: { auth } }) => auth.deletions.erase(tx, user) },
};

/** The other collections: what belongs to no member, or to a record above. */
export const OTHER_COLLECTIONS: readonly string[] = [
  // The answers and the content of files stay with the submissions and files above; drafts are removed with them.
  'answers',
  'work_file_chunks',
  // The content of the copies above, which is removed with them.
  'data_export_pieces',
  // Addresses that wait for a link, which is sent within seconds; the module of the accounts removes them too.
  'reset_requests',
  'confirmation_requests',
  'login_link_requests',
  // Ids of members with a number, and digests that expire.
  'task_counters',
  'rejection_counters',
  'rate_limits',
  'known_clients',
  // Ids of cases and of the administrators who claimed them last; they expire after two days.
  'case_claims',
  // Hashes of the audit log.
  'audit_blocks',
  'tasks',
  'work_definitions',
  // Items that were drawn for a submission are removed with its drafts if it was never handed in.
  'work_items',
  'work_truths',
  // Questions of courses. Keys of those that were made for an attempt are removed with it.
  'bank_items',
  'bank_keys',
  'course_versions',
  // Counts of answers, of no one.
  'item_statistics',
  'unit_corrections',
  'reconciliations',
  'release_health',
  'release_networks',
  'release_counted_reports',
  'job_leases',
  'migrations',
  'installation',
  'encryption_keys',
];

/** Matches a member's own records in a collection. */
export function ownedBy(userId: Id, { owner, isText }: Pick<MemberCollection, 'owner' | 'isText'>) {
  return { [owner]: isText ? userId.toHexString() : userId };
}

/** Erases what names a member, in all collections. What the ledger and the work refer to keeps the id. */
export async function eraseMember(erasure: Erasure): Promise<void> {
  const { tx, user, database } = erasure;
  for (const [name, { erase, ...access }] of Object.entries(MEMBER_COLLECTIONS)) {
    const records = database.collection(name);
    const own = ownedBy(user._id, access);
    if (typeof erase === 'function') await erase(erasure);
    else if (erase === 'remove') await records.deleteMany(own, { session: tx });
    else if (erase !== 'keep') await records.updateMany(own, { $set: erase.set }, { session: tx });
  }
}

/** Removes the documents. The digest of the number stays: one person cannot verify a second account. */
async function eraseDocuments({ tx, user, modules: { verification } }: Erasure): Promise<void> {
  const stored = await verification.removal.findStored([user._id], tx);
  await verification.removal.remove(
    tx,
    stored.map(({ _id }) => _id),
  );
}

/** Removes what was written about decisions and payments, and ends what waits for a look at the documents. */
async function eraseBlueprints({ tx, user, database, services: { clock } }: Erasure): Promise<void> {
  const change = { reason: null, transactionReference: null, encryptedPayer: null, erasedAt: clock.now() };
  await database
    .collection('user_blueprints')
    .updateMany({ userId: user._id }, { $set: change }, { session: tx });
}

/** Removes payment details and reasons. Amounts, times and the references of payments belong to the accounts. */
async function eraseWithdrawals({ tx, user, database, services }: Erasure): Promise<void> {
  const withdrawals = database.collection('withdrawals');
  for (const { _id } of await findOwn(database, 'withdrawals', user._id, tx)) {
    const context = contextOf(ENCRYPTED_FIELDS.paymentDetails, _id.toHexString());
    const encryptedDetails = services.encryptor.encrypt(ERASED_DETAILS, context);
    await withdrawals.updateOne({ _id }, { $set: { encryptedDetails, reason: null } }, { session: tx });
  }
}

/** Gives tasks back that were begun, and removes what was never handed in or is no answer. */
async function eraseSubmissions({ tx, user, database, modules: { work } }: Erasure): Promise<void> {
  const submissions = database.collection('submissions');
  const own = await findOwn(database, 'submissions', user._id, tx);
  for (const { _id, state } of own)
    if (state === 'draft' || state === 'revision')
      await work.submissions.giveBack(tx, user._id, _id.toHexString());
  const drafts = { submissionId: { $in: own.map(({ _id }) => _id) }, round: 0 };
  await database.collection('answers').deleteMany(drafts, { session: tx });
  await work.submissions.removeUnusedItems(tx, user._id);
  const byMember = { userId: user._id };
  await submissions.updateMany(byMember, { $set: { editorId: null, savedBy: null } }, { session: tx });
  await submissions.updateMany(
    { ...byMember, appeal: { $ne: null } },
    { $set: { 'appeal.text': REMOVED } },
    { session: tx },
  );
  await submissions.updateMany(
    { ...byMember, assistance: { $ne: null } },
    { $set: { 'assistance.tools': '' } },
    { session: tx },
  );
}

/** Removes files that belong to no work, also one that is still being stored, and the names of the others. */
async function eraseFiles({ tx, user, database }: Erasure): Promise<void> {
  const files = await findOwn(database, 'work_files', user._id, tx);
  const unused = files.filter(({ state }) => state !== 'used').map(({ _id }) => _id);
  await database.collection('work_file_chunks').deleteMany({ fileId: { $in: unused } }, { session: tx });
  await database.collection('work_files').deleteMany({ _id: { $in: unused } }, { session: tx });
  await database
    .collection('work_files')
    .updateMany({ userId: user._id }, { $set: { name: REMOVED } }, { session: tx });
}

/** What replaces a text of the member that must not be empty. */
const REMOVED = 'Removed';

type OwnRecord = { readonly _id: Id; readonly state?: string };

function findOwn(database: mongo.Db, collection: string, userId: Id, tx: Tx): Promise<OwnRecord[]> {
  return database.collection<OwnRecord>(collection).find({ userId }, { session: tx }).toArray();
}
