import type { PaymentMethod, User } from '@platform/contracts';
import type { ApiUser } from '../../../shell/e2e/support/seeder.ts';
import { logIn, logInAdministrator, PASSWORD, registerMember } from '../support/accounts.ts';
import { reconcile, startProductionApi } from '../support/api-process.ts';
import { countValues, type AttackPart, type Finding, type Target } from '../support/attack.ts';
import { createClient, type Answer, type Client } from '../support/client.ts';

const GUESSES = 100;
const PASSWORD_CHANGES = 15;
const REGISTRATIONS = 400;
const MESSAGES = 100;
const WITHDRAWALS = 50;
const DECISIONS = 30;
/** The limits that the bursts try to pass; the endpoints' descriptors and `rate-limits.ts` of the API define them. */
const MAX_GUESSES = 10;
const MAX_PASSWORD_CHANGES = 10;
const MAX_REGISTRATIONS = 20;
const MAX_MESSAGES = 10;
const WITHDRAWAL_DOLLARS = 50;
/** The available balance below which no withdrawal can be requested. */
const REQUIRED_DOLLARS = 500;

/** Sends at once what limits and balances allow a few times. */
export const bursts: AttackPart = {
  name: 'bursts',
  share: 0,
  async run(target) {
    const withdrawals = await withdraw(target);
    const findings = [
      ...(await guessPassword(target)),
      ...(await changePassword(target)),
      ...(await sendFromOneAddress(target)),
      await claimBonus(target),
      withdrawals.finding,
      ...(await decide(target, withdrawals.id)),
    ];
    const { text, isClean } = await reconcile(target);
    return [...findings, { attack: 'reconcile afterwards', requests: 0, outcome: text, holds: isClean }];
  },
};

async function guessPassword(target: Target): Promise<Finding[]> {
  const { user } = await registerMember(target);
  const attacker = target.visitor();
  const answers = await sendAtOnce(GUESSES, (index) =>
    attacker
      .at(attacker.origin)
      .post('/api/auth/login', { username: user.username, password: `guess ${index}` }),
  );
  const checked = answers.filter(({ code }) => code === 'invalid_credentials').length;
  const owner = await target
    .visitor()
    .post('/api/auth/login', { username: user.username, password: PASSWORD });
  return [
    {
      attack: 'guesses of one password at once',
      requests: GUESSES,
      outcome: `${describe(answers)}; ${checked} were checked, ${MAX_GUESSES} may be`,
      holds: checked <= MAX_GUESSES && answers.every(({ status }) => status !== 200),
    },
    {
      attack: 'the owner logs in elsewhere meanwhile',
      requests: 1,
      outcome: String(owner.status),
      holds: owner.status === 200,
    },
  ];
}

async function changePassword(target: Target): Promise<Finding[]> {
  const [guessed, changed] = [await registerMember(target), await registerMember(target)];
  const send = (client: Client, toCurrent: (index: number) => string) =>
    sendAtOnce(PASSWORD_CHANGES, (index) =>
      client.post('/api/user/password', {
        currentPassword: toCurrent(index),
        newPassword: `changed in a burst, take ${index}`,
      }),
    );
  const guesses = await send(guessed.client, (index) => `guess ${index}`);
  const checked = guesses.filter(({ code }) => code === 'current_password_wrong').length;
  const changes = await send(changed.client, () => PASSWORD);
  const successes = changes.filter(({ status }) => status < 300).length;
  return [
    {
      attack: 'guesses of the current password at once',
      requests: PASSWORD_CHANGES,
      outcome: `${describe(guesses)}; ${MAX_PASSWORD_CHANGES} may be checked`,
      holds: checked <= MAX_PASSWORD_CHANGES,
    },
    {
      attack: 'password changes at once',
      requests: PASSWORD_CHANGES,
      outcome: `${describe(changes)}; one may succeed`,
      holds: successes === 1,
    },
  ];
}

/** Against an API with the limits of production: those per address are higher elsewhere. */
async function sendFromOneAddress({ visitor }: Target): Promise<Finding[]> {
  const api = await startProductionApi();
  const send = async (
    attack: string,
    requests: number,
    allowed: number,
    toCall: ToCall,
  ): Promise<Finding> => {
    const { address } = visitor();
    // Each has its own cookies: a login would end the session of the one before.
    const answers = await sendAtOnce(requests, (index) =>
      createClient(api.origin, address).post(...toCall(index)),
    );
    const accepted = answers.filter(({ status }) => status === 201).length;
    return {
      attack: `${attack} from one address at once, in production`,
      requests,
      outcome: `${describe(answers)}; ${allowed} may succeed`,
      holds: accepted > 0 && accepted <= allowed && answers.every(({ status }) => status !== 500),
    };
  };
  try {
    return [
      await send('registrations', REGISTRATIONS, MAX_REGISTRATIONS, (index) => [
        '/api/auth/register',
        { username: `burst-${index}-of-many`, email: `burst-${index}@example.org`, password: PASSWORD },
      ]),
      await send('messages to support', MESSAGES, MAX_MESSAGES, (index) => [
        '/api/support/tickets',
        { name: 'Burst', email: 'burst@example.org', subject: `Again ${index}`, message: 'And again.' },
      ]),
    ];
  } finally {
    await api.stop();
  }
}

type ToCall = (index: number) => [path: string, body: object];

async function claimBonus({ seeder, visitor }: Target): Promise<Finding> {
  const member = await logIn({ visitor }, await seeder.activeMember());
  const answers = await sendAtOnce(DECISIONS, () => member.post('/api/user/claim-signup-bonus'));
  const claimed = answers.filter(({ status }) => status < 300).length;
  return {
    attack: 'claims of one bonus at once',
    requests: DECISIONS,
    outcome: describe(answers),
    holds: claimed === 1,
  };
}

/** Returns the id of a withdrawal too, for the decisions. */
async function withdraw({ seeder, visitor }: Target): Promise<{ finding: Finding; id: string }> {
  const dollars = REQUIRED_DOLLARS + 2 * WITHDRAWAL_DOLLARS;
  const member = await logIn({ visitor }, await seeder.richMember(dollars));
  const readBalance = async () => (JSON.parse((await member.get('/api/auth/me')).text) as User).balance;
  const before = await readBalance();
  const answers = await sendAtOnce(WITHDRAWALS, (index) =>
    member.post('/api/user/withdrawals', {
      amount: WITHDRAWAL_DOLLARS,
      paymentMethod: 'paypal' satisfies PaymentMethod,
      paymentDetails: `burst-${index}@example.org`,
    }),
  );
  const requests = answers.filter(({ status }) => status === 201);
  const after = await readBalance();
  const allowed = Math.floor((before - REQUIRED_DOLLARS) / WITHDRAWAL_DOLLARS) + 1;
  const finding = {
    attack: `withdrawals of $${WITHDRAWAL_DOLLARS} from $${before} at once`,
    requests: WITHDRAWALS,
    outcome: `${describe(answers)}; $${after} are left`,
    holds: requests.length === allowed && after === before - requests.length * WITHDRAWAL_DOLLARS,
  };
  return { finding, id: (JSON.parse(requests[0]?.text ?? '{"id":""}') as { id: string }).id };
}

/** Two administrators decide about one record many times; each record moves money at most once. */
async function decide(target: Target, payout: string): Promise<Finding[]> {
  const { seeder } = target;
  const administrators = [await logInAdministrator(target), await logInAdministrator(target)];
  const verification = await seeder.verification(await seeder.member());
  const buyer: ApiUser = await seeder.activeMember();
  const purchase = await seeder.purchase(buyer);
  const reason = 'Sent by a burst of decisions.';
  const records = [
    ['approvals of one verification', `/api/admin/approve-verification/${verification}`, undefined],
    ['approvals of one purchase', `/api/admin/purchases/${purchase}/approve`, { payer: 'payer@example.com' }],
    ['returns of one withdrawal', `/api/admin/withdrawals/${payout}/reject`, { reason }],
  ] as const;
  const findings: Finding[] = [];
  for (const [attack, path, body] of records) {
    const answers = await sendAtOnce(DECISIONS, (index) =>
      administratorAt(administrators, index).post(path, body),
    );
    findings.push({
      attack: `${attack} at once`,
      requests: DECISIONS,
      outcome: describe(answers),
      holds: answers.filter(({ status }) => status < 300).length === 1,
    });
  }
  return findings;
}

function administratorAt(administrators: readonly Client[], index: number): Client {
  const administrator = administrators[index % administrators.length];
  if (!administrator) throw new Error('no administrator is logged in');
  return administrator;
}

function sendAtOnce(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)));
}

function describe(answers: readonly Answer[]): string {
  return countValues(answers.map(({ status, code }) => (code ? `${status} ${code}` : status)));
}
