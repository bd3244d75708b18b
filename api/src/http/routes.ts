import { createPresentEvents } from '../presenters/present-events.ts';
import type { PresentUser } from '../presenters/present-user.ts';
import { limitReveals } from './reveal-limit.ts';
import type { Modules } from '../modules.ts';
import {
  authRoutes,
  profileRoutes,
  recoveryRoutes,
  passkeyLoginRoutes,
  passkeysRoutes,
  secondFactorResetRoutes,
  secondFactorRoutes,
  userSessionsRoutes,
  usersRoutes,
} from '../modules/auth/index.ts';
import { blueprintsRoutes, purchasesReviewRoutes } from '../modules/blueprints/index.ts';
import { casesRoutes } from '../modules/cases/index.ts';
import { decisionsRoutes } from '../modules/decisions/index.ts';
import { learningReviewRoutes, learningRoutes } from '../modules/learning/index.ts';
import { ledgerRoutes } from '../modules/ledger/index.ts';
import { noticesRoutes } from '../modules/notices/index.ts';
import { referralsRoutes } from '../modules/referrals/index.ts';
import { supportReviewRoutes, supportRoutes } from '../modules/support/index.ts';
import { itemReportsRoutes } from '../modules/item-reports/index.ts';
import { reviewsRoutes } from '../modules/reviews/index.ts';
import { tasksRoutes } from '../modules/tasks/index.ts';
import { filesRoutes, mediaRoutes, workRoutes } from '../modules/work/index.ts';
import { verificationReviewRoutes, verificationRoutes } from '../modules/verification/index.ts';
import {
  payoutMethodsRoutes,
  withdrawalsReviewRoutes,
  withdrawalsRoutes,
} from '../modules/withdrawals/index.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { personalDataRoutes } from '../personal-data/routes.ts';
import type { Route } from '../platform/http/define-route.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../platform/sessions/sessions.ts';

/**
 * Collects the routes of all modules. Routes whose response spans modules receive the other modules' data as functions.
 */
export function createRoutes({
  services,
  modules,
  sessions,
  presentUser,
  personalData,
}: {
  services: Services;
  modules: Modules;
  sessions: Sessions;
  presentUser: PresentUser;
  personalData: PersonalData;
}): Route[] {
  const { audit, notices } = services;
  const { auth, ledger, referrals, blueprints, tasks, withdrawals, support, admin } = modules;
  const { verification, verificationReviews, work, reviews, itemReports, learning } = modules;
  const routes = [
    ...authRoutes({
      auth,
      sessions,
      presentUser,
      isCodeApplied: (...user) => referrals.isCodeApplied(...user),
    }),
    ...profileRoutes(auth.profiles, sessions, presentUser),
    ...userSessionsRoutes(sessions, services),
    ...recoveryRoutes(auth),
    ...secondFactorRoutes(auth.secondFactors, sessions),
    ...passkeyLoginRoutes({ auth, sessions, presentUser }),
    ...passkeysRoutes(auth.secondFactors, sessions),
    ...secondFactorResetRoutes(auth.secondFactorResets, (id) => admin.users.get(id)),
    ...usersRoutes(auth.reviews, auth.roles, (id) => admin.users.get(id)),
    ...referralsRoutes(referrals),
    ...blueprintsRoutes(blueprints),
    ...purchasesReviewRoutes(blueprints, audit),
    ...verificationRoutes(verification, (id, tx) => blueprints.getUserBlueprint(id, tx)),
    ...verificationReviewRoutes(verificationReviews, audit),
    ...ledgerRoutes(ledger, presentUser, createPresentEvents(modules)),
    ...tasksRoutes(tasks),
    ...workRoutes(work, audit),
    ...mediaRoutes(),
    ...reviewsRoutes(reviews, audit),
    ...itemReportsRoutes(itemReports, audit),
    ...learningRoutes(learning),
    ...learningReviewRoutes(learning, audit),
    ...withdrawalsRoutes(withdrawals, sessions),
    ...payoutMethodsRoutes(withdrawals, sessions),
    ...withdrawalsReviewRoutes(withdrawals.reviews, audit),
    ...supportRoutes(support),
    ...supportReviewRoutes(support.reviews, audit),
    ...noticesRoutes(notices),
    ...filesRoutes(work.files),
    ...personalDataRoutes(personalData),
    ...casesRoutes(modules.cases),
    ...admin.routes,
  ];
  return limitReveals([...routes, ...decisionsRoutes(routes, services, sessions)], { services, auth });
}
