import type { SubmissionItem } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { CaseClaims, ConflictsOfInterest, ReviewCase } from '../decisions/index.ts';
import type { ReportedItems } from '../work/index.ts';
import { createGivenBackWork } from './item-reports.given-back.ts';
import { createNotifyMember } from './item-reports.mails.ts';
import { createItemReportModel } from './item-reports.model.ts';
import { createItemReportsQueue, type ReadTasks } from './item-reports.queue.ts';
import { createItemReportsRepository } from './item-reports.repository.ts';
import { createFileReports, createItemReportsService } from './item-reports.service.ts';

export { itemReportsRoutes } from './item-reports.routes.ts';

/** The reports of items that cannot be done. The README says what this module owns and guarantees. */
export type ItemReports = ReturnType<typeof createItemReports>;

export function createItemReports(dependencies: {
  services: Services;
  userDirectory: UserDirectory;
  claims: CaseClaims;
  conflicts: ConflictsOfInterest;
  items: ReportedItems;
  readTasks: ReadTasks;
}) {
  const repository = createItemReportsRepository(createItemReportModel(dependencies.services.connection));
  const queue = createItemReportsQueue({ ...dependencies, repository });
  const notifyMember = createNotifyMember(dependencies);
  const givenBackWork = createGivenBackWork({ ...dependencies, repository, notifyMember });
  return {
    queue,
    service: createItemReportsService({ ...dependencies, repository, queue, notifyMember, givenBackWork }),
    takeOutUnread: (...run: Parameters<typeof givenBackWork.takeOutUnread>) =>
      givenBackWork.takeOutUnread(...run),
    file: createFileReports({ repository }),
    countPending: repository.countPending,
    readDueTimes: repository.readDueTimes,
    readQueueDepth: repository.readQueueDepth,

    /** Finds a report as a case. @throws AppError `not_found` */
    async findCase(id: string, tx?: Tx): Promise<ReviewCase> {
      const { _id, userId, status } = await queue.find(id, tx);
      return { id: _id, userId, isOpen: status === 'pending' };
    },

    /** Finds what became of the reports of a submission, by item, as its member reads it. */
    async findOutcomes(
      submissionId: Id,
      tx?: Tx,
    ): Promise<Map<string, NonNullable<SubmissionItem['report']>>> {
      const reports = await repository.findBySubmission(submissionId, tx);
      return new Map(reports.map(({ itemId, status, reason }) => [itemId, { status, reason }]));
    },
  };
}
