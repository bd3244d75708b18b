import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_PAYMENT_METHOD,
  centsOf,
  type PaymentBody,
  type PurchaseBody,
  type UserBlueprint,
} from '@platform/contracts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { alreadyDecided } from '../../platform/decisions.ts';
import { idFrom, newId, newReadableCode, type Id } from '../../platform/ids.ts';
import { given } from '../../platform/lists/filters.ts';
import { noSuchBlueprint, noSuchPurchase } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { mayPurchase, mayVerify } from './blueprints.policy.ts';
import { presentOwnership, type ReadPapers } from './blueprints.presenter.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

const REFERENCE_LENGTH = 8;

export type BlueprintsService = {
  ofUser(userId: Id): Promise<UserBlueprint[]>;
  /** @throws Error when there is no such row: callers hold the id of one. */
  describe(id: Id, tx: Tx): Promise<UserBlueprint>;
  /** The ids of the blueprints whose tasks are open to a member. */
  activeIds(userId: Id, tx?: Tx): Promise<number[]>;
  /** Opens the pending row of a verification. @throws AppError as `mayVerify` */
  beginVerification(tx: Tx, begun: { id: Id; userId: Id; at: Date }): Promise<void>;
  /** Opens a pending purchase. @throws AppError as `mayPurchase` */
  purchase(tx: Tx, actor: Actor, userId: Id, body: PurchaseBody): Promise<UserBlueprint>;
  /** Adds what the member tells of the payment. @throws AppError `not_found`, `already_decided` */
  reportPayment(tx: Tx, actor: Actor, userId: Id, id: string, body: PaymentBody): Promise<UserBlueprint>;
  /** Takes a purchase back. @throws AppError `not_found`, `already_decided` */
  cancel(tx: Tx, actor: Actor, userId: Id, id: string): Promise<UserBlueprint>;
  countPending(kind: OwnershipRecord['kind']): Promise<number>;
};

type Parts = {
  repository: BlueprintsRepository;
  readPapers: ReadPapers;
  audit: AuditLog;
  clock: Clock;
};

/** What members do, and what other modules ask. */
export function createBlueprintsService({ repository, readPapers, audit, clock }: Parts): BlueprintsService {
  async function present(rows: readonly OwnershipRecord[], tx?: Tx): Promise<UserBlueprint[]> {
    const papers = await readPapers(rows, tx);
    return rows.map((row) => presentOwnership(row, papers));
  }

  async function describe(id: Id, tx: Tx): Promise<UserBlueprint> {
    const row = await repository.findById(id, tx);
    const [described] = row ? await present([row], tx) : [];
    if (!described) throw new Error(`There is no user blueprint ${id.toHexString()}.`);
    return described;
  }

  /** A purchase that its owner may still change. */
  async function findPending(tx: Tx, userId: Id, text: string): Promise<OwnershipRecord> {
    const id = idFrom(text);
    const row = id && (await repository.findById(id, tx));
    if (!row?.userId.equals(userId) || row.kind !== 'purchase') throw noSuchPurchase();
    const { status: decision, decidedAt: at } = row;
    if (decision !== 'pending') throw alreadyDecided('This purchase', { decision, at });
    return row;
  }

  return {
    describe,
    ofUser: async (userId) => present(await repository.ofUser(userId)),

    async activeIds(userId, tx) {
      const rows = await repository.ofUser(userId, tx);
      return rows.filter(({ status }) => status === 'active').map(({ blueprintId }) => blueprintId);
    },

    async beginVerification(tx, { id, userId, at }) {
      mayVerify(await repository.ofUser(userId, tx));
      await repository.insert(tx, {
        ...pendingRow(id, userId, at),
        kind: 'verification',
        blueprintId: FREE_BLUEPRINT_ID,
        paymentMethod: FREE_PAYMENT_METHOD,
        reference: null,
        priceCents: 0,
      });
    },

    async purchase(tx, actor, userId, { blueprintId, paymentMethod }) {
      mayPurchase(blueprintId, await repository.ofUser(userId, tx));
      const id = newId();
      await repository.insert(tx, {
        ...pendingRow(id, userId, clock.now()),
        kind: 'purchase',
        blueprintId,
        paymentMethod: paymentMethod ?? null,
        reference: newReference(),
        priceCents: priceCentsOf(blueprintId),
      });
      await audit.record(tx, actor, { action: 'purchase_requested', subjectId: id, userId });
      return describe(id, tx);
    },

    async reportPayment(tx, actor, userId, id, { paymentMethod, transactionReference }) {
      const row = await findPending(tx, userId, id);
      const told = given({ paymentMethod, transactionReference });
      if (Object.keys(told).length > 0) {
        await repository.changePending(tx, row, told);
        await audit.record(tx, actor, { action: 'purchase_payment_reported', subjectId: row._id, userId });
      }
      return describe(row._id, tx);
    },

    async cancel(tx, actor, userId, id) {
      const row = await findPending(tx, userId, id);
      const decision = { decidedAt: clock.now(), decidedBy: userId };
      await repository.changePending(tx, row, { status: 'cancelled', open: false, ...decision });
      await audit.record(tx, actor, { action: 'purchase_cancelled', subjectId: row._id, userId });
      return describe(row._id, tx);
    },

    countPending: (kind) => repository.countPending(kind),
  };
}

function pendingRow(_id: Id, userId: Id, purchaseDate: Date) {
  return {
    _id,
    userId,
    purchaseDate,
    status: 'pending',
    open: true,
    final: false,
    reason: null,
    transactionReference: null,
    decidedAt: null,
    decidedBy: null,
  } as const;
}

function priceCentsOf(blueprintId: number): number {
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw noSuchBlueprint();
  return centsOf(blueprint.price);
}

/** What the member names with the payment, so that it is found. */
function newReference(): string {
  return `BP-${newReadableCode(REFERENCE_LENGTH)}`;
}
