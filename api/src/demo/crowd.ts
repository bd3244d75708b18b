/*
 * Sixty members over 90 days, so that charts have a shape, and what waits for the administrators this morning. Each has
 * one part to play, so that the demo takes little processor time; who plays which follows from the order of the cast.
 */
import type { ItemDraft, PaymentMethod } from '@platform/contracts';
import { commentOn, type Account, type Transition, type TransitionNote } from './acts.ts';
import { need } from './need.ts';
import { CROWD_PEOPLE, VISITOR, type Person } from './people.ts';
import type { Story } from './story.ts';

/** A member of the crowd; the account is there once they have joined. */
type Member = { readonly number: number; readonly person: Person; account?: Account };

/** The last of the cast, who joined within two days, and wait for the review of their identity. */
const WAITING = 8;
const JOINED_DAYS_AGO = { first: 89, last: 5 } as const;
/** Those who have earned enough for two payouts; the second one waits. */
const EARNERS = [0, 3, 6, 9, 12];
/** Those who do work that is reviewed, with what they buy and hand in. */
const WORKERS = [
  { number: 1, blueprintId: 8, tasks: ['w08-01', 'w08-03', 'w08-02'] },
  { number: 7, blueprintId: 2, tasks: ['w02-01', 'w02-02', 'w02-02-b2'] },
  { number: 13, blueprintId: 6, tasks: ['w06-01', 'w06-03', 'w06-01-b2'] },
  { number: 19, blueprintId: 9, tasks: ['w09-03', 'w09-04', 'w09-03-b2'] },
] as const;
/** The one that pays most for a task. */
const EARNERS_BLUEPRINT = 10;
const EARNERS_TASKS = 5;
const METHODS: readonly PaymentMethod[] = ['paypal', 'zelle', 'cash_app', 'apple_pay'];

export function planCrowd(story: Story): void {
  const members = CROWD_PEOPLE.map((person, number): Member => ({ number, person }));
  const settled = members.slice(0, -WAITING);
  for (const member of settled) planJoining(story, member, settled);
  for (const [place, member] of members.slice(-WAITING).entries()) planNewest(story, member, place);
  planEarners(story, settled);
  planWorkers(story, settled);
  planOrders(story, settled);
  planTickets(story, settled);
  planAccounts(story, settled);
}

/** When a settled member joined: more of them every week. */
function joinedDaysAgo(number: number): number {
  const { first, last } = JOINED_DAYS_AGO;
  return last + (first - last) * (1 - (number / (CROWD_PEOPLE.length - WAITING - 1)) ** 0.7);
}

const isVerified = (number: number): boolean =>
  EARNERS.includes(number) || WORKERS.some((worker) => worker.number === number) || number % 6 === 2;

function planJoining({ timeline, acts, team }: Story, member: Member, members: readonly Member[]): void {
  const { number } = member;
  const start = joinedDaysAgo(number);
  timeline.at(start, async () => {
    const referrer = number % 9 === 5 ? members[number - 2]?.account : undefined;
    member.account = await acts.register(member.person, referrer);
    if (isVerified(number) || number % 3 === 0) await acts.confirmAddress(member.account);
    if (EARNERS.includes(number) || number % 8 === 1) await acts.claimBonus(member.account);
    if (number % 6 === 0) await acts.doFreeTask(member.account, number % 12 === 0 ? 'browser' : 'phone');
  });
  if (!isVerified(number)) return;
  timeline.at(start - 0.4, async () => {
    const id = await acts.verify(need(member.account));
    // What no one decides, the platform does.
    if (number % 18 === 14) timeline.soon(1.01, acts.runJob('approve-overdue-verifications'));
    else
      timeline.soon(0.5, () => {
        const reviewer = need(team.reviewer);
        if (number % 18 !== 2) return acts.approveIdentity(reviewer, id);
        const reason = 'The name on the document differs from the one that you typed.';
        return acts.rejectIdentity(reviewer, id, reason);
      });
  });
  if (number % 18 === 8)
    for (let task = 0; task < 4 && start - 3 - task * 2 > 0; task += 1)
      timeline.at(start - 3 - task * 2, () => acts.doDemoTask(need(member.account), 1, task));
}

/** Two of them gave the same number of their documents. */
function planNewest({ timeline, acts }: Story, member: Member, place: number): void {
  const documentNumber = CROWD_PEOPLE.at(-WAITING)?.documentNumber ?? '';
  const person = place === 3 ? { ...member.person, documentNumber } : member.person;
  timeline.at(1.9 - place * 0.2, async () => {
    member.account = await acts.register(person);
    if (place % 2 === 0) await acts.confirmAddress(member.account);
  });
  timeline.at(0.82 - place * 0.09, () => acts.verify(need(member.account)));
}

/** Orders a blueprint, pays for it, and has the payment confirmed a day after joining. */
function planPurchase({ timeline, acts, team }: Story, member: Member, blueprintId: number): void {
  const { number, person } = member;
  timeline.at(joinedDaysAgo(number) - 1.2, async () => {
    const account = need(member.account);
    const order = await acts.order(account, blueprintId, need(METHODS[number % METHODS.length]));
    await acts.reportPayment(account, order, `SPECIMEN-PAYMENT-${number}`);
    timeline.soon(0.5, () => acts.approvePurchase(need(team.cashier), order, person.email));
  });
}

/** Payouts of earlier weeks, one of them rejected and one failed, and five that wait. */
function planEarners(story: Story, members: readonly Member[]): void {
  const { timeline, acts, team } = story;
  for (const [index, number] of EARNERS.entries()) {
    const member = need(members[number]);
    const start = joinedDaysAgo(number);
    planPurchase(story, member, EARNERS_BLUEPRINT);
    for (let task = 0; task < EARNERS_TASKS; task += 1)
      timeline.at(start - 2.2 - task * 0.8, () =>
        acts.doDemoTask(need(member.account), EARNERS_BLUEPRINT, task),
      );
    const request = (amount: number) =>
      acts.withdraw(need(member.account), {
        amount,
        ...(number % 2 === 0
          ? { paymentMethod: 'paypal', paymentDetails: `payout-${number}@example.com` }
          : { paymentMethod: 'cash_app', paymentDetails: `$specimen${number}` }),
      });
    timeline.at(start - 22, async () => {
      const withdrawal = await request(need([60, 95.5, 130, 165, 200][index]));
      const decide = (transition: Transition, note?: TransitionNote) =>
        acts.decideWithdrawal(need(team.cashier), withdrawal, transition, note);
      const reason = 'The name of the payout account is not the one of the verified identity.';
      if (index === 2) timeline.soon(1, () => decide('reject', { reason }));
      else timeline.soon(2.1, () => decide('approve'));
      if (index === 3)
        timeline.soon(2.6, () =>
          decide('fail', { reason: 'The payment service does not know this account.' }),
        );
      else if (index !== 2)
        timeline.soon(2.6, () =>
          decide('process', { transactionReference: `SPECIMEN-PAYOUT-${100 + index}` }),
        );
    });
    timeline.at(1.15 - index * 0.25, () => request(need([90, 240, 75, 410, 55.5][index])));
  }
}

/** Eight pieces of work that wait, one that was approved, one whose rejection is appealed, one that took an item out. */
function planWorkers(story: Story, members: readonly Member[]): void {
  const { timeline, acts, team } = story;
  const accountOf = ({ number }: (typeof WORKERS)[number]): Account => need(need(members[number]).account);
  for (const [index, worker] of WORKERS.entries()) {
    planPurchase(story, need(members[worker.number]), worker.blueprintId);
    const [first, second] = worker.tasks;
    timeline.at(2.4 - index * 0.28, () => acts.doWork(accountOf(worker), first));
    timeline.at(1.2 - index * 0.28, () => acts.doWork(accountOf(worker), second));
  }
  const [transcriber, , labeler, writer] = WORKERS;
  timeline.at(25, async () => {
    const submission = await acts.doWork(accountOf(writer), writer.tasks[2]);
    timeline.soon(1.1, () => acts.approveWork(need(team.reviewer), submission));
  });
  planAppeal(story, () => accountOf(transcriber), transcriber.tasks[2]);
  timeline.at(5.5, async () => {
    // One of its pictures cannot be seen, which an administrator confirms: no one gets it again.
    const change = ([first, ...others]: ItemDraft[]): ItemDraft[] => [
      { ...need(first), answers: {}, cannotDo: 'unreadable' },
      ...others,
    ];
    const submission = await acts.doWork(accountOf(labeler), labeler.tasks[2], { change });
    timeline.soon(0.9, () => acts.approveWork(need(team.reviewer), submission));
    timeline.soon(1.6, () => acts.acceptReports(need(team.admin), submission));
  });
}

function planAppeal({ timeline, acts, team }: Story, account: () => Account, taskId: string): void {
  timeline.at(4.2, async () => {
    const submission = await acts.doWork(account(), taskId);
    const comments = commentOn(submission, 0, 'The guideline decides this one the other way.');
    const text = 'Half of the answers contradict the guideline, so the result cannot be used by the client.';
    const body = { criteria: {}, comments, code: 'not_the_task' as const, text };
    timeline.soon(1, () =>
      acts.decideWork(need(team.reviewer), { id: submission.id, action: 'reject', body }),
    );
    const appeal =
      'I followed the second part of the guideline, which allows both. Please let another person look at it.';
    timeline.soon(2.6, () => acts.appeal(account(), submission, appeal));
  });
}

/** Four orders whose reported payment waits, beside one of `demo`, and one that expired. */
function planOrders({ timeline, acts }: Story, members: readonly Member[]): void {
  const orders = [
    { number: 8, blueprintId: 2 },
    { number: 14, blueprintId: 5 },
    { number: 26, blueprintId: 8 },
    { number: 32, blueprintId: 3 },
  ];
  for (const [index, { number, blueprintId }] of orders.entries())
    timeline.at(0.98 - index * 0.24, async () => {
      const account = need(members[number]?.account);
      const order = await acts.order(account, blueprintId, need(METHODS[index]));
      await acts.reportPayment(account, order, `SPECIMEN-PAYMENT-${number}`);
    });
  timeline.at(15, async () => {
    await acts.order(need(members[8]?.account), 4, 'paypal');
    timeline.soon(7.01, acts.runJob('cancel-unpaid-purchases'));
  });
}

/** What members ask, and what support answers. */
const QUESTIONS = [
  {
    subject: 'When does my reward unlock?',
    message: 'I finished a task on Monday. On which day can I withdraw it?',
    answer: 'The date is on your page of withdrawals, beside each reward that is still locked.',
  },
  {
    subject: 'How do I pay for a blueprint?',
    message: 'I ordered one and see a reference. Where do I write it?',
    answer:
      'Put the reference into the message of the payment, then report the payment on the page of the order.',
  },
  {
    subject: 'Can I change my username?',
    message: 'I misspelled it when I signed up. The rest is right.',
    answer:
      'A username cannot be changed, because others know you by it. Your full name can, in your settings.',
  },
  {
    subject: 'Two-factor app on a new phone',
    message: 'I get a new phone next week. What do I do with the app?',
    answer: 'Turn it on for the new phone in your settings before you give the old one away.',
  },
  {
    subject: 'Which countries can be paid?',
    message: 'I am moving next month. Does my payout method still work there?',
    answer: 'We pay to any account that your method reaches. The questions page lists the methods.',
  },
] as const;

/** Ten answered questions of the last month, and six open ones, one of a visitor. */
function planTickets({ timeline, acts, team }: Story, members: readonly Member[]): void {
  const questionOf = (index: number) => need(QUESTIONS[index % QUESTIONS.length]);
  const ask = (number: number, index: number) => {
    const { subject, message } = questionOf(index);
    return acts.ask(accountOf(number), subject, message);
  };
  const accountOf = (number: number) => need(need(members[number]).account);
  for (let index = 0; index < 10; index += 1)
    timeline.at(28 - index * 2.2, async () => {
      const ticket = await ask(index * 2, index);
      const { answer } = questionOf(index);
      timeline.soon(0.15 + (index % 4) * 0.1, () => acts.answer(need(team.support), ticket, answer));
      if (index % 3 === 0) timeline.soon(2, () => acts.closeTicket(need(team.support), ticket));
    });
  for (let index = 0; index < 5; index += 1) timeline.at(1.4 - index * 0.25, () => ask(30 + index, index));
  timeline.at(0.25, () =>
    acts.askAsVisitor(VISITOR, 'Before I sign up', 'Which documents do you ask for, and who reads them?'),
  );
}

/** One account is disabled, one is about to be deleted, and one waits for the reset of its second factor. */
function planAccounts({ timeline, acts, team }: Story, members: readonly Member[]): void {
  const accountOf = (number: number) => need(need(members[number]).account);
  const why = 'The member wrote that someone else knows the password. Disabled until the identity is proved.';
  timeline.at(3.2, () => acts.disable(need(team.admin), accountOf(35), why));
  timeline.at(1.6, () => acts.requestDeletion(accountOf(41), 'I have found other work. Thank you.'));
  timeline.at(10.2, () => acts.turnOnSecondFactor(accountOf(17)));
  const proof = 'Called from the number in the documents, and answered the questions about the account.';
  timeline.at(0.9, () => acts.openReset(need(team.support), accountOf(17), proof));
}
