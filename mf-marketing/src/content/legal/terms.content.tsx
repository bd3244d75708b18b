import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { LegalText } from './legal-text.ts';

/** The terms of service, section by section in the order in which a member meets them. */
export const TERMS: LegalText = {
  title: 'Terms of Service',
  lead: 'What you can count on, and what we count on. The rules that cost money stand first in their sections.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>
            One person, one account. You may work where you live, and what you tell us about yourself is true.
          </li>
          <li>
            Keep your password to yourself. What is done with it counts as done by you until you tell us.
          </li>
          <li>
            We may close an account that deceives: false identity, several accounts of one person, work that
            is not one&apos;s own, referrals of oneself. You are told the reason and can object through{' '}
            <Link to={paths.support()}>support</Link>.
          </li>
        </ul>
      ),
    },
    {
      id: 'bonus',
      title: 'Signup bonus and free tasks',
      body: (
        <ul>
          <li>The signup bonus is $50, once for each person, when you claim it on your dashboard.</li>
          <li>At most two free tasks can be completed, each once, for $10 each.</li>
          <li>Both are part of your balance. They cannot be paid out before the balance has reached $500.</li>
        </ul>
      ),
    },
    {
      id: 'verification',
      title: 'Identity verification',
      body: (
        <ul>
          <li>
            AI Basics, the free blueprint, opens after a review of your identity details. It takes 24 to 48
            hours; a review that is delayed is completed automatically.
          </li>
          <li>The details cannot be changed after they are sent.</li>
          <li>
            A refusal names its reason and says whether you can try again or whether it is final. After a
            final refusal no blueprint can be activated or purchased on the account.
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
            A blueprint costs its listed price once. There is no subscription and nothing is charged later.
          </li>
          <li>Paid blueprints can be purchased only while AI Basics is active.</li>
          <li>
            You send the payment yourself, with the reference we show you. It is verified within about 24
            hours; then the tasks unlock. While it is pending you can cancel.
          </li>
          <li>
            If we refuse a purchase, we say why. Nothing is opened and nothing is owed; a payment that has
            arrived is sent back the way it came.
          </li>
          <li>
            An active blueprint is yours for life. It is tied to your account, cannot be passed on, and its
            price is not refunded, except where the law of your country gives you a right to withdraw from the
            purchase.
          </li>
          <li>We do not promise that you earn the price back. That depends on the tasks you complete.</li>
        </ul>
      ),
    },
    {
      id: 'tasks',
      title: 'Tasks and rewards',
      body: (
        <ul>
          <li>
            Each completed task pays the reward of its blueprint, once. The amount is shown before you start.
          </li>
          <li>Up to 20 tasks can be completed in a day (UTC), over all blueprints together.</li>
          <li>
            Where a task asks for a submission, a reviewer may approve it, ask you to revise it, or reject it
            with a reason. A rejected submission is not paid.
          </li>
          <li>
            The submission is your own work, made by the instructions. AI tools are welcome where the task is
            about them.
          </li>
        </ul>
      ),
    },
    {
      id: 'balance',
      title: 'Locked and available',
      body: (
        <ul>
          <li>
            A reward is locked for 15 days from its completion. While it is locked it cannot be withdrawn and
            does not count toward the $500.
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
          <li>
            A withdrawal can be requested from an available balance of $500 on. Each is at least $50 and at
            most the available balance.
          </li>
          <li>
            At the request the amount is set aside. It is paid 1 to 3 business days after approval, by the
            method you chose.
          </li>
          <li>
            You can cancel while it is pending. If it is cancelled, refused or fails, the whole amount returns
            to your available balance, and you are told the reason.
          </li>
          <li>Check the payout details: what was sent to the place you named cannot be called back.</li>
          <li>Fees of your bank, wallet or provider are yours, and so are taxes.</li>
        </ul>
      ),
    },
    {
      id: 'referrals',
      title: 'Referrals',
      body: (
        <ul>
          <li>
            $25 for each person who signs up with your link and whose free blueprint becomes active, once for
            each person.
          </li>
          <li>Nothing is paid for referring yourself or for accounts that exist for the reward alone.</li>
        </ul>
      ),
    },
    {
      id: 'figures',
      title: 'Figures on our pages',
      body: (
        <p>
          Monthly earnings, numbers of users and the voices of members on our public pages are there to give
          an idea. They are not a promise of income. What a blueprint costs and pays, and every rule on this
          page, is binding.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'If something goes wrong',
      body: (
        <p>
          We may be unreachable at times, and we correct our mistakes in the ledger openly, by an entry that
          undoes the wrong one. We are liable for damage we cause on purpose or by gross negligence, and as
          the law demands. Beyond that our liability ends at what you have paid us.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and law',
      body: (
        <p>
          Changes are announced by mail 30 days before they hold, and never touch rewards that are already
          booked or blueprints that are already bought. The law of the operator&apos;s seat applies; rights
          that your own country gives you as a consumer stay yours.
        </p>
      ),
    },
  ],
};
