import { checkDecision, checkDecisions, decideCases } from '@platform/contracts';
import { runAndRollBack } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { createDecisions } from './decisions.service.ts';

/** @param routes all others; those of decisions are checked here, and made for several cases */
export function decisionsRoutes(
  routes: readonly Route[],
  services: Pick<Services, 'logger' | 'withTransaction'>,
  sessions: Pick<Sessions, 'assertRecentPassword'>,
): Route[] {
  const decisions = createDecisions(routes, services, sessions);
  const { withTransaction } = services;
  return [
    defineRoute(checkDecision, async (call) => {
      const { id } = call.body;
      const decide = await decisions.prepare(call, call.body, [id]);
      await runAndRollBack(withTransaction, (tx) => decide(tx, id));
      return undefined;
    }),

    defineRoute(checkDecisions, async (call) => {
      const { ids } = call.body;
      const decide = await decisions.prepare(call, call.body, ids);
      return decisions.runEach(ids, (id) => runAndRollBack(withTransaction, (tx) => decide(tx, id)));
    }),

    defineRoute(decideCases, async (call) => {
      const { ids, decision, body } = call.body;
      const decide = await decisions.prepare(call, call.body, ids);
      return decisions.runEach(ids, (id) => call.runPart(id, { decision, body }, (tx) => decide(tx, id)));
    }),
  ];
}
