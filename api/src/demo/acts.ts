/*
 * What people of the demo do: each act calls the service behind the endpoint that a page would call, in one transaction
 * as the router does. So the demo obeys every rule of the platform, and its ledger adds up.
 */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { DemoTaskSeed } from '@platform/content';
import {
  FREE_BLUEPRINT_ID,
  PAGE_PATHS,
  type CommentBody,
  type ItemDraft,
  type PaymentMethod,
  type Submission,
  type UserBlueprint,
  type Withdrawal,
  type WithdrawalBody,
} from '@platform/contracts';
import type { App } from '../app.ts';
import type { UserActor } from '../platform/audit/actor.ts';
import type { WorkDefinitionRecord } from '../modules/work/index.ts';
import { newRequestId, requireId, type Id } from '../platform/ids.ts';
import { answerWork, readRightAnswers } from './answers.ts';
import { need } from './need.ts';
import type { Person } from './people.ts';

/** A person with an account. */
export type Account = {
  readonly id: Id;
  readonly person: Person;
  readonly actor: UserActor;
  /** Typed at the registration; missing for accounts that a start made. */
  readonly password?: string;
};

type Modules = App['inside']['modules'];
type WorkDecision = Parameters<Modules['reviews']['service']['decide']>[2];
type DecideWithdrawal = Parameters<Modules['withdrawals']['reviews']['decide']>;
/** What is done with a withdrawal, and what is said with it. */
export type Transition = DecideWithdrawal[3];
export type TransitionNote = DecideWithdrawal[4];

export type Acts = ReturnType<typeof createActs>;

type Acting = App['inside'];

export function createActs({ inside, jobs }: App, demoTasks: readonly DemoTaskSeed[]) {
  return {
    /** Lets the platform do what is due. */
    runJob: (name: string) => () => jobs.runNow(name),
    ...createAccountActs(inside),
    ...createIdentityActs(inside),
    ...createMoneyActs(inside),
    ...createTaskActs(inside, demoTasks),
    ...createWorkActs(inside),
    ...createLearningActs(inside),
    ...createSupportActs(inside),
    ...createTeamActs(inside),
  };
}

const toAccount = (person: Person, id: Id): Account => ({
  id,
  person,
  actor: { userId: id, requestId: newRequestId() },
});

function createAccountActs({ services, modules }: Acting) {
  const { withTransaction: inTx, connection, outbox, notices, clock } = services;
  const { auth, ledger, referrals } = modules;

  /** Registers an account. Without a published password no one can log in. */
  async function register(person: Person, referrer?: Account): Promise<Account> {
    const { username, email, fullName } = person;
    const password = person.password ?? randomBytes(12).toString('base64url');
    const referralCode = referrer && (await auth.getProfile(referrer.id)).referralCode;
    const { id } = await auth.accounts.register(
      { username, email, password, fullName, referralCode },
      { requestId: newRequestId(), address: person.address },
    );
    return { ...toAccount(person, requireId(id)), password };
  }

  async function confirmAddress({ id, person, actor }: Account): Promise<void> {
    const { items } = await outbox.list.page({ limit: 10 }, { userId: id });
    const link = `${PAGE_PATHS.verifyEmail()}?token=`;
    const mail = items.find(({ text }) => text.includes(link));
    const [, rest = ''] = (mail ? outbox.revealText(mail) : '').split(link);
    const [token] = /^[\w-]+/.exec(rest) ?? [];
    if (!token) throw new Error(`${person.username} got no link to confirm the address.`);
    await auth.recovery.verifyEmail(token, actor.requestId ?? '');
  }

  return {
    /** Finds an account that a start of the API made. */
    async find(person: Person): Promise<Account> {
      const user = await connection.collection('users').findOne({ username: person.username });
      if (!user) throw new Error(`There is no account ${person.username}.`);
      return toAccount(person, user._id);
    },

    register,
    confirmAddress,
    /** Registers and confirms the address. */
    async join(person: Person, referrer?: Account): Promise<Account> {
      const account = await register(person, referrer);
      await confirmAddress(account);
      return account;
    },

    claimBonus: ({ id }: Account) => inTx((tx) => ledger.claimSignupBonus(tx, id)),

    invite: ({ id, person }: Account, email: string) =>
      inTx((tx) => referrals.invite(tx, id, email, person.address)),

    readNotices: ({ id }: Account) => notices.markAllRead(id, clock.now()),
  };
}

function createIdentityActs({ services: { withTransaction: inTx }, modules }: Acting) {
  const { verification, verificationReviews } = modules;
  return {
    /** Submits documents. Returns what is reviewed. */
    verify: async ({ id, person, actor }: Account): Promise<string> => {
      const { email, country, documentNumber } = person;
      const documents = {
        ...{ email, country, phoneNumber: person.phone, identificationNumber: documentNumber },
        fullName: person.fullName,
        workAuthorization: 'citizen' as const,
        homeAddress: `SPECIMEN, ${person.town}`,
      };
      return (await inTx((tx) => verification.submit(tx, actor, id, documents))).toHexString();
    },
    /** Looks at the documents and approves, so that payouts can be approved. */
    async approveIdentity({ actor }: Account, id: string): Promise<void> {
      await verificationReviews.reveal(actor, id);
      await inTx((tx) => verificationReviews.approve(tx, actor, id, undefined));
    },
    rejectIdentity: ({ actor }: Account, id: string, reason: string) =>
      inTx((tx) => verificationReviews.reject(tx, actor, id, { reason, final: false })),
  };
}

function createMoneyActs({ services: { withTransaction: inTx }, modules }: Acting) {
  const { blueprints, withdrawals } = modules;
  return {
    order: (
      { id, actor }: Account,
      blueprintId: number,
      paymentMethod: PaymentMethod,
    ): Promise<UserBlueprint> =>
      inTx((tx) => blueprints.purchase(tx, actor, id, { blueprintId, paymentMethod })),
    reportPayment: ({ id, actor }: Account, { id: order }: UserBlueprint, transactionReference: string) =>
      inTx((tx) => blueprints.reportPayment(tx, actor, id, order, { transactionReference })),
    approvePurchase: ({ actor }: Account, { id }: UserBlueprint, payer: string) =>
      inTx((tx) => blueprints.purchases.approve(tx, actor, id, payer)),
    rejectPurchase: ({ actor }: Account, { id }: UserBlueprint, reason: string) =>
      inTx((tx) => blueprints.purchases.reject(tx, actor, id, { reason, final: false })),

    savePayoutMethod: (
      { id, actor }: Account,
      body: Pick<WithdrawalBody, 'paymentMethod' | 'paymentDetails'>,
    ) => inTx((tx) => withdrawals.payoutMethods.add(tx, actor, id, body)),
    withdraw: ({ id, actor }: Account, body: WithdrawalBody): Promise<Withdrawal> =>
      inTx((tx) => withdrawals.request(tx, actor, id, body)),
    decideWithdrawal: (
      { actor }: Account,
      { id }: Withdrawal,
      transition: Transition,
      note?: TransitionNote,
    ) => inTx((tx) => withdrawals.reviews.decide(tx, actor, id, transition, note)),
  };
}

function createTaskActs(
  { services: { withTransaction: inTx }, modules: { tasks } }: Acting,
  demoTasks: readonly DemoTaskSeed[],
) {
  return {
    /** Does a demo task of a blueprint. @param place among them, from 0 */
    doDemoTask({ id }: Account, blueprintId: number, place: number) {
      const taskId = demoTasks.filter((task) => task.blueprintId === blueprintId)[place]?.id ?? '';
      return inTx((tx) => tasks.complete(tx, id, { taskId }));
    },
    doFreeTask: ({ id, person }: Account, kind: 'browser' | 'phone') =>
      inTx((tx) =>
        tasks.complete(tx, id, {
          taskId: `free-${kind}-detection`,
          evidence:
            kind === 'browser'
              ? { browser: 'Firefox', browserVersion: '140.0', platform: person.device, language: 'en' }
              : { deviceType: 'phone', platform: 'Android', screen: '412 x 915', touch: true },
        }),
      ),
  };
}

/** A comment of a reviewer on the first question of an item. @param index of the item */
export function commentOn({ items }: Submission, index: number, text: string): CommentBody[] {
  const item = need(items[index]);
  return [{ itemId: item.id, part: need(item.parts[0]).id, target: null, span: null, text }];
}

function createWorkActs({ services, modules }: Acting) {
  const { withTransaction: inTx, connection } = services;
  const { work, reviews, itemReports } = modules;

  /** Starts a task. Returns it with answers that are not saved yet. */
  async function start({ id }: Account, taskId: string, wrongEvery?: number) {
    const submission = await inTx((tx) => work.editing.start(tx, id, taskId));
    return { submission, items: await answerWork(connection, submission, wrongEvery) };
  }

  /** Saves answers. Returns the new version. */
  async function save(
    { id }: Account,
    submission: Submission,
    items: readonly ItemDraft[],
    minutes = submission.estimatedTime,
  ): Promise<number> {
    const { version } = await work.editing.saveDraft(id, submission.id, {
      version: submission.version,
      editorId: 'demo',
      device: 'Firefox on Windows',
      activeSeconds: minutes * 60,
      effort: { typed: 40, pasted: 0, inserted: 0 },
      items: [...items],
    });
    return version;
  }

  async function decide({ actor }: Account, decision: WorkDecision): Promise<void> {
    await reviews.claims.claim(actor, decision.id);
    await inTx((tx) => reviews.service.decide(tx, actor, decision));
  }

  /** Rates work on a task: good in the first criterion, fair in the others. */
  async function rate(taskId: string): Promise<Record<string, string>> {
    const definitions = connection.collection<WorkDefinitionRecord>('work_definitions');
    const { rubric = [] } = (await definitions.findOne({ _id: taskId })) ?? {};
    return Object.fromEntries(rubric.map(({ id }, index) => [id, index === 0 ? 'good' : 'fair']));
  }

  return {
    /** Answers a third of a task, and leaves it a draft. */
    async beginWork(account: Account, taskId: string, minutes: number): Promise<void> {
      const { submission, items } = await start(account, taskId);
      await save(account, submission, items.slice(0, Math.ceil(items.length / 3)), minutes);
    },
    /**
     * Does a task and hands it in, also if something looks wrong, as the page offers it.
     *
     * @param wrongEvery every so many choices are wrong; 0 for none
     * @param change of the answers
     */
    async doWork(
      account: Account,
      taskId: string,
      {
        wrongEvery = 0,
        change = (items) => items,
      }: { wrongEvery?: number; change?: (items: ItemDraft[]) => ItemDraft[] } = {},
    ): Promise<Submission> {
      const { submission, items } = await start(account, taskId, wrongEvery);
      const version = await save(account, submission, change(items));
      const body = { version, assistance: { used: false, tools: '' } };
      const handIn = () => inTx((tx) => work.editing.submit(tx, account.id, submission.id, body));
      if ((await handIn()).state !== 'submitted') await handIn();
      return submission;
    },
    appeal: ({ id }: Account, { id: submission }: Submission, text: string) =>
      inTx((tx) => work.submissions.appeal(tx, id, submission, text)),
    decideWork: decide,
    /** Approves work, with what the reviewer remarks. */
    async approveWork(
      reviewer: Account,
      { id, taskId }: Submission,
      remarks: { comments: CommentBody[]; text: string } = { comments: [], text: '' },
    ): Promise<void> {
      const body = { criteria: await rate(taskId), fixes: [], ...remarks };
      await decide(reviewer, { id, action: 'approve', body });
    },
    /** Accepts the reports of a submission, which takes their items out. */
    async acceptReports({ actor }: Account, { id }: Submission): Promise<void> {
      const page = await itemReports.queue.page({ limit: 50, status: 'pending' });
      for (const report of page.items)
        if (report.submissionId === id) await inTx((tx) => itemReports.service.accept(tx, actor, report.id));
    },
  };
}

function createLearningActs({ services, modules: { learning } }: Acting) {
  const { withTransaction: inTx } = services;
  return {
    readLesson: ({ id }: Account, slug: string) =>
      learning.progress.add(id, { lessons: [{ courseId: FREE_BLUEPRINT_ID, slug }], solvedUnits: [] }),
    /** Takes the test. @param rightCount how many questions get an answer, which is right */
    async takeTest({ id, actor }: Account, rightCount: number): Promise<void> {
      const attempt = await inTx((tx) =>
        learning.attempts.start(tx, actor, FREE_BLUEPRINT_ID, { kind: 'test', isLong: false }),
      );
      const right = await readRightAnswers(services.connection, attempt.id);
      const items = right.map((answers, index) => ({ number: index + 1, answers, isMarked: false }));
      await learning.attempts.save(id, attempt.id, {
        ...{ version: 0, editorId: 'demo', device: 'Firefox on Windows' },
        items: items.slice(0, rightCount),
      });
      await inTx((tx) => learning.attempts.submit(tx, actor, attempt.id));
    },
    nameCertificate: ({ actor, person }: Account) =>
      learning.certificates.setName(actor, FREE_BLUEPRINT_ID, person.fullName),
  };
}

function createSupportActs({ services: { withTransaction: inTx }, modules: { support } }: Acting) {
  return {
    ask: ({ actor }: Account, subject: string, message: string) =>
      inTx((tx) => support.openForUser(tx, actor, { subject, message })),
    askAsVisitor: (person: Person, subject: string, message: string) =>
      inTx((tx) =>
        support.open(
          tx,
          { userId: null, requestId: newRequestId() },
          { name: person.fullName, email: person.email, subject, message },
        ),
      ),
    answer: ({ actor }: Account, { id }: { id: string }, text: string) =>
      inTx((tx) => support.reviews.answer(tx, actor, id, { text, messagesRead: 1 })),
    closeTicket: ({ actor }: Account, { id }: { id: string }) => support.reviews.close(actor, id, 2),
  };
}

/** What administrators do with accounts, and what they do it about. */
function createTeamActs({ services: { clock }, modules: { auth }, personalData }: Acting) {
  return {
    disable: ({ actor }: Account, { id }: Account, reason: string) =>
      auth.reviews.disable(actor, id.toHexString(), reason),
    giveRoles: (
      { actor }: Account,
      { id }: Account,
      roles: Parameters<typeof auth.roles.set>[2],
      reason: string,
    ) => auth.roles.set(actor, id.toHexString(), roles, reason),
    confirmRoles: ({ actor }: Account, { id }: Account, roles: Parameters<typeof auth.roles.set>[2]) =>
      auth.roles.confirm(actor, id.toHexString(), roles),
    openReset: ({ actor }: Account, { id }: Account, reason: string) =>
      auth.secondFactorResets.open(actor, id.toHexString(), reason),
    async turnOnSecondFactor({ id, actor, password = '' }: Account): Promise<void> {
      const { secret } = await auth.secondFactors.setUp(id, password);
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      await auth.secondFactors.confirm(actor, app.generate({ timestamp: clock.now().getTime() }));
    },
    requestDeletion: ({ actor }: Account, reason: string) => personalData.deletion.request(actor, { reason }),
  };
}
