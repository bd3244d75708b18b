import { request, type APIRequestContext } from '@playwright/test';
import {
  DEMO_ACCOUNTS,
  REFERRAL_REWARD_DOLLARS,
  SIGNUP_BONUS_DOLLARS,
  type PaymentMethod,
  type User,
} from '@platform/contracts';

const PASSWORD = 'a-line-of-its-own';

/** Somebody who is signed in and calls the API without a browser. */
export type ApiUser = {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly referralCode: string;
  post<Answer = unknown>(path: string, data?: unknown): Promise<Answer>;
  get<Answer = unknown>(path: string): Promise<Answer>;
  /** What the API answers, whatever it is. */
  status(path: string): Promise<number>;
};

/** Makes what waits for administrators, by the calls that members' browsers make. */
export class Seeder {
  constructor(api: string) {
    this.api = api;
  }

  private readonly api: string;
  private readonly contexts: APIRequestContext[] = [];
  private staff: Promise<ApiUser> | undefined;

  /** A new member. */
  async member(referralCode?: string): Promise<ApiUser> {
    const context = await this.open();
    const username = `${pick(NAMES)}-${crypto.randomUUID().slice(0, 8)}`;
    const data = { username, email: `${username}@example.org`, password: PASSWORD, referralCode };
    return createApiUser(context, (await send(context, '/api/auth/register', data)) as User);
  }

  /** A member whose free blueprint is active. */
  async activeMember(referralCode?: string): Promise<ApiUser> {
    const member = await this.member(referralCode);
    const id = await this.verification(member);
    await (await this.administrator()).post(`/api/admin/approve-verification/${id}`);
    return member;
  }

  /** A member who has at least so many dollars to withdraw: the bonus, and a reward for each friend. */
  async richMember(dollars: number): Promise<ApiUser> {
    const member = await this.activeMember();
    await member.post('/api/user/claim-signup-bonus');
    const friends = Math.ceil((dollars - SIGNUP_BONUS_DOLLARS) / REFERRAL_REWARD_DOLLARS);
    for (let friend = 0; friend < friends; friend++) await this.activeMember(member.referralCode);
    return member;
  }

  /** Papers that wait; the id of their review. */
  async verification(member: ApiUser): Promise<string> {
    const { id } = await member.post<{ id: string }>('/api/user/verify-free-blueprint', {
      ...IDENTITY,
      email: `${member.username}@example.org`,
      blueprintId: 1,
    });
    return id;
  }

  /** A purchase that waits, with a payment that was reported. */
  async purchase(member: ApiUser, blueprintId = 2): Promise<string> {
    const { id } = await member.post<{ id: string }>('/api/user/blueprints', {
      blueprintId,
      paymentMethod: 'btc' satisfies PaymentMethod,
    });
    await member.post(`/api/user/blueprints/${id}/payment`, { transactionReference: '4f1c8f078920aa31' });
    return id;
  }

  async withdrawal(member: ApiUser, amount: number): Promise<string> {
    const { id } = await member.post<{ id: string }>('/api/user/withdrawals', {
      amount,
      paymentMethod: 'paypal' satisfies PaymentMethod,
      paymentDetails: PAYMENT_DETAILS,
    });
    return id;
  }

  /** A ticket's reference. */
  async ticket(member: ApiUser, subject: string): Promise<string> {
    const { reference } = await member.post<{ reference: string }>('/api/support/tickets', {
      name: IDENTITY.fullName,
      email: `${member.username}@example.org`,
      subject,
      message: 'I asked for a withdrawal last Tuesday.\nIt still says Processing.',
    });
    return reference;
  }

  /** The administrator that always exists, who decides what a test is not about. */
  administrator(): Promise<ApiUser> {
    this.staff ??= this.logIn(DEMO_ACCOUNTS[1]);
    return this.staff;
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.dispose();
  }

  private async logIn(account: { username: string; password: string }): Promise<ApiUser> {
    const context = await this.open();
    const { username, password } = account;
    return createApiUser(context, (await send(context, '/api/auth/login', { username, password })) as User);
  }

  private async open(): Promise<APIRequestContext> {
    const context = await request.newContext({ baseURL: this.api });
    this.contexts.push(context);
    return context;
  }
}

/** What every verification of `Seeder` says. */
export const IDENTITY = {
  fullName: 'Maria Alvarez',
  phoneNumber: '+1 555 010 2030',
  country: 'ca',
  identificationNumber: 'AB 123456',
  workAuthorization: 'citizen',
  homeAddress: '12 Long Street, Toronto, Ontario',
} as const;

export const PAYMENT_DETAILS = 'maria.alvarez@example.org';

const NAMES = ['ada', 'ben', 'cleo', 'dora', 'emil', 'finn', 'gina', 'hugo'] as const;

function createApiUser(context: APIRequestContext, { id, username, referralCode }: User): ApiUser {
  return {
    id,
    username,
    password: PASSWORD,
    referralCode,
    post: <Answer>(path: string, data?: unknown) => send(context, path, data) as Promise<Answer>,
    get: async <Answer>(path: string) => (await context.get(path)).json() as Promise<Answer>,
    status: async (path) => (await context.get(path)).status(),
  };
}

async function send(context: APIRequestContext, path: string, data?: unknown): Promise<unknown> {
  const response = await context.post(path, data === undefined ? {} : { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

function pick<Choice>(choices: readonly Choice[]): Choice {
  return choices[Math.floor(Math.random() * choices.length)] as Choice;
}
