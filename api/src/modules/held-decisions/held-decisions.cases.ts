import {
  holdPurchase,
  holdVerification,
  holdWithdrawal,
  holdWorkApproval,
  type Endpoint,
} from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { HeldDecisionRecord } from '../../platform/reviews/held-decisions.model.ts';
import type { ReviewCase } from '../../platform/reviews/review-queue.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Reviews, WorkDecision } from '../reviews/index.ts';
import type { VerificationReviews } from '../verification/index.ts';
import type { Withdrawals } from '../withdrawals/index.ts';

type Choice = Pick<HeldDecisionRecord, 'decision' | 'reason' | 'final' | 'mail' | 'review'>;

/** What is found out when a decision is held. */
export type CheckedCase = Pick<HeldDecisionRecord, 'needsSecondApproval' | 'round'>;

type Held = Choice & CheckedCase;

const ONE_APPROVAL: CheckedCase = { needsSecondApproval: false };

/** What holding a decision needs of the cases of one kind. `check` and `decide` throw the AppErrors of the decision. */
export type CaseKind = {
  /** Its roles may decide. */
  readonly endpoint: Endpoint;
  /** What a case is called in sentences. */
  readonly name: string;
  readonly findCase: (id: string, tx: Tx) => Promise<Pick<ReviewCase, 'id' | 'userId'>>;
  /** Asserts that a decision is allowed now. */
  readonly check: (tx: Tx, actor: UserActor, id: string, choice: Choice) => Promise<CheckedCase>;
  /** Decides the case at once. Returns whether another administrator has to approve the case too. */
  readonly decide: (tx: Tx, actor: UserActor, id: string, held: Held) => Promise<boolean>;
};

/** The modules that own the cases. */
export type CaseOwners = {
  readonly verificationReviews: VerificationReviews;
  readonly blueprints: Pick<Blueprints, 'purchases' | 'verifications'>;
  readonly withdrawals: Pick<Withdrawals, 'reviews'>;
  readonly reviews: Pick<Reviews, 'service'>;
};

/** Returns the decision about work as its call had it. */
function toWorkDecision(id: string, { decision: action, review: body }: Choice): WorkDecision {
  return { id, action, body } as WorkDecision;
}

function toApproveOrReject({ decision }: Choice): 'approve' | 'reject' {
  return decision === 'approve' ? 'approve' : 'reject';
}

export function createCaseKinds({
  verificationReviews,
  blueprints: { purchases, verifications },
  withdrawals,
  reviews,
}: CaseOwners): Readonly<Record<HeldDecisionRecord['kind'], CaseKind>> {
  return {
    verification: {
      endpoint: holdVerification,
      name: 'verification',
      findCase: verifications.findCase,
      check: async (tx, actor, id, choice) => {
        await verifications.findDecidable(tx, actor, id, toApproveOrReject(choice));
        return ONE_APPROVAL;
      },
      decide: async (tx, actor, id, { decision, reason, final, mail }) => {
        if (decision === 'approve') await verificationReviews.approve(tx, actor, id, mail ?? undefined);
        else await verificationReviews.reject(tx, actor, id, { reason: reason ?? '', final });
        return false;
      },
    },
    purchase: {
      endpoint: holdPurchase,
      name: 'purchase',
      findCase: purchases.findCase,
      check: async (tx, actor, id, choice) => {
        await purchases.findDecidable(tx, actor, id, toApproveOrReject(choice));
        return ONE_APPROVAL;
      },
      decide: async (tx, actor, id, { decision, reason }) => {
        if (decision === 'approve') await purchases.approve(tx, actor, id);
        else await purchases.reject(tx, actor, id, { reason: reason ?? '', final: false });
        return false;
      },
    },
    withdrawal: {
      endpoint: holdWithdrawal,
      name: 'withdrawal',
      findCase: withdrawals.reviews.findCase,
      check: async (tx, actor, id, choice) => {
        const transition = toApproveOrReject(choice);
        const record = await withdrawals.reviews.findDecidable(tx, actor, id, transition);
        const needsSecondApproval =
          transition === 'approve' && (await withdrawals.reviews.needsAnotherApproval(tx, record, actor));
        return { needsSecondApproval };
      },
      decide: async (tx, actor, id, { decision, reason }) => {
        const { status } =
          decision === 'approve'
            ? await withdrawals.reviews.decide(tx, actor, id, 'approve')
            : await withdrawals.reviews.decide(tx, actor, id, 'reject', { reason: reason ?? '' });
        return status === 'pending';
      },
    },
    review: {
      endpoint: holdWorkApproval,
      name: 'submission',
      findCase: reviews.service.findCase,
      check: async (tx, actor, id, choice) => ({
        ...ONE_APPROVAL,
        round: await reviews.service.check(tx, actor, toWorkDecision(id, choice)),
      }),
      decide: async (tx, actor, id, held) => {
        await reviews.service.applyHeld(tx, actor, toWorkDecision(id, held), held.round ?? null);
        return false;
      },
    },
  };
}
