/*
 * The member `demo` over 45 days. Each withdrawal is requested with the balance that it needs: see the table in the
 * README of this folder.
 */
import type { Withdrawal } from '@platform/contracts';
import { commentOn, type Account } from './acts.ts';
import { need } from './need.ts';
import type { Story } from './story.ts';
import { DEMO, FRIENDS, INVITED, NEWCOMER } from './people.ts';

const PAYPAL = { paymentMethod: 'paypal', paymentDetails: 'demo.payout@example.com' } as const;
const ZELLE = { paymentMethod: 'zelle', paymentDetails: 'Demo Member, demo.bank@example.com' } as const;
/** Questions of the test that the first attempt has right: too few to pass. */
const RIGHT_AT_FIRST = 18;

/** The member, once they have joined. */
type Self = { demo?: Account };

export function planDemoMember(story: Story): void {
  const self: Self = {};
  const demo = (): Account => need(self.demo);
  planBeginning(story, self);
  planPurchases(story, demo);
  planTasks(story, demo);
  planCourse(story, demo);
  planWork(story, demo);
  planReferrals(story, demo);
  planWithdrawals(story, demo);
  planSupport(story, demo);
  story.timeline.at(2, () => story.acts.readNotices(demo()));
  story.timeline.at(0.3, () => story.acts.join(NEWCOMER));
}

function planBeginning({ timeline, acts, team }: Story, self: Self): void {
  timeline.at(45, async () => {
    self.demo = await acts.join(DEMO);
    await acts.claimBonus(self.demo);
  });
  timeline.at(44.9, () => acts.doFreeTask(need(self.demo), 'browser'));
  timeline.at(44.8, () => acts.doFreeTask(need(self.demo), 'phone'));
  let verification: string | undefined;
  timeline.at(44.4, async () => {
    verification = await acts.verify(need(self.demo));
  });
  timeline.at(43.5, () => acts.approveIdentity(need(team.reviewer), need(verification)));
}

/** Blueprints 6 and 2 are active, 10 was rejected, 8 is to be paid, 9 has a reported payment. */
function planPurchases({ timeline, acts, team }: Story, demo: () => Account): void {
  timeline.at(42.6, async () => {
    const order = await acts.order(demo(), 6, 'paypal');
    await acts.reportPayment(demo(), order, 'SPECIMEN-PAYPAL-6');
    timeline.soon(1.3, () => acts.approvePurchase(need(team.cashier), order, PAYPAL.paymentDetails));
  });
  timeline.at(9, async () => {
    const order = await acts.order(demo(), 10, 'btc');
    await acts.reportPayment(demo(), order, 'specimen-of-a-transaction-hash');
    timeline.soon(0.9, () =>
      acts.rejectPurchase(
        need(team.cashier),
        order,
        'No payment with this transaction hash has arrived at our address. Nothing was charged.',
      ),
    );
  });
  timeline.at(1.2, async () => {
    const order = await acts.order(demo(), 2, 'zelle');
    await acts.reportPayment(demo(), order, 'SPECIMEN-ZELLE-2');
    timeline.soon(1.1, () => acts.approvePurchase(need(team.cashier), order, 'Demo Member'));
  });
  timeline.at(0.8, () => acts.order(demo(), 8, 'cash_app'));
  timeline.at(0.7, async () => {
    const order = await acts.order(demo(), 9, 'usdt');
    await acts.reportPayment(demo(), order, 'specimen-of-another-hash');
  });
}

/** 42 demo tasks: 18 of blueprint 6, 24 of blueprint 1. */
function planTasks({ timeline, acts }: Story, demo: () => Account): void {
  for (let task = 0; task < 18; task += 1)
    timeline.at(40.9 - task / 2, () => acts.doDemoTask(demo(), 6, task));
  for (let task = 0; task < 24; task += 1)
    timeline.at(31.4 - task * 1.358, () => acts.doDemoTask(demo(), 1, task));
}

/** Reads four lessons, fails the test once and passes it; what was wrong is due to practice. */
function planCourse({ timeline, acts }: Story, demo: () => Account): void {
  const lessons = ['a-brief-you-can-count', 'stated-or-open', 'what-a-summary-adds', 'the-words-that-decide'];
  for (const [index, slug] of lessons.entries())
    timeline.at(38 - index * 2.2, () => acts.readLesson(demo(), slug));
  timeline.at(29.6, () => acts.takeTest(demo(), RIGHT_AT_FIRST));
  timeline.at(27.2, () => acts.takeTest(demo(), 30));
  timeline.at(27.1, () => acts.nameCertificate(demo()));
}

/** Work in every state: approved with a remark, rejected with an appeal, changes asked, in review, a draft. */
function planWork({ timeline, acts, team }: Story, demo: () => Account): void {
  timeline.at(13, async () => {
    const submission = await acts.doWork(demo(), 'w01-03', { wrongEvery: 17 });
    const remark = 'Look for words such as "usually" before you call something a fact.';
    const text = 'Careful work: three of the sixty went wrong.';
    const remarks = { comments: commentOn(submission, 16, remark), text };
    timeline.soon(1.2, () => acts.approveWork(need(team.reviewer), submission, remarks));
  });
  timeline.at(6, async () => {
    const submission = await acts.doWork(demo(), 'w01-04');
    const body = {
      criteria: {},
      comments: commentOn(submission, 2, 'The words that you quote as evidence are in another dossier.'),
      code: 'made_up_evidence' as const,
      text: 'Several quotations do not occur in the dossier that they are said to come from, so the verdicts cannot be used.',
    };
    timeline.soon(1, () =>
      acts.decideWork(need(team.reviewer), { id: submission.id, action: 'reject', body }),
    );
    const appeal =
      'Each quotation is marked in the dossier of its own statement. Please compare statement 3 with the second paragraph.';
    timeline.soon(5.1, () => acts.appeal(demo(), submission, appeal));
  });
  timeline.at(3, async () => {
    const submission = await acts.doWork(demo(), 'w06-02', { wrongEvery: 9 });
    const body = {
      criteria: {},
      comments: commentOn(submission, 8, 'Ask first what the sender has in hand: it decides this one.'),
      text: 'Please compare each message with the guideline once more.',
    };
    timeline.soon(0.9, () =>
      acts.decideWork(need(team.reviewer), { id: submission.id, action: 'requestRevision', body }),
    );
  });
  timeline.at(0.6, () => acts.doWork(demo(), 'w06-03'));
  timeline.at(0.2, () => acts.beginWork(demo(), 'w06-01', 9));
}

/** One friend was invited, one has signed up, and one has done work that paid the reward. */
function planReferrals({ timeline, acts, team }: Story, demo: () => Account): void {
  timeline.at(36, async () => {
    const friend = await acts.join(FRIENDS[0], demo());
    await acts.claimBonus(friend);
    const verification = await acts.verify(friend);
    timeline.soon(0.6, () => acts.approveIdentity(need(team.reviewer), verification));
    timeline.soon(1.5, async () => {
      const order = await acts.order(friend, 8, 'paypal');
      await acts.reportPayment(friend, order, 'SPECIMEN-PAYPAL-8');
      timeline.soon(0.8, () => acts.approvePurchase(need(team.cashier), order, 'maria.pays@example.com'));
    });
    timeline.soon(9, async () => {
      const submission = await acts.doWork(friend, 'w08-01');
      timeline.soon(1, () => acts.approveWork(need(team.reviewer), submission));
    });
  });
  timeline.at(20, () => acts.invite(demo(), INVITED));
  timeline.at(15.5, () => acts.join(FRIENDS[1], demo()));
}

/** One withdrawal was paid, one came back, and one is being processed. */
function planWithdrawals({ timeline, acts, team }: Story, demo: () => Account): void {
  timeline.at(30, () => acts.savePayoutMethod(demo(), PAYPAL));
  timeline.at(18.5, () => acts.savePayoutMethod(demo(), ZELLE));
  const request = async (amount: number, destination: typeof PAYPAL | typeof ZELLE): Promise<Withdrawal> => {
    const withdrawal = await acts.withdraw(demo(), { amount, ...destination });
    timeline.soon(1.4, () => acts.decideWithdrawal(need(team.cashier), withdrawal, 'approve'));
    return withdrawal;
  };
  timeline.at(19.5, async () => {
    const withdrawal = await request(200, PAYPAL);
    const note = { transactionReference: 'SPECIMEN-PAYOUT-1' };
    timeline.soon(2.3, () => acts.decideWithdrawal(need(team.cashier), withdrawal, 'process', note));
  });
  timeline.at(14.5, async () => {
    const withdrawal = await request(120, ZELLE);
    const note = { transactionReference: 'SPECIMEN-PAYOUT-2' };
    const reason = 'The bank of this Zelle account sent the money back: it is not enrolled.';
    timeline.soon(2, () => acts.decideWithdrawal(need(team.cashier), withdrawal, 'process', note));
    timeline.soon(4.5, () => acts.decideWithdrawal(need(team.cashier), withdrawal, 'bounce', { reason }));
  });
  timeline.at(3.5, () => request(150, PAYPAL));
}

function planSupport({ timeline, acts, team }: Story, demo: () => Account): void {
  timeline.at(11.5, async () => {
    const ticket = await acts.ask(
      demo(),
      'My payout by Zelle came back',
      'The page says that $120.00 was returned. Do I have to do something, and is the money lost?',
    );
    timeline.soon(0.5, () =>
      acts.answer(
        need(team.support),
        ticket,
        'Nothing is lost: the $120.00 are in your balance again. Please check with your bank that the address is enrolled with Zelle, or choose PayPal.',
      ),
    );
  });
}
