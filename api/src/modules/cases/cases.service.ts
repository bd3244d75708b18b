import type { AdminRole, CaseDetail, CaseKind } from '@platform/contracts';
import { AppError, wrongState } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import {
  type CaseClaims,
  createRecordedClaims,
  type ConflictsOfInterest,
  type ReviewCase,
} from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { mayDecide } from './cases.due.ts';
import { mayRead, type createReadRiskSignals } from './cases.risk-signals.ts';
import type { createCaseNotes } from './cases.notes.ts';

/** An administrator's call about a case. */
export type CaseCall = {
  readonly actor: UserActor;
  readonly roles: readonly AdminRole[];
  readonly kind: CaseKind;
  readonly id: string;
};

/** Finds cases by kind. @throws AppError `not_found` */
export type FindCase = Readonly<Record<CaseKind, (id: string, tx?: Tx) => Promise<ReviewCase>>>;

type Dependencies = {
  readonly services: Pick<Services, 'audit' | 'notices' | 'settings' | 'withTransaction'>;
  readonly userDirectory: Pick<UserDirectory, 'getProfile'>;
  readonly findCase: FindCase;
  readonly conflicts: ConflictsOfInterest;
  readonly claims: CaseClaims;
  readonly notes: ReturnType<typeof createCaseNotes>;
  readonly readRiskSignals: ReturnType<typeof createReadRiskSignals>;
};

/** Creates the checks and lookups before an action on a case. */
function createLookup({ findCase, conflicts }: Dependencies) {
  /** Finds a case that the administrator may work on: reads its record in the transaction that changes its claim. */
  async function find(
    tx: Tx,
    { actor, roles, kind, id }: CaseCall,
    isAllowed: typeof mayRead,
  ): Promise<ReviewCase> {
    if (!isAllowed(roles, kind)) throw new AppError('forbidden', `Your roles do not include this ${kind}.`);
    const record = await findCase[kind](id, tx);
    await conflicts.assertNone(actor.userId, record.userId, tx);
    return record;
  }

  async function findOpen(tx: Tx, call: CaseCall): Promise<ReviewCase> {
    const record = await find(tx, call, mayDecide);
    if (!record.isOpen) throw wrongState('This case is not waiting for a decision.');
    return record;
  }

  return { find, findOpen };
}

/**
 * Claims, risk signals and notes of cases. The methods throw AppError `not_found`, `forbidden` for a kind that the
 * roles of the administrator do not allow, and `not_allowed_to_review` for their own case and those of members they
 * have an interest in, who could learn here what others think of them.
 */
export function createCasesService(dependencies: Dependencies) {
  const { services, userDirectory, claims, notes, readRiskSignals } = dependencies;
  const { withTransaction } = services;
  const { find, findOpen } = createLookup(dependencies);
  const recorded = createRecordedClaims({ services, claims, userDirectory });

  async function present(record: ReviewCase, { actor, roles, kind }: CaseCall, tx?: Tx): Promise<CaseDetail> {
    const { id, isOpen } = record;
    const claim = isOpen ? await claims.findOne(id, tx) : undefined;
    return {
      kind,
      id: id.toHexString(),
      isOpen,
      claim: claim
        ? { by: claim.by, until: claim.until.toISOString(), isMine: claim.holder.equals(actor.userId) }
        : null,
      riskSignals: await readRiskSignals(record, roles),
      notes: await notes.list(id, tx),
    };
  }

  /** Changes the claim of a case in a transaction, and returns the case. */
  async function change(call: CaseCall, work: (tx: Tx) => Promise<ReviewCase>): Promise<CaseDetail> {
    return present(await withTransaction(work), call);
  }

  return {
    get: (call: CaseCall): Promise<CaseDetail> => change(call, (tx) => find(tx, call, mayRead)),

    /** @throws AppError also `wrong_state`, `claimed` */
    claim: (call: CaseCall): Promise<CaseDetail> =>
      change(call, async (tx) => {
        const record = await findOpen(tx, call);
        await recorded.claim(tx, call.actor, { ...record, kind: call.kind });
        return record;
      }),

    /** @throws AppError also `wrong_state` if the administrator has not claimed it */
    unclaim: (call: CaseCall): Promise<CaseDetail> =>
      change(call, async (tx) => {
        const record = await find(tx, call, mayDecide);
        if (!(await recorded.unclaim(tx, call.actor, { ...record, kind: call.kind })))
          throw wrongState('You have not claimed this case.');
        return record;
      }),

    /** @throws AppError also `wrong_state` */
    takeOver: (call: CaseCall): Promise<CaseDetail> =>
      change(call, async (tx) => {
        const record = await findOpen(tx, call);
        await recorded.takeOver(tx, call.actor, { ...record, kind: call.kind });
        return record;
      }),

    /** Adds a note, and renews the administrator's claim. @throws AppError also `wrong_state` */
    async addNote(tx: Tx, call: CaseCall, text: string): Promise<CaseDetail> {
      const record = await find(tx, call, mayRead);
      await claims.renew(tx, record.id, call.actor.userId);
      await notes.add(tx, call.actor, record, call.kind, text);
      return present(record, call, tx);
    },
  };
}
