/*
 * Invariant: a pending purchase awaits its payment until the member reports it, cancels it or seven days have passed.
 * Once reported, it waits for an administrator and never expires. Nor does it while one has claimed or decided it.
 */
import {
  PAYMENT_DAYS,
  centsOf,
  type OpenPay,
  type PaymentBody,
  type PaymentDestination,
  type PaymentMethod,
  type PurchaseBody,
  type UserBlueprint,
} from '@platform/contracts';
import { SYSTEM_ACTOR, type Actor } from '../../platform/audit/actor.ts';
import { addDays } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, newId, newReadableCode, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import { normalizeReference } from '../../platform/normalize-reference.ts';
import { alreadyDecided, type CaseClaims, decisionDueAt } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import {
  notEnoughWork,
  paymentMethodUnavailable,
  purchaseNotFound,
  purchasesUnavailable,
} from './blueprints.errors.ts';
import { paymentReportedMail, purchaseBegunMail, purchaseExpiredMail, toNotice } from './blueprints.mails.ts';
import { SETTLED_PAYMENT, pendingRow, type OwnershipRecord } from './blueprints.model.ts';
import { assertCanPurchase, completePayment } from './blueprints.policy.ts';
import { findBlueprint } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';
import type { BlueprintsService } from './blueprints.service.ts';

const REFERENCE_LENGTH = 8;

/** The reason of a cancellation by the platform; the member reads it. */
const NOT_PAID = `It was not paid within ${PAYMENT_DAYS} days.`;

type Dependencies = {
  services: Pick<Services, 'audit' | 'clock' | 'digester' | 'notices' | 'settings' | 'withTransaction'>;
  repository: BlueprintsRepository;
  userDirectory: UserDirectory;
  claims: Pick<CaseClaims, 'findOne' | 'end'>;
  service: Pick<BlueprintsService, 'getUserBlueprint'>;
  readOpenPay: ReadOpenPay;
};

/** Computes what a blueprint pays now to a member who orders it, as the order's transaction sees it. */
export type ReadOpenPay = (tx: Tx, userId: Id, blueprintId: number) => Promise<OpenPay>;

export type MemberPurchases = ReturnType<typeof createMemberPurchases>;

/** Creates the service behind what members do with their purchases. */
export function createMemberPurchases(dependencies: Dependencies) {
  const { services, repository, service, readOpenPay } = dependencies;
  const { audit, clock, digester, settings } = services;
  const { paymentDestinations } = settings;
  const queueMail = createMailQueue(dependencies);

  function assertAvailable(method: PaymentMethod | undefined): void {
    if (paymentDestinations.length === 0) throw purchasesUnavailable();
    if (method && !findDestination(paymentDestinations, method)) throw paymentMethodUnavailable();
  }

  return {
    /** Lists the methods that purchases can be paid with, and where. */
    listPaymentMethods: (): PaymentDestination[] => [...paymentDestinations],

    /**
     * Opens a pending purchase.
     *
     * @throws AppError as `assertCanPurchase`, `payment_method_unavailable`, `not_enough_work`
     */
    async purchase(
      tx: Tx,
      actor: Actor,
      userId: Id,
      { blueprintId, paymentMethod }: PurchaseBody,
    ): Promise<UserBlueprint> {
      assertCanPurchase(blueprintId, await repository.findCurrent(userId, tx));
      assertAvailable(paymentMethod);
      const openPay = await readOpenPay(tx, userId, blueprintId);
      if (!openPay.allowsOrder) throw notEnoughWork(openPay, findBlueprint(blueprintId).price);
      const now = clock.now();
      const row: OwnershipRecord = {
        ...pendingRow(newId(), userId, now),
        payment: 'awaiting',
        expiresAt: addDays(now, PAYMENT_DAYS),
        dueAt: addDays(now, PAYMENT_DAYS),
        kind: 'purchase',
        blueprintId,
        paymentMethod: paymentMethod ?? null,
        reference: newReference(),
        priceCents: centsOf(findBlueprint(blueprintId).price),
      };
      await repository.insert(tx, row);
      await audit.record(tx, actor, { action: 'purchase_requested', subjectId: row._id, userId });
      await queueMail(tx, row, BEGUN);
      return service.getUserBlueprint(row._id, tx);
    },

    /**
     * Stores what the member reports about the payment; from then on the purchase does not expire.
     *
     * @throws AppError `not_found`, `already_decided`, `payment_method_unavailable`, or `invalid_request` for a payment
     *   without a method or a transaction reference
     */
    async reportPayment(
      tx: Tx,
      actor: Actor,
      userId: Id,
      id: string,
      body: PaymentBody,
    ): Promise<UserBlueprint> {
      const row = await findPendingPurchase(repository, tx, userId, id);
      const payment = completePayment(row, body);
      // A payment may have been sent while its method was still offered.
      if (payment.paymentMethod !== row.paymentMethod) assertAvailable(payment.paymentMethod);
      const reference = normalizeReference(payment.transactionReference);
      await repository.changePending(tx, row, {
        ...payment,
        paymentDigests: digester.digest('payment reference', reference),
        payment: 'reported',
        expiresAt: null,
        // A later correction of the report does not give the review more time.
        dueAt: row.payment === 'reported' ? row.dueAt : decisionDueAt('purchase', clock.now()),
      });
      await audit.record(tx, actor, { action: 'purchase_payment_reported', subjectId: row._id, userId });
      if (row.payment !== 'reported') await queueMail(tx, row, REPORTED);
      return service.getUserBlueprint(row._id, tx);
    },

    /** Cancels a pending purchase. @throws AppError `not_found`, `already_decided` */
    async cancel(tx: Tx, actor: Actor, userId: Id, id: string): Promise<UserBlueprint> {
      const row = await findPendingPurchase(repository, tx, userId, id);
      const decision = { ...CANCELLED, decidedAt: clock.now(), decidedBy: userId };
      await repository.changePending(tx, row, decision);
      await audit.record(tx, actor, { action: 'purchase_cancelled', subjectId: row._id, userId });
      return service.getUserBlueprint(row._id, tx);
    },

    cancelUnpaid: createExpiry(dependencies, queueMail),
  };
}

const CANCELLED = { status: 'cancelled', open: false, ...SETTLED_PAYMENT } as const;

/** How the member is told of an event: by what the mail says, and whether they did it. */
type Announcement = { readonly buildMail: typeof purchaseBegunMail; readonly isOwnAction: boolean };
const BEGUN: Announcement = { buildMail: purchaseBegunMail, isOwnAction: true };
const REPORTED: Announcement = { buildMail: paymentReportedMail, isOwnAction: true };
const EXPIRED: Announcement = { buildMail: purchaseExpiredMail, isOwnAction: false };

type QueueMail = (tx: Tx, row: OwnershipRecord, announcement: Announcement) => Promise<void>;

function createMailQueue({ services, userDirectory }: Dependencies): QueueMail {
  const { notices, settings } = services;
  return async (tx, row, { buildMail, isOwnAction }) => {
    const { userId } = row;
    const { username, email } = await userDirectory.getProfile(userId, tx);
    const destination = findDestination(settings.paymentDestinations, row.paymentMethod);
    const mail = buildMail(row, { username, shellOrigin: settings.shellOrigin, destination });
    await notices.notify(tx, { ...toNotice(row, { to: email, userId, ...mail }), isOwnAction });
  };
}

/**
 * Returns the job that cancels what was not paid in time, one purchase per transaction. A payment that is reported
 * meanwhile wins: the purchase is read again in the transaction that would cancel it.
 */
function createExpiry(
  { services, repository, claims }: Dependencies,
  queueMail: QueueMail,
): () => Promise<void> {
  const { audit, clock, withTransaction } = services;

  async function expire(tx: Tx, id: Id, now: Date): Promise<void> {
    const row = await repository.findById(id, tx);
    if (row?.status !== 'pending' || !row.expiresAt || row.expiresAt > now) return;
    // An administrator decides; the job comes back.
    if (await claims.findOne(id, tx)) return;
    // A claim or a decision at once conflicts with this.
    await claims.end(tx, id);
    const decision = { ...CANCELLED, reason: NOT_PAID, decidedAt: now, decidedBy: null };
    await repository.changePending(tx, row, decision);
    const { _id: subjectId, userId } = row;
    await audit.record(tx, SYSTEM_ACTOR, { action: 'purchase_expired', subjectId, userId, reason: NOT_PAID });
    await queueMail(tx, row, EXPIRED);
  }

  return async () => {
    const now = clock.now();
    for (const id of await repository.findUnpaid(now)) await withTransaction((tx) => expire(tx, id, now));
  };
}

function findDestination(
  destinations: readonly PaymentDestination[],
  paymentMethod: OwnershipRecord['paymentMethod'],
): PaymentDestination | undefined {
  return destinations.find(({ method }) => method === paymentMethod);
}

/** Finds a purchase that the member may still change. @throws AppError `not_found`, `already_decided` */
async function findPendingPurchase(
  repository: BlueprintsRepository,
  tx: Tx,
  userId: Id,
  idText: string,
): Promise<OwnershipRecord> {
  const id = parseId(idText);
  const row = id && (await repository.findById(id, tx));
  if (!row?.userId.equals(userId) || row.kind !== 'purchase') throw purchaseNotFound();
  const { status: decision, decidedAt: at } = row;
  if (decision !== 'pending') throw alreadyDecided('This purchase', { decision, at });
  return row;
}

/** Creates the reference that the member quotes with the payment, so that it can be matched to the purchase. */
function newReference(): string {
  return `BP-${newReadableCode(REFERENCE_LENGTH)}`;
}
