import { request, type APIRequestContext } from '@playwright/test';
import {
  listOutbox,
  revealMail,
  verifyEmail,
  listItemReports,
  saveAttempt,
  startAttempt,
  submitAttempt,
  type Attempt,
  type BoxesAnswer,
  type ItemReportRow,
  type MailRow,
  type RevealedMail,
  type SaveAttemptBody,
  DEMO_ACCOUNTS,
  FREE_BLUEPRINT_ID,
  RECENT_PASSWORD_MINUTES,
  REFERRAL_REWARD_DOLLARS,
  SIGNUP_BONUS_DOLLARS,
  type ChoiceAnswer,
  type PartDefinition,
  type PaymentMethod,
  type RejectWorkBody,
  type ReviewDetail,
  type SavedDraft,
  type SaveDraftBody,
  type Submission,
  type SubmitWorkBody,
  type User,
} from '@platform/contracts';
import type { Platform } from './platform.ts';
import { createRightAnswers, type RightAnswers } from './right-answers.ts';

const PASSWORD = 'a-line-of-its-own';

/** A logged-in user who calls the API without a browser. */
export type ApiUser = {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly referralCode: string;
  post<Body = unknown>(path: string, data?: unknown): Promise<Body>;
  get<Body = unknown>(path: string): Promise<Body>;
  /** Returns the status of a response, also of a rejection. */
  status(path: string): Promise<number>;
};

/** Creates members and the requests that administrators review, by the API calls of members' browsers. */
export class Seeder {
  constructor(platform: Platform) {
    this.api = platform.address('api');
    this.rightAnswers = createRightAnswers(platform.dataFolder);
  }

  private readonly api: string;
  private readonly rightAnswers: RightAnswers;
  private readonly contexts: APIRequestContext[] = [];
  private demoAdministrator: Promise<ApiUser> | undefined;
  /** When the password of that administrator was entered, which some decisions need recently. */
  private loggedInAtMs = 0;

  /** Creates a member. */
  async member(referralCode?: string): Promise<ApiUser> {
    const context = await this.open();
    const username = `${pick(NAMES)}-${crypto.randomUUID().slice(0, 8)}`;
    const data = { username, email: `${username}@example.org`, password: PASSWORD, referralCode };
    return createApiUser(context, (await send(context, '/api/auth/register', data)) as User);
  }

  /** Creates a member whose free blueprint is active, approved after a look at the documents. */
  async activeMember(referralCode?: string): Promise<ApiUser> {
    const member = await this.member(referralCode);
    const id = await this.verification(member);
    const administrator = await this.administrator();
    await administrator.post(`/api/admin/verifications/${id}/reveal`);
    await administrator.post(`/api/admin/approve-verification/${id}`);
    return member;
  }

  /** Creates an active member who has passed the test of the free blueprint, which opens its paid work. */
  async skilledMember(referralCode?: string): Promise<ApiUser> {
    const member = await this.activeMember(referralCode);
    await this.confirmAddress(member);
    const attempt = await this.startTest(member);
    await this.answerTest(member, attempt);
    const { state } = await member.post<Attempt>(submitAttempt.path.replace(':id', attempt.id));
    if (state !== 'passed') throw new Error(`The test of ${member.username} is ${state}.`);
    return member;
  }

  /** Creates an active member whose purchase of another blueprint, of this id, is approved. */
  async owner(blueprintId: number): Promise<{ member: ApiUser; id: string }> {
    const member = await this.activeMember();
    await this.confirmAddress(member);
    const id = await this.purchase(member, blueprintId);
    const administrator = await this.administrator();
    await administrator.post(`/api/admin/purchases/${id}/approve`, { payer: 'payer@example.com' });
    return { member, id };
  }

  /** Starts the test of the free blueprint for a member whose address is confirmed. */
  startTest(member: ApiUser): Promise<Attempt> {
    const path = startAttempt.path.replace(':courseId', String(FREE_BLUEPRINT_ID));
    return member.post<Attempt>(path, { kind: 'test', isLong: false });
  }

  /** Saves a right answer to every question of an attempt. */
  async answerTest(member: ApiUser, { id, version, items }: Attempt): Promise<void> {
    const answers = await this.rightAnswers.find(id);
    await member.post(saveAttempt.path.replace(':id', id), {
      ...{ version, editorId: 'seeder', device: 'Firefox on Linux' },
      items: items.map((unit, index) => ({
        ...{ number: Number(unit.id), answers: answers[index] ?? {}, isMarked: false },
      })),
    } satisfies SaveAttemptBody);
  }

  /**
   * Creates a member with an available balance of at least `dollars`, the bonus and a reward per referral, to whom
   * payouts can be approved.
   */
  async richMember(dollars: number): Promise<ApiUser> {
    const member = await this.activeMember();
    await this.confirmAddress(member);
    await member.post('/api/user/claim-signup-bonus');
    const referrals = Math.ceil((dollars - SIGNUP_BONUS_DOLLARS) / REFERRAL_REWARD_DOLLARS);
    for (let index = 0; index < referrals; index++) await this.friend(member);
    return member;
  }

  /** Creates a friend of a member who meets all that the reward of a referral is paid for. */
  private async friend({ referralCode }: ApiUser): Promise<void> {
    const friend = await this.skilledMember(referralCode);
    const id = await this.submission(friend);
    const administrator = await this.administrator();
    await administrator.post(`/api/admin/reviews/${id}/claim`);
    await this.approve(id);
  }

  /** Confirms the address of a member by the link that was emailed. */
  async confirmAddress(member: ApiUser): Promise<void> {
    const administrator = await this.administrator();
    const path = `${listOutbox.path}?userId=${member.id}`;
    const { items } = await administrator.get<{ items: MailRow[] }>(path);
    const { id = '' } = items.find(({ subject }) => subject === 'Confirm your email address') ?? {};
    const { text } = await administrator.post<RevealedMail>(revealMail.path.replace(':id', id));
    const [, token] = /token=([\w-]+)/.exec(text) ?? [];
    await member.post(verifyEmail.path, { token });
  }

  /** Submits a verification and returns its id. */
  async verification(member: ApiUser): Promise<string> {
    const { id } = await member.post<{ id: string }>('/api/user/verify-free-blueprint', {
      ...IDENTITY,
      identificationNumber: identityNumberOf(member),
      email: `${member.username}@example.org`,
      blueprintId: 1,
    });
    return id;
  }

  /** Requests a purchase, reports its payment, and returns its id. */
  async purchase(member: ApiUser, blueprintId = 2): Promise<string> {
    const { id } = await member.post<{ id: string }>('/api/user/blueprints', {
      blueprintId,
      paymentMethod: 'btc' satisfies PaymentMethod,
    });
    await member.post(`/api/user/blueprints/${id}/payment`, {
      transactionReference: transactionReferenceOf(member, blueprintId),
    });
    return id;
  }

  /** Creates a purchase whose blueprint its member has returned, and that can be paid back. Returns its id. */
  async returnedPurchase(): Promise<string> {
    const { member, id } = await this.owner(2);
    await member.post(`/api/user/blueprints/${id}/return`);
    return id;
  }

  /** Requests a withdrawal in dollars and returns its id. */
  async withdrawal(member: ApiUser, amount: number): Promise<string> {
    const { id } = await member.post<{ id: string }>('/api/user/withdrawals', {
      amount,
      paymentMethod: 'paypal' satisfies PaymentMethod,
      paymentDetails: PAYMENT_DETAILS,
    });
    return id;
  }

  /** Opens a ticket and returns its reference. */
  async ticket(member: ApiUser, subject: string): Promise<string> {
    const { reference } = await member.post<{ reference: string }>('/api/support/tickets', {
      name: IDENTITY.fullName,
      email: `${member.username}@example.org`,
      subject,
      message: 'I asked for a withdrawal last Tuesday.\nIt still says Processing.',
    });
    return reference;
  }

  /** Does a work task of a skilled member: every item with one answer. Returns the id of the submission. */
  async submission(member: ApiUser, taskId = CHOICE_TASK): Promise<string> {
    const submission = await member.post<Submission>(`/api/tasks/${taskId}/work/start`);
    await this.handIn(member, submission);
    return submission.id;
  }

  /** Has work of a skilled member accepted in which an item is reported. Returns the id of the report. */
  async itemReport(member: ApiUser): Promise<string> {
    const submission = await member.post<Submission>(`/api/tasks/${CHOICE_TASK}/work/start`);
    await this.handIn(member, submission, { reports: 1 });
    const administrator = await this.administrator();
    await administrator.post(`/api/admin/reviews/${submission.id}/claim`);
    await this.approve(submission.id);
    const path = `${listItemReports.path}?q=${submission.id}`;
    const { items } = await administrator.get<{ items: ItemReportRow[] }>(path);
    return items[0]?.id ?? '';
  }

  /**
   * Saves answers to all items. `option` is the place of the chosen option or label; the first items by their id, which
   * are the same for all members, can be reported instead.
   */
  async saveDraft(
    member: ApiUser,
    { id, version, items }: Submission,
    { option = 0, reports = 0 }: { readonly option?: number; readonly reports?: number } = {},
  ): Promise<SavedDraft> {
    const reported = items
      .map((item) => item.id)
      .sort()
      .slice(0, reports);
    return member.post<SavedDraft>(`/api/user/submissions/${id}/draft`, {
      version,
      editorId: 'seeder',
      device: 'Firefox on Linux',
      activeSeconds: 900,
      effort: { typed: 40, pasted: 0, inserted: 0 },
      items: items.map((item) => ({
        itemId: item.id,
        cannotDo: reported.includes(item.id) ? 'unreadable' : null,
        answers: Object.fromEntries(item.parts.map((part) => [part.id, answerPart(part, option)])),
      })),
    } satisfies SaveDraftBody);
  }

  /** Hands in a submission with such answers, again after changes were asked for. */
  async handIn(
    member: ApiUser,
    submission: Submission,
    answers: Parameters<Seeder['saveDraft']>[2] = {},
  ): Promise<void> {
    const { version } = await this.saveDraft(member, submission, answers);
    const path = `/api/user/submissions/${submission.id}/submit`;
    const body = { version, assistance: { used: false, tools: '' } } satisfies SubmitWorkBody;
    const { submittedAt } = await member.post<Submission>(path, body);
    // The first call only says that all answers are the same.
    if (submittedAt === null) await member.post(path, body);
  }

  /** Rejects a submission as the demo administrator. */
  async rejectSubmission(id: string): Promise<void> {
    const administrator = await this.administrator();
    const { rubric, items } = await administrator.post<ReviewDetail>(`/api/admin/reviews/${id}/claim`);
    const comment = { itemId: items[0]?.id ?? '', part: null, target: null, span: null, text: NOT_THE_TASK };
    await administrator.post(`/api/admin/reviews/${id}/reject`, {
      criteria: chooseOptions(rubric, 0),
      comments: [comment],
      code: 'not_the_task',
      text: NOT_THE_TASK,
    } satisfies RejectWorkBody);
  }

  /** Approves all work that waits for a review. */
  async clearReviews(): Promise<void> {
    const administrator = await this.administrator();
    for (;;) {
      const { id } = await administrator.post<{ id: string | null }>('/api/admin/reviews/claim-next');
      if (id === null) return;
      const { state } = await administrator.get<ReviewDetail>(`/api/admin/reviews/${id}`);
      if (state === 'appealed')
        await administrator.post(`/api/admin/reviews/${id}/grant-appeal`, { text: GRANTED });
      else await this.approve(id);
    }
  }

  /** Approves work that the demo administrator has claimed. */
  private async approve(id: string): Promise<void> {
    const administrator = await this.administrator();
    const { rubric } = await administrator.get<ReviewDetail>(`/api/admin/reviews/${id}`);
    const criteria = chooseOptions(rubric, 2);
    await administrator.post(`/api/admin/reviews/${id}/approve`, { criteria, comments: [], fixes: [] });
  }

  /** The demo administrator, for decisions that a test needs but does not check. */
  administrator(): Promise<ApiUser> {
    const isRecent = Date.now() < this.loggedInAtMs + (RECENT_PASSWORD_MINUTES * 60_000) / 2;
    if (this.demoAdministrator && isRecent) return this.demoAdministrator;
    this.loggedInAtMs = Date.now();
    this.demoAdministrator = this.logIn(DEMO_ACCOUNTS[1]);
    return this.demoAdministrator;
  }

  async close(): Promise<void> {
    this.rightAnswers.close();
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

/** The identity documents of every verification, except for the number. */
export const IDENTITY = {
  fullName: 'Maria Alvarez',
  phoneNumber: '+1 555 010 2030',
  country: 'ca',
  workAuthorization: 'citizen',
  homeAddress: '12 Long Street, Toronto, Ontario',
} as const;

/** The identity number of a member: each has their own, as the platform looks for repeats. */
export function identityNumberOf({ username }: ApiUser): string {
  return `AB ${username.slice(-8).toUpperCase()}`;
}

/** The reference of a member's payment for a blueprint: each payment has its own. */
export function transactionReferenceOf({ username }: ApiUser, blueprintId: number): string {
  return `4f1c8f07${username.slice(-8)}${blueprintId}`;
}

export const PAYMENT_DETAILS = 'maria.alvarez@example.org';

/** A paid task of the blueprint "Data Labeling" whose items are pictures to draw boxes in. */
export const PICTURE_TASK = 'w06-01';
export const PICTURE_BLUEPRINT = 6;
/** A paid task of the free blueprint whose items have a choice each. */
const CHOICE_TASK = 'w01-03';

/** A choice, or one box in the middle of the picture. */
function answerPart(part: PartDefinition, option: number): ChoiceAnswer | BoxesAnswer {
  if (part.type === 'choice')
    return { selected: [part.options[option]?.id ?? ''], cannotTell: false, note: '' };
  if (part.type !== 'boxes') throw new Error(`${part.id} is a question of the type ${part.type}`);
  const x = Math.floor(part.width / 3);
  const y = Math.floor(part.height / 3);
  const label = part.labels[option]?.id ?? '';
  return { boxes: [{ x, y, width: x, height: y, label, flags: [] }], nothingToMark: false };
}

function chooseOptions(rubric: ReviewDetail['rubric'], option: number): Record<string, string> {
  return Object.fromEntries(rubric.map((criterion) => [criterion.id, criterion.options[option]?.id ?? '']));
}

/** Reasons that are long enough for a rejection and for the decision of an appeal. */
const NOT_THE_TASK = 'Every answer is the first option, also where the text says the opposite of it.';
const GRANTED = 'The work does what the task asks for, so that the rejection was wrong.';

const NAMES = ['ada', 'ben', 'cleo', 'dora', 'emil', 'finn', 'gina', 'hugo'] as const;

function createApiUser(context: APIRequestContext, { id, username, referralCode }: User): ApiUser {
  return {
    id,
    username,
    password: PASSWORD,
    referralCode,
    post: <Body>(path: string, data?: unknown) => send(context, path, data) as Promise<Body>,
    get: async <Body>(path: string) => (await context.get(path)).json() as Promise<Body>,
    status: async (path) => (await context.get(path)).status(),
  };
}

async function send(context: APIRequestContext, path: string, data?: unknown): Promise<unknown> {
  const response = await context.post(path, data === undefined ? {} : { data });
  if (!response.ok())
    throw new Error(`${path} responded with ${response.status()}: ${await response.text()}`);
  return response.status() === 204 ? undefined : response.json();
}

function pick<Choice>(choices: readonly Choice[]): Choice {
  return choices[Math.floor(Math.random() * choices.length)] as Choice;
}
