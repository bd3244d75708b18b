import { SIGNUP_BONUS_DOLLARS, type User } from '@platform/contracts';
import { PASSWORD } from '../support/accounts.ts';
import { startProductionApi } from '../support/api-process.ts';
import { countValues, type AttackPart, type Target } from '../support/attack.ts';
import { createClient, postOk, type Client } from '../support/client.ts';

const FRIENDS = 6;
/** What every member can do, and demo tasks of the free blueprint and of the one that pays most: a call each. */
const FREE_TASKS = ['free-browser-detection', 'free-phone-detection'];
const DEMO_TASKS = ['b01-bakery-holiday-notice', 'b10-planner-market-check'];
const WITHDRAWAL = { amount: 50, paymentMethod: 'paypal', paymentDetails: 'farm@example.org' };

/** The part of a member's list of referrals that matters here. */
type Referrals = { readonly totals: { readonly count: number; readonly earned: number } };

/** Seven accounts of one person try to get money without work, from an API with the settings of production. */
export const farm: AttackPart = {
  name: 'farm',
  share: 0,
  async run(target) {
    const api = await startProductionApi();
    try {
      const boss = await join(target, api.origin);
      const { referralCode } = await readUser(boss);
      const friends: Client[] = [];
      for (let index = 0; index < FRIENDS; index += 1)
        friends.push(await join(target, api.origin, referralCode));
      const clicks = [];
      for (const client of [boss, ...friends]) {
        for (const taskId of FREE_TASKS) await client.post('/api/user/tasks', { taskId });
        for (const taskId of DEMO_TASKS) clicks.push(await client.post('/api/user/tasks', { taskId }));
      }
      const payout = await boss.post('/api/user/withdrawals', WITHDRAWAL);
      const { balance } = await readUser(boss);
      const { text } = await boss.get('/api/user/referrals');
      const { count, earned } = (JSON.parse(text) as Referrals).totals;
      const accepted = [...clicks, payout].filter(({ status }) => status < 400);
      return [
        {
          attack: 'seven accounts of one person, in production',
          requests: (2 + FREE_TASKS.length + DEMO_TASKS.length) * (1 + FRIENDS) + 1,
          outcome: `demo tasks ${countValues(clicks.map(({ status, code }) => `${status} ${code}`))}; $${earned} for ${count} friends; $${balance} of bonus; payout ${payout.status} ${payout.code}`,
          holds: accepted.length === 0 && earned === 0 && balance === SIGNUP_BONUS_DOLLARS,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};

/** Registers an account from an address of its own, and claims its bonus. */
async function join({ visitor }: Target, origin: string, referralCode?: string): Promise<Client> {
  const client = createClient(origin, visitor().address);
  const username = `farm-${crypto.randomUUID().slice(0, 13)}`;
  const fields = { username, email: `${username}@example.org`, password: PASSWORD };
  await postOk(client, '/api/auth/register', { ...fields, referralCode });
  await postOk(client, '/api/user/claim-signup-bonus');
  return client;
}

async function readUser(client: Client): Promise<User> {
  return JSON.parse((await client.get('/api/auth/me')).text) as User;
}
