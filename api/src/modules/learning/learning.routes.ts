import {
  addProgress,
  answerPractice,
  checkUnit,
  getAttempt,
  getCertificate,
  getCredential,
  getKeySet,
  getPractice,
  getStatusList,
  getTest,
  listCourses,
  listPreTest,
  listProgress,
  reportUnit,
  saveAttempt,
  setCertificateName,
  startAttempt,
  submitAttempt,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { Learning } from './index.ts';

export function learningRoutes({ progress, standing, attempts, certificates, practice }: Learning): Route[] {
  return [
    defineRoute(listCourses, async () => ({ items: await progress.listCourses(), next: null })),
    defineRoute(listPreTest, async ({ params }) => ({
      items: await progress.listPreTest(params.courseId),
      next: null,
    })),
    defineRoute(checkUnit, ({ user, params, body }) =>
      progress.check(user && requireId(user.id), params.unitId, body.answers),
    ),
    defineRoute(listProgress, async ({ user, query }) => ({
      items: await progress.list(requireId(user.id), query.timeZone),
      next: null,
    })),
    defineRoute(addProgress, async ({ user, body }) => ({
      items: await progress.add(requireId(user.id), body),
      next: null,
    })),
    defineRoute(getTest, ({ user, params }) => standing.get(requireId(user.id), params.courseId)),
    defineRoute(startAttempt, (call) =>
      attempts.start(call.tx, actorOf(call), call.params.courseId, call.body),
    ),
    defineRoute(getAttempt, ({ user, params }) => attempts.get(requireId(user.id), params.id)),
    defineRoute(saveAttempt, ({ user, params, body }) => attempts.save(requireId(user.id), params.id, body)),
    defineRoute(submitAttempt, (call) => attempts.submit(call.tx, actorOf(call), call.params.id)),
    defineRoute(reportUnit, async ({ user, params, body }) => {
      await attempts.report(requireId(user.id), params.id, body);
      return undefined;
    }),
    defineRoute(getCertificate, ({ params }) => certificates.get(params.code)),
    defineRoute(getCredential, ({ params }) => certificates.getFile(params.code)),
    defineRoute(getStatusList, ({ params }) => certificates.getStatusList(params.list)),
    defineRoute(getKeySet, () => Promise.resolve(certificates.keySet())),
    defineRoute(setCertificateName, (call) =>
      certificates.setName(actorOf(call), call.params.courseId, call.body.name),
    ),
    defineRoute(getPractice, ({ user, query }) => practice.get(requireId(user.id), query.timeZone)),
    defineRoute(answerPractice, ({ user, body, tx }) => practice.answer(tx, requireId(user.id), body)),
  ];
}
