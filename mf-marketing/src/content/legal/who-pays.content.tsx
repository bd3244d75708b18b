import { EARNINGS_LOCK, FREE_TASK_COUNT, REVIEW_SENTENCE } from '@platform/contracts';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { OperatorDetails } from '../../shared/operator-details.tsx';
import type { LegalText } from './legal-text.ts';

/** Where the money of members comes from, what is a demo, and who operates the platform. */
export const WHO_PAYS: LegalText = {
  title: 'Who pays, and who we are',
  lead: 'Where your rewards come from today, which tasks are a demo, and who operates this platform.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'rewards',
      title: 'Where rewards come from',
      body: (
        <ul>
          <li>
            We pay all of them from our own budget, and so the signup bonus and what you get for referrals.
            Today no customer orders the work, and no one buys the results.
          </li>
          <li>The only money that members pay us is the price of blueprints.</li>
          <li>
            We can limit what we pay for new work in a day. When the budget of a day is used up, a task says
            so before you start. Work that you have started is paid all the same once it is approved.
          </li>
        </ul>
      ),
    },
    {
      id: 'real-work',
      title: 'What is real work',
      body: (
        <p>
          Tasks marked as real work are done in your browser and handed in. We make them ourselves, and we
          know the right answers of most of them. An administrator reads what you hand in. {REVIEW_SENTENCE}{' '}
          The <Link to={`${paths.terms()}#ownership`}>terms</Link> say what we may do with approved work.
        </p>
      ),
    },
    {
      id: 'demo',
      title: 'What is a demo',
      body: (
        <ul>
          <li>
            Tasks marked as a demo are completed with a click. You hand nothing in, no one reviews it, and no
            one uses a result. Their reward is paid all the same, locked for {EARNINGS_LOCK} like any other.
            We can close them; what you have completed stays yours.
          </li>
          <li>
            The free tasks, of which you can complete {FREE_TASK_COUNT}, only show how tasks work. No one uses
            a result of them either.
          </li>
          <li>
            The dashboard on our home page is a preview with made-up figures. Monthly earnings, user numbers
            and testimonials on our public pages are illustrations.
          </li>
          <li>Practice is not paid. It shows at once what was right.</li>
        </ul>
      ),
    },
    {
      id: 'operator',
      title: 'Who we are',
      body: (
        <>
          <p>This platform is operated by:</p>
          <OperatorDetails />
          <p>
            Write to us at this address, or to <Link to={paths.support()}>support</Link>.
          </p>
        </>
      ),
    },
  ],
};
