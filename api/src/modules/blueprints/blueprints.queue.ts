import type { PurchaseRow } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import type { AdminQuery } from '../../platform/lists/admin-list.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import {
  caseSort,
  createReviewQueue,
  type CaseClaims,
  type ReviewCase,
  type ConflictsOfInterest,
} from '../decisions/index.ts';
import { ownershipNotFound } from './blueprints.errors.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { isChecked } from './blueprints.policy.ts';
import {
  getDecision,
  presentRow,
  type OwnershipRow,
  type ReadIdentityDocuments,
} from './blueprints.presenter.ts';
import { UNCHECKED, type BlueprintsRepository } from './blueprints.repository.ts';
import type { DescribeReturn } from './blueprints.return-case.ts';
import type { ReadReturnEnds } from './blueprints.returns.ts';

type Sort = 'due' | 'oldest' | 'newest' | 'highest' | 'lowest';

/** The query of a review list. Verifications support fewer of these filters than purchases. */
export type ReviewQuery = AdminQuery<Sort> & {
  readonly status?: OwnershipRecord['status'] | 'unchecked' | undefined;
  readonly payment?: PurchaseRow['payment'] | undefined;
  readonly blueprintId?: number | undefined;
  readonly paymentMethod?: PurchaseRow['paymentMethod'] | undefined;
};

export type QueueOptions = {
  readonly services: Pick<Services, 'audit' | 'clock' | 'settings'>;
  readonly kind: OwnershipRecord['kind'];
  readonly repository: BlueprintsRepository;
  readonly readIdentityDocuments: ReadIdentityDocuments;
  readonly readReturnEnds: ReadReturnEnds;
  readonly userDirectory: UserDirectory;
  readonly conflicts: ConflictsOfInterest;
  readonly claims: CaseClaims;
  /** Describes the return of a purchase. Verifications have none. */
  readonly describeReturn?: DescribeReturn;
};

/** The rows of one kind, for administrators. */
export type Queue = ReturnType<typeof createQueue>;
/** Adds the order of a list: what waits comes due first. */
export const sorted = (query: ReviewQuery): ReviewQuery => ({
  ...query,
  sort: caseSort(query, ['pending', 'returning']),
});

/**
 * A row waits for an administrator until it is decided, one that was approved unseen until it was checked, and one that
 * is being returned until its price was sent back.
 */
export function toCase(row: OwnershipRecord): ReviewCase {
  const isUnchecked =
    row.kind === 'verification' && row.status === 'active' && !isChecked(row) && !row.erasedAt;
  return {
    id: row._id,
    userId: row.userId,
    isOpen: row.status === 'pending' || row.status === 'returning' || isUnchecked,
  };
}

export function createQueue(options: QueueOptions) {
  const { services, kind, repository, readIdentityDocuments, readReturnEnds, userDirectory, claims } =
    options;
  return createReviewQueue<OwnershipRecord, Sort, ReviewQuery, OwnershipRow>({
    services,
    subject: kind,
    list: repository.list,
    userDirectory,
    timeField: 'purchaseDate',
    searchable: { references: ['reference'] },
    conditions: ({ status, payment, blueprintId, paymentMethod }) => ({
      kind,
      // In `$and`, because a search has an `$or` of its own.
      ...(status === 'unchecked' && { $and: [UNCHECKED] }),
      // Only pending rows have a payment state; with the status, an index covers the filter.
      ...definedOnly({
        status: payment ? (status ?? 'pending') : status === 'unchecked' ? undefined : status,
        payment,
        blueprintId,
        paymentMethod,
      }),
    }),
    async findById(id, tx) {
      const row = await repository.findById(id, tx);
      return row?.kind === kind ? row : undefined;
    },
    notFound: () => ownershipNotFound(kind),
    async present(rows, tx) {
      const documents = await readIdentityDocuments(rows, tx);
      const usernames = await userDirectory.usernamesOf(collectUserIds(rows), tx);
      const { verificationAutoApproveHours } = services.settings;
      const context = {
        documents,
        returnEnds: await readReturnEnds(rows, tx),
        usernames,
        disabled: await userDirectory.findDisabled(userIdsOf(rows), tx),
        claims: await claims.find(idsOf(rows), tx),
        autoApproveHours: verificationAutoApproveHours,
      };
      return rows.map((row) => presentRow(row, context));
    },
  });
}

export function collectUserIds(rows: readonly OwnershipRecord[]): Id[] {
  return rows.flatMap((row) => [row.userId, getDecision(row).by].flatMap((id) => id ?? []));
}

export function userIdsOf(rows: readonly OwnershipRecord[]): Id[] {
  return rows.map(({ userId }) => userId);
}

function idsOf(rows: readonly OwnershipRecord[]): Id[] {
  return rows.map(({ _id }) => _id);
}
