import { activateBlueprint, createMember, type LoggedInClient } from './factories.ts';
import { settleDestinations } from './settle-destinations.ts';
import type { TestApi } from './test-api.ts';
import { DAY_MS } from '../../src/platform/clock.ts';

/** Creates an owner of blueprint 10 who completed its tasks, whose rewards are available since. */
export async function createFundedMember(
  api: TestApi,
  taskIds: readonly string[],
  fields: Record<string, unknown> = {},
): Promise<LoggedInClient> {
  const member = await createMember(api, fields);
  await activateBlueprint(api, member, 10);
  for (const taskId of taskIds) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  return member;
}

/**
 * Requests a withdrawal of each amount to a PayPal account that is no longer new. Returns where administrators decide
 * about them.
 */
export async function requestWithdrawals(
  api: TestApi,
  member: LoggedInClient,
  amounts: readonly number[],
): Promise<string[]> {
  const paths: string[] = [];
  for (const amount of amounts) {
    const paymentDetails = `${member.user.username}@example.com`;
    const request = { amount, paymentMethod: 'paypal', paymentDetails };
    const { status, body } = await member.post('/api/user/withdrawals', request);
    expect(status).toBe(201);
    paths.push(`/api/admin/withdrawals/${body.id}`);
  }
  await settleDestinations(api);
  return paths;
}
