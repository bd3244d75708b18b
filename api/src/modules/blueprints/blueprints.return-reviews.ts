/*
 * Invariant: the price of a returned purchase is paid back once, to the payer of its purchase. Above the limit, no one
 * sees the payer before another administrator has approved it, and the one who pays is another person than that one.
 */
import {
  completeReturn,
  meetsPayoutRequirements,
  rolesFor,
  type PurchaseDetail,
  type RevealedPayer,
} from '@platform/contracts';
import { wrongState } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, type Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import {
  alreadyDecided,
  assertMemberEnabled,
  createRecordedClaims,
  createRequestSecondDecision,
  payoutRequirementsMissing,
  secondAdministratorNeeded,
  type CaseClaims,
  type ConflictsOfInterest,
} from '../decisions/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { purchaseNotFound } from './blueprints.errors.ts';
import type { OwnershipRecord, ReturnCase } from './blueprints.model.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';
import type { PayerEncryptor, ReturnRules } from './blueprints.return-case.ts';
import {
  returnPaidMail,
  returnRejectedMail,
  toReturnApprovalRequest,
  toReturnNotice,
} from './blueprints.return-mails.ts';

/** The roles with which returns are approved and paid. */
const APPROVER_ROLES = rolesFor(completeReturn);

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings' | 'withTransaction'>;
  readonly repository: BlueprintsRepository;
  readonly userDirectory: UserDirectory;
  readonly conflicts: ConflictsOfInterest;
  readonly claims: CaseClaims;
  readonly ledger: Ledger;
  readonly returnRules: ReturnRules;
  readonly payers: PayerEncryptor;
  readonly getDetail: (reader: Id, id: string, tx?: Tx) => Promise<PurchaseDetail>;
};

/** A row whose return waits. */
type Returning = OwnershipRecord & { returnCase: ReturnCase };

/**
 * Approves, pays and rejects returns, for administrators.
 *
 * @throws AppError `not_found`, `already_decided`, `wrong_state`, `claimed`, `not_allowed_to_review`, `role_too_new`,
 *   `payout_requirements_missing`, `second_administrator_needed`, `member_disabled`
 */
export type ReturnReviews = ReturnType<typeof createReturnReviews>;

export function createReturnReviews(dependencies: Dependencies) {
  const { services, repository, userDirectory, claims, ledger, payers, getDetail } = dependencies;
  const { audit, clock, withTransaction } = services;
  const recorded = createRecordedClaims(dependencies);
  const { findReturning, findPayable, assertCanPay } = createChecks(dependencies);
  const requestSecondApproval = createRequestSecondApproval(dependencies);
  const notifyMember = createNotifyMember(dependencies);

  return {
    /** Gives the first of two approvals. It replaces one whose administrator may no longer approve. */
    async approve(tx: Tx, actor: UserActor, id: string): Promise<PurchaseDetail> {
      const row = await findPayable(tx, actor, id);
      if (!(await dependencies.returnRules.needsTwo(row, tx)))
        throw wrongState('One administrator is enough for this return.');
      const first = row.returnCase.firstApproval;
      if (first?.by.equals(actor.userId)) throw secondAdministratorNeeded('return');
      if (first && (await userDirectory.assureApprover(tx, first.by, APPROVER_ROLES)))
        throw wrongState('Another administrator has approved this return. Pay it back, or reject it.');
      await claims.end(tx, row._id);
      const firstApproval = { at: clock.now(), by: actor.userId };
      await repository.changeFrom(tx, row, { returnCase: { ...row.returnCase, firstApproval } });
      const { _id: subjectId, userId } = row;
      await audit.record(tx, actor, { action: 'purchase_return_first_approved', subjectId, userId });
      await requestSecondApproval(tx, actor, row);
      return getDetail(actor.userId, id, tx);
    },

    /** Returns who paid. The reveal is written to the audit log, and claims the case, so that no two pay it. */
    reveal: (actor: UserActor, id: string): Promise<RevealedPayer> =>
      withTransaction(async (tx) => {
        const row = await findPayable(tx, actor, id);
        await assertCanPay(tx, actor, row);
        const { _id: subjectId, userId } = row;
        await recorded.claim(tx, actor, { kind: 'purchase', id: subjectId, userId });
        await audit.record(tx, actor, { action: 'purchase_payer_revealed', subjectId, userId });
        return { payer: payers.decrypt(row) };
      }),

    /** Records that the price was sent back. */
    async complete(
      tx: Tx,
      actor: UserActor,
      id: string,
      transactionReference: string,
    ): Promise<PurchaseDetail> {
      const row = await findPayable(tx, actor, id);
      await assertCanPay(tx, actor, row);
      await claims.end(tx, row._id);
      const { _id: subjectId, userId, priceCents: cents } = row;
      const paid = { at: clock.now(), by: actor.userId, transactionReference };
      const change = { status: 'returned', open: false, returnCase: { ...row.returnCase, paid } } as const;
      await repository.changeFrom(tx, row, change);
      await ledger.recordReturn(tx, { purchaseId: subjectId, userId, cents });
      const reason = `Transaction reference: ${transactionReference}`;
      await audit.record(tx, actor, { action: 'purchase_returned', subjectId, userId, reason });
      await notifyMember(tx, { ...row, ...change }, 'purchases', returnPaidMail);
      return getDetail(actor.userId, id, tx);
    },

    /** Rejects a return: the blueprint is active again, and can be returned again while the right lasts. */
    async reject(tx: Tx, actor: UserActor, id: string, reason: string): Promise<PurchaseDetail> {
      const row = await findReturning(tx, actor, id);
      await claims.end(tx, row._id);
      const change = { status: 'active', reason, returnCase: null } as const;
      await repository.changeFrom(tx, row, change);
      const { _id: subjectId, userId } = row;
      await audit.record(tx, actor, { action: 'purchase_return_rejected', subjectId, userId, reason });
      await notifyMember(tx, { ...row, ...change }, 'purchase_rejections', returnRejectedMail);
      return getDetail(actor.userId, id, tx);
    },
  };
}

/** Creates the checks before a step. */
function createChecks({ repository, userDirectory, conflicts, claims, returnRules }: Dependencies) {
  /** Finds a return that waits, and that the actor may decide. */
  async function findReturning(tx: Tx, actor: UserActor, text: string): Promise<Returning> {
    const id = parseId(text);
    const row = id && (await repository.findById(id, tx));
    if (row?.kind !== 'purchase') throw purchaseNotFound();
    const { status, returnCase } = row;
    if (returnCase?.paid) {
      const { at, by } = returnCase.paid;
      const usernames = await userDirectory.usernamesOf([by], tx);
      throw alreadyDecided('This purchase', {
        decision: status,
        at,
        by: usernames.get(by.toHexString()) ?? null,
      });
    }
    if (status !== 'returning' || !returnCase) throw wrongState('This blueprint is not being returned.');
    await conflicts.assertNone(actor.userId, row.userId, tx);
    await claims.assertOpenTo(tx, row._id, actor.userId);
    return { ...row, returnCase };
  }

  /** Finds a return that the actor may approve or pay. */
  async function findPayable(tx: Tx, actor: UserActor, id: string): Promise<Returning> {
    const row = await findReturning(tx, actor, id);
    await assertMemberEnabled(userDirectory, tx, row.userId, 'return');
    await userDirectory.assertApprover(tx, actor.userId, APPROVER_ROLES);
    const requirements = await returnRules.readRequirements(row.userId, tx);
    if (!meetsPayoutRequirements(requirements)) throw payoutRequirementsMissing('return', requirements);
    return row;
  }

  /** Asserts that the actor's approval is the only one needed, or the second one by another person. */
  async function assertCanPay(tx: Tx, { userId }: UserActor, row: Returning): Promise<void> {
    if (!(await returnRules.needsTwo(row, tx))) return;
    const first = row.returnCase.firstApproval;
    if (first?.by.equals(userId)) throw secondAdministratorNeeded('return');
    if (!first || !(await userDirectory.assureApprover(tx, first.by, APPROVER_ROLES)))
      throw wrongState('Two administrators have to approve this return. Approve it first.');
    if (await conflicts.areOnePerson(first.by, userId, tx))
      throw secondAdministratorNeeded('return', 'connected');
  }

  return { findReturning, findPayable, assertCanPay };
}

/** Returns a function that tells the member what became of a return. */
function createNotifyMember({ services: { notices, settings }, userDirectory }: Dependencies) {
  return async (
    tx: Tx,
    row: OwnershipRecord,
    kind: 'purchases' | 'purchase_rejections',
    buildMail: typeof returnPaidMail,
  ): Promise<void> => {
    const { userId } = row;
    const { username, email } = await userDirectory.getProfile(userId, tx);
    const mail = buildMail(row, username, settings.shellOrigin);
    await notices.notify(tx, toReturnNotice(row, kind, { to: email, userId, ...mail }));
  };
}

/** Returns a function that tells the administrators who can pay a return that was approved first. */
function createRequestSecondApproval({ services, userDirectory, conflicts }: Dependencies) {
  const requestSecond = createRequestSecondDecision(services);
  return async (tx: Tx, { userId: first }: UserActor, row: OwnershipRecord): Promise<void> => {
    const approvers = await userDirectory.findApprovers(APPROVER_ROLES, tx);
    const others = await conflicts.findOthers(approvers, { member: row.userId, persons: [first] }, tx);
    await requestSecond(tx, others, toReturnApprovalRequest(row, first));
  };
}
