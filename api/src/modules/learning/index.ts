import type { Drawing } from '@platform/content';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import { createEndAttempt } from './attempts.end.ts';
import { createPresentAttempt } from './attempts.presenter.ts';
import { createAttempts } from './attempts.ts';
import { createBank } from './bank.ts';
import { createCredentials } from './certificates.credential.ts';
import { createCertificates } from './certificates.ts';
import type { CourseContent, HasStartedWork, LearningContext, ReadPaidWork } from './learning.context.ts';
import { createLearningErasure } from './learning.erasure.ts';
import { createNotifyLearner } from './learning.mails.ts';
import { createLearningModels } from './learning.model.ts';
import { createRescoring } from './learning.rescoring.ts';
import { createLearningReview } from './learning.review.ts';
import { createPracticeQueue, type PracticeQueue } from './practice.queue.ts';
import { createPractice } from './practice.ts';
import { createProgress } from './progress.ts';
import { createStanding } from './test.standing.ts';
import { createStatistics } from './test.statistics.ts';

export { learningRoutes } from './learning.routes.ts';
export { learningReviewRoutes } from './learning.review.routes.ts';
export type { CourseContent } from './learning.context.ts';

/** Courses, tests, certificates and practice. The README says what this module owns and guarantees. */
export type Learning = ReturnType<typeof createLearning>;

/**
 * @param drawing makes the questions of templates
 * @param hasStartedWork whether a member has started paid work, which stays open to them
 * @param readPaidWork what reviewed paid work says about a skill
 */
export function createLearning({
  services,
  drawing,
  ...dependencies
}: {
  services: Services;
  drawing: Drawing;
  userDirectory: UserDirectory;
  conflicts: ConflictsOfInterest;
  hasStartedWork: HasStartedWork;
  readPaidWork: ReadPaidWork;
}) {
  const models = createLearningModels(services.connection);
  const bank = createBank(models, drawing, () => services.clock.now());
  const context: LearningContext = { services, models, bank, drawing, ...dependencies };
  const notify = createNotifyLearner(context);
  const practiceQueue = createPracticeQueue(context);
  const credentials = createCredentials(services.settings);
  const certificates = createCertificates({ ...context, credentials, notify });
  const end = createEndAttempt({ ...context, certificates, practice: practiceQueue, notify });
  const standing = createStanding({ ...context, end });
  const rescoring = createRescoring({ ...context, certificates, notify });
  return {
    /** Brings the stored questions up to date with the content. */
    seed: (content: CourseContent) => bank.seed(content),
    progress: createProgress(context),
    standing,
    attempts: createAttempts({ ...context, standing, end, present: createPresentAttempt(context) }),
    certificates,
    practice: createPractice(context),
    /** Gives an objective that a reviewer named to a member's practice. */
    addToPractice: (...objective: Parameters<PracticeQueue['add']>) => practiceQueue.add(...objective),
    statistics: createStatistics(context),
    review: createLearningReview({ ...context, notify, rescoring }),
    closeDue: () => end.closeDue(),
    erase: createLearningErasure(context),
  };
}
