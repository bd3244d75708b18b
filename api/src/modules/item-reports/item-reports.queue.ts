import { type ItemReportDetail, type ItemReportRow, type ItemReportStatus } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { AdminQuery } from '../../platform/lists/admin-list.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import {
  caseSort,
  createReviewQueue,
  presentClaim,
  type CaseClaims,
  type ConflictsOfInterest,
} from '../decisions/index.ts';
import type { ReportedItems } from '../work/index.ts';
import type { ItemReportRecord } from './item-reports.model.ts';
import type { ItemReportsRepository } from './item-reports.repository.ts';

type Sort = 'due' | 'oldest' | 'newest';
type Query = AdminQuery<Sort> & { readonly status?: ItemReportStatus | undefined };

/** Reads the titles of tasks by their id. */
export type ReadTasks = (ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly title: string }>>;

export type QueueOptions = {
  readonly services: Pick<Services, 'audit'>;
  readonly repository: ItemReportsRepository;
  readonly userDirectory: UserDirectory;
  readonly claims: CaseClaims;
  readonly conflicts: ConflictsOfInterest;
  readonly items: ReportedItems;
  readonly readTasks: ReadTasks;
};

export type ItemReportsQueue = ReturnType<typeof createItemReportsQueue>;

/** Lists the reports of items, and shows one, to administrators. */
export function createItemReportsQueue(options: QueueOptions) {
  const { services, repository, userDirectory } = options;
  const queue = createReviewQueue<ItemReportRecord, Sort, Query, ItemReportRow>({
    services,
    subject: 'report',
    list: repository.list,
    userDirectory,
    timeField: 'reportedAt',
    searchable: { ids: ['submissionId'] },
    conditions: ({ status }) => definedOnly({ status }),
    findById: repository.findById,
    notFound: () => new AppError('not_found', 'This report does not exist.'),
    present: createPresentRows(options),
  });
  const sorted = (query: Query): Query => ({ ...query, sort: caseSort(query, ['pending']) });
  return {
    page: (query: Query) => queue.page(sorted(query)),
    batches: (query: Query) => queue.batches(sorted(query)),
    find: queue.find,
    decidedError: queue.decidedError,

    /** Returns a report with what is known of its item. @throws AppError `not_found` */
    async getDetail(reader: Id, id: string, tx?: Tx): Promise<ItemReportDetail> {
      const record = await queue.find(id, tx);
      const item = (await options.items.find([record.itemId], tx)).get(record.itemId);
      return {
        ...(await queue.toDetail(record, tx)),
        conflictOfInterest: await options.conflicts.find(reader, record.userId, tx),
        accepted: await repository.countAccepted(record.itemId, tx),
        closedAt: item?.closedAt?.toISOString() ?? null,
        item: item ? { id: item._id, material: item.material, parts: item.parts } : null,
        isOwnItem: item?.submissionId !== undefined,
        repeats: await presentRepeats(options, await repository.findRepeats(record, tx), tx),
      };
    },
  };
}

function createPresentRows({ userDirectory, claims, readTasks }: QueueOptions) {
  return async (records: readonly ItemReportRecord[], tx?: Tx): Promise<ItemReportRow[]> => {
    const userIds = records.map(({ userId }) => userId);
    const deciders = records.flatMap(({ decidedBy }) => decidedBy ?? []);
    const usernames = await userDirectory.usernamesOf([...userIds, ...deciders], tx);
    const disabled = await userDirectory.findDisabled(userIds, tx);
    const claimed = await claims.find(
      records.map(({ _id }) => _id),
      tx,
    );
    const tasks = await readTasks([...new Set(records.map(({ taskId }) => taskId))]);
    return records.map((record) => {
      const { _id, userId, submissionId, taskId, itemName, itemNumber, cannotDo, status, reason } = record;
      const id = _id.toHexString();
      return {
        ...{ id, userId: userId.toHexString(), submissionId: submissionId.toHexString(), taskId },
        ...{ itemName, itemNumber, cannotDo, status, reason },
        username: usernames.get(userId.toHexString()) ?? '',
        title: tasks.get(taskId)?.title ?? taskId,
        reportedAt: record.reportedAt.toISOString(),
        isGivenBack: record.isGivenBack ?? false,
        takenOutAt: record.takenOutAt?.toISOString() ?? null,
        dueAt: status === 'pending' ? record.dueAt.toISOString() : null,
        ...presentClaim(claimed.get(id)),
        memberDisabled: disabled.has(userId.toHexString()),
        decidedAt: record.decidedAt?.toISOString() ?? null,
        decidedBy: (record.decidedBy && usernames.get(record.decidedBy.toHexString())) ?? null,
      };
    });
  };
}

async function presentRepeats(
  { userDirectory }: QueueOptions,
  records: readonly ItemReportRecord[],
  tx?: Tx,
): Promise<ItemReportDetail['repeats']> {
  const userIds = records.map(({ userId }) => userId);
  const usernames = await userDirectory.usernamesOf(userIds, tx);
  const disabled = await userDirectory.findDisabled(userIds, tx);
  return records.map(({ _id, userId, status, reportedAt }) => ({
    id: _id.toHexString(),
    userId: userId.toHexString(),
    username: usernames.get(userId.toHexString()) ?? '',
    disabled: disabled.has(userId.toHexString()),
    status,
    at: reportedAt.toISOString(),
  }));
}
