import { verifyFreeBlueprint, type UserBlueprint } from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import type { Verification } from './verification.service.ts';

/** @param describeOwnership builds the response about the user blueprint, which belongs to another module */
export function verificationRoutes(
  verification: Verification,
  describeOwnership: (id: Id, tx: Tx) => Promise<UserBlueprint>,
): Route[] {
  return [
    defineRoute(verifyFreeBlueprint, async (call) => {
      const { blueprintId: _freeBlueprintId, ...documents } = call.body;
      const id = await verification.submit(call.tx, actorOf(call), requireId(call.user.id), documents);
      return describeOwnership(id, call.tx);
    }),
  ];
}
