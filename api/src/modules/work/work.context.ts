import type { SubmissionItem, SubmissionReview, WorkGate } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Tasks } from '../tasks/index.ts';
import type { WorkFiles } from './files/files.service.ts';
import type { WorkRepository } from './work.repository.ts';
import type { WorkSlots } from './work.slots.ts';

/** Reads the decisions about a submission, oldest first. Answers of fixes are by the original sides. */
export type ReadReviews = (submissionId: Id, tx?: Tx) => Promise<SubmissionReview[]>;

/** Reads what became of the reports of a submission, by item. */
export type ReadReports = (
  submissionId: Id,
  tx?: Tx,
) => Promise<ReadonlyMap<string, NonNullable<SubmissionItem['report']>>>;

/** Reads whether the paid work of a blueprint waits until a member or visitor has passed the test of its skill. */
export type FindWorkGate = (userId: Id | undefined, blueprintId: number, tx?: Tx) => Promise<WorkGate>;

/** What the services of this module share. */
export type WorkContext = {
  readonly services: Services;
  readonly repository: WorkRepository;
  readonly slots: WorkSlots;
  readonly tasks: Tasks;
  readonly blueprints: Blueprints;
  readonly files: WorkFiles;
  readonly readReviews: ReadReviews;
  readonly readReports: ReadReports;
  readonly findWorkGate: FindWorkGate;
};
