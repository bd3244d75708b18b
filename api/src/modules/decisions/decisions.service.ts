/*
 * Invariant: a check, and a decision about several cases, run the route of the decision itself. So there is one
 * definition of what a decision may and does.
 */
import type { Decision, DecisionResult, Endpoint } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Call, Route } from '../../platform/http/define-route.ts';
import { assertHasRole } from '../../platform/http/router.ts';
import { validateInput } from '../../platform/http/validate-input.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';

/** The call in which a decision is checked or made. */
type OuterCall = Pick<Call<Endpoint & { access: 'administrator' }>, 'user' | 'request' | 'response'>;

/** The status of a record after a decision. */
type Status = string;

export function createDecisions(
  routes: readonly Route[],
  { logger }: Pick<Services, 'logger'>,
  { assertRecentPassword }: Pick<Sessions, 'assertRecentPassword'>,
) {
  const byId = new Map<string, Route>(routes.map((route) => [route.endpoint.id, route]));

  /** Describes why a case is not decided. @throws AppError if the same call is still running, or its key was used */
  function describe(error: unknown, id: string): NonNullable<DecisionResult['error']> {
    if (!(error instanceof AppError)) {
      logger.error({ err: error, id }, 'a case could not be decided');
      return { code: 'internal_error', message: 'The decision failed. Try again.' };
    }
    if (error.code.startsWith('idempotency_')) throw error;
    return { code: error.code, message: error.message };
  }

  return {
    /**
     * Returns a function that decides a case in a transaction; it throws the AppErrors of the decision.
     *
     * @throws AppError `forbidden`, `invalid_request`, `reauthentication_required`
     */
    async prepare(
      { user, request, response }: OuterCall,
      { decision, body }: { readonly decision: Decision['id']; readonly body: object },
      ids: readonly string[],
    ): Promise<(tx: Tx, id: string) => Promise<Status>> {
      const route = byId.get(decision);
      if (!route) throw new Error(`The decision ${decision} has no route.`);
      assertHasRole(user, route.endpoint);
      if (route.endpoint.needsRecentPassword) assertRecentPassword(request);
      const inputs = new Map<string, object>();
      for (const id of ids)
        inputs.set(id, await validateInput(route.endpoint, { params: { id }, query: {}, body }));
      return async (tx, id) => {
        const call = { ...inputs.get(id), user, request, response, tx } as unknown as Call<Endpoint>;
        const decided = (await route.handle(call)) as { status?: Status; state?: Status };
        return decided.status ?? decided.state ?? '';
      };
    },

    /** Runs something for each of several cases, one after the other; one that fails does not stop the others. */
    async runEach(
      ids: readonly string[],
      run: (id: string) => Promise<Status>,
    ): Promise<{ results: DecisionResult[] }> {
      const results: DecisionResult[] = [];
      for (const id of ids) {
        results.push(
          await run(id).then(
            (status) => ({ id, status, error: null }),
            (error: unknown) => ({ id, status: null, error: describe(error, id) }),
          ),
        );
      }
      return { results };
    },
  };
}
