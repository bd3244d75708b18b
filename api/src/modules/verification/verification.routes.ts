import { verifyFreeBlueprint, type UserBlueprint } from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import type { Verification } from './verification.service.ts';

/** `describeOwnership` gives the row that the papers are to open; it belongs to another module. */
export function verificationRoutes(
  verification: Verification,
  describeOwnership: (id: Id, tx: Tx) => Promise<UserBlueprint>,
): Route[] {
  return [
    defineRoute(verifyFreeBlueprint, async (call) => {
      const { blueprintId: _free, ...papers } = call.body;
      const id = await verification.submit(call.tx, actorOf(call), requireId(call.user.id), papers);
      return describeOwnership(id, call.tx);
    }),
  ];
}
