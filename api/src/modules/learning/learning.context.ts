import type { CourseBank, Drawing } from '@platform/content';
import type { Course } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import type { Bank } from './bank.ts';
import type { LearningModels } from './learning.model.ts';

/** The courses of the content, and all questions with their keys. */
export type CourseContent = { readonly courses: readonly Course[]; readonly banks: readonly CourseBank[] };

/** What a reviewed hand-in says of paid work; `null` without known answers. */
export type ReadPaidWork = (userId: Id, blueprintId: number) => Promise<PaidWork | null>;
export type PaidWork = { readonly share: number; readonly submissions: number };

/** Whether a member has started paid work of a blueprint. */
export type HasStartedWork = (userId: Id, blueprintId: number, tx?: Tx) => Promise<boolean>;

/** What the parts of the module work with. */
export type LearningContext = {
  readonly services: Services;
  readonly models: LearningModels;
  readonly bank: Bank;
  readonly drawing: Drawing;
  readonly userDirectory: UserDirectory;
  readonly conflicts: ConflictsOfInterest;
  readonly readPaidWork: ReadPaidWork;
  readonly hasStartedWork: HasStartedWork;
};
