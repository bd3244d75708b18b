import { endOtherSessions, endSession, listSessions } from '@platform/contracts';
import { actorOf, type UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import type { Services } from '../../../services.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { currentSession, sessionNotFound } from '../auth.errors.ts';

/** Lets users see where they are logged in, and end what they do not recognize. */
export function userSessionsRoutes(
  { ofUser }: Sessions,
  { audit, withTransaction }: Pick<Services, 'audit' | 'withTransaction'>,
): Route[] {
  async function recordEnd(tx: Tx, actor: UserActor, count: number): Promise<void> {
    const event = { action: 'user_sessions_ended', subjectId: actor.userId, userId: actor.userId } as const;
    await audit.record(tx, actor, { ...event, reason: `Sessions: ${count}` });
  }

  return [
    defineRoute(listSessions, async ({ request }) => ({ items: await ofUser.list(request) })),

    defineRoute(endSession, async (call) => {
      const { request, params } = call;
      if (ofUser.isCurrent(request, params.id)) throw currentSession();
      await withTransaction(async (tx) => {
        if (!(await ofUser.end(tx, request, params.id))) throw sessionNotFound();
        await recordEnd(tx, actorOf(call), 1);
      });
      return undefined;
    }),

    defineRoute(endOtherSessions, (call) =>
      withTransaction(async (tx) => {
        const ended = await ofUser.endOthers(tx, call.request);
        if (ended > 0) await recordEnd(tx, actorOf(call), ended);
        return { ended };
      }),
    ),
  ];
}
