import {
  DAILY_LIMIT_SENTENCE,
  FREE_TASK_COUNT,
  FREE_TASK_REWARD,
  IDENTITY_REVIEW_SENTENCE,
  LOCK_SENTENCE,
  MINIMUM_BALANCE,
  NO_DEADLINES,
  OPEN_SUBMISSIONS_MAX,
  PAYMENT_DAYS,
  PAYMENT_REVIEW_SENTENCE,
  PAYOUT_PAUSE_SENTENCE,
  PAYOUT_SENTENCE,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  RETURN_PAYMENT_SENTENCE,
  RETURN_SENTENCE,
  RETURN_TEST_SENTENCE,
  REVIEWED_WORK_SENTENCE,
  SECOND_APPROVAL_SENTENCE,
  SIGNUP_BONUS,
  TYPICAL_MONTH,
  WITHDRAWAL_SENTENCE,
} from '@platform/contracts';
import { UnbrokenRanges } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { OperatorDetails } from '../../shared/operator-details.tsx';
import type { LegalText } from './legal-text.ts';
import { WORK_TERMS } from './work-terms.content.tsx';

/** The terms of service. The sections follow the order in which a member encounters them. */
export const TERMS: LegalText = {
  title: 'Terms of Service',
  lead: 'What you can expect from us, and what we expect from you. The rules that cost money come first in each section.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'operator',
      title: 'Who you agree with',
      body: (
        <>
          <p>
            &ldquo;We&rdquo; is the operator of this platform. <Link to={paths.whoPays()}>Who pays</Link> says
            where the rewards come from.
          </p>
          <OperatorDetails />
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>
            One person, one account. You are allowed to work where you live, and what you tell us about
            yourself is true.
          </li>
          <li>
            Keep your password to yourself. You are responsible for anything done with it until you report it.
          </li>
          <li>
            We may disable an account for fraud: a false identity, several accounts for one person, work that
            is not your own, or referring yourself. We tell you by email, and you can object through{' '}
            <Link to={paths.support()}>support</Link>. Meanwhile your money stays in your balance, and nothing
            is approved or paid out.
          </li>
        </ul>
      ),
    },
    {
      id: 'bonus',
      title: 'Signup bonus and free tasks',
      body: (
        <ul>
          <li>The signup bonus is {SIGNUP_BONUS}, once per person. You claim it on your dashboard.</li>
          <li>
            You can complete at most {FREE_TASK_COUNT} free tasks, each once, for {FREE_TASK_REWARD} each.
          </li>
          <li>
            Both are part of your balance. You cannot withdraw them before your balance reaches{' '}
            {MINIMUM_BALANCE}.
          </li>
        </ul>
      ),
    },
    {
      id: 'verification',
      title: 'Identity verification',
      body: (
        <ul>
          <li>
            AI Basics, the free blueprint, opens after a review of your identity details.{' '}
            <UnbrokenRanges>{IDENTITY_REVIEW_SENTENCE}</UnbrokenRanges>
          </li>
          <li>You cannot change the details after you submit them.</li>
          <li>
            If you are rejected, we tell you the reason and whether you can try again or the rejection is
            final. After a final rejection, no blueprint can be activated or purchased on your account.
          </li>
        </ul>
      ),
    },
    {
      id: 'blueprints',
      title: 'Blueprints',
      body: (
        <ul>
          <li>
            You pay the listed price of a blueprint once. There is no subscription, and there are no later
            charges.
          </li>
          <li>You can purchase paid blueprints only while AI Basics is active.</li>
          <li>
            You send the payment yourself, with the reference we show you, and report it.{' '}
            {PAYMENT_REVIEW_SENTENCE} Then the tasks unlock. You can cancel while it is pending. If you do not
            report a payment within {PAYMENT_DAYS} days, the purchase is canceled.
          </li>
          <li>
            If we reject a purchase, we tell you why. No tasks unlock and you owe nothing. If you have paid,
            write to <Link to={paths.support()}>support</Link> with the reference, so that we can send back
            what has arrived.
          </li>
          <li>
            An active blueprint is yours for life. It is tied to your account and cannot be transferred.
          </li>
          <li>
            {RETURN_SENTENCE} {RETURN_TEST_SENTENCE} Starting a task ends nothing: what you have in progress
            is given back. You can return each blueprint once. {RETURN_PAYMENT_SENTENCE} Rights that the law
            of your country gives you stay as they are.
          </li>
          <li>
            A blueprint opens the tasks of its category that we offer, now and later. Its page shows how many
            paid tasks are open. We promise neither how many there will be nor that you earn the price back.
          </li>
          <li>
            If no task is left for you, you keep the blueprint and get those that we add later at no extra
            cost.
          </li>
        </ul>
      ),
    },
    {
      id: 'tasks',
      title: 'Tasks and rewards',
      body: (
        <ul>
          <li>
            Each paid task pays the reward of its blueprint, once. You see the amount before you start.
            Practice is not paid, and you can repeat it.
          </li>
          <li>
            {DAILY_LIMIT_SENTENCE} The day follows UTC. Up to {OPEN_SUBMISSIONS_MAX} paid tasks can be in
            progress.
          </li>
          <li>{NO_DEADLINES} Your answers are kept in both cases.</li>
          <li>
            We make the tasks ourselves, and we know the right answers of most of them. No one buys the
            results: we pay the rewards, and can limit what we pay for new work in a day. A task says so
            before you start.
          </li>
          <li>
            Tasks marked as a demo, and the free tasks, are completed without a review. Their reward is
            credited at once.
          </li>
        </ul>
      ),
    },
    ...WORK_TERMS,
    {
      id: 'balance',
      title: 'Locked and available',
      body: (
        <ul>
          <li>
            {LOCK_SENTENCE} Until then, you cannot withdraw it and it does not count toward the{' '}
            {MINIMUM_BALANCE}.
          </li>
          <li>The signup bonus and referral rewards are available at once.</li>
        </ul>
      ),
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      body: (
        <ul>
          <li>{WITHDRAWAL_SENTENCE} A withdrawal is at most your available balance.</li>
          <li>
            We approve a withdrawal when your email address is confirmed and your identity is checked. Your
            withdrawals page shows what is still missing.
          </li>
          <li>
            {PAYOUT_PAUSE_SENTENCE} {SECOND_APPROVAL_SENTENCE}
          </li>
          <li>
            When you request a withdrawal, the amount is set aside.{' '}
            <UnbrokenRanges>{PAYOUT_SENTENCE}</UnbrokenRanges> You get it by the method you chose.
          </li>
          <li>
            You can cancel while it is pending. If a withdrawal is canceled or rejected, or if it fails, the
            full amount returns to your available balance, and we tell you the reason.
          </li>
          <li>Check your payout details: we cannot recall money that was sent to the details you entered.</li>
          <li>You pay the fees of your bank, wallet or provider, and your taxes.</li>
        </ul>
      ),
    },
    {
      id: 'referrals',
      title: 'Referrals',
      body: (
        <ul>
          <li>
            You get {REFERRAL_REWARD} for each person who signs up with your link, or at an address that you
            invited first, and then {REFERRAL_TRIGGER}, once per person. {REVIEWED_WORK_SENTENCE}
          </li>
          <li>
            We pay nothing for referring yourself. Accounts created only to collect the reward are fraud.
          </li>
        </ul>
      ),
    },
    {
      id: 'figures',
      title: 'Figures on our pages',
      body: (
        <p>
          Monthly earnings, user numbers and testimonials on our public pages are illustrations, not a promise
          of income. The median beside the typical month is measured: what members earned by work that they
          handed in within the last {TYPICAL_MONTH.days} days and that was approved. What a blueprint costs
          and pays, and every rule on this page, is binding.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'If something goes wrong',
      body: (
        <p>
          The service may be unavailable at times. Entries of your statement are never edited or deleted: what
          reverses one is an entry of its own. We are liable for damage that we cause intentionally or through
          gross negligence, and where the law requires it. Beyond that, our liability is limited to what you
          have paid us.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and law',
      body: (
        <p>
          When we change these terms, we change the date at the top, and the change applies to what you do
          from then on. It never affects rewards you have already earned or blueprints you have already
          bought. The law of the operator&apos;s place of business applies. Your rights as a consumer in your
          own country are not affected.
        </p>
      ),
    },
  ],
};
