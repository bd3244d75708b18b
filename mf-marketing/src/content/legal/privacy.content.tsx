import { DELETION_DAYS, PAYOUT_RETURN_DAYS } from '@platform/contracts';
import { paths, useOperator } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { LegalText } from './legal-text.ts';
import { listStoredData } from './stored-data.content.ts';
import { OperatorDetails, OperatorEmail } from '../../shared/operator-details.tsx';
import { StoredDataList } from '../../shared/stored-data-list.tsx';

/** The privacy policy. It describes what the software does. */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we store about you, why, for how long, and who can see it.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>We store what your account, your tasks and your payments need, and nothing else.</li>
          <li>
            Identity and payout details are encrypted. Administrators see them masked. Each time a value is
            shown in full, we record who saw it and when.
          </li>
          <li>
            There is no advertising and no tracking. Our pages load nothing from other companies: no
            analytics, no fonts, no maps, no social buttons.
          </li>
          <li>We never sell or rent your data.</li>
        </ul>
      ),
    },
    {
      id: 'operator',
      title: 'Who is responsible',
      body: (
        <>
          <p>The operator of this platform decides about your data and answers for it:</p>
          <OperatorDetails />
        </>
      ),
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      body: <StoredData />,
    },
    {
      id: 'identity',
      title: 'Identity details',
      body: (
        <>
          <p>
            The verification asks for your full name, email, phone number, country, an identification number,
            your work authorization and your home address. We use them for one decision: whether we may pay
            you rewards. They are encrypted and stored separately from your account, each record encrypted on
            its own.
          </p>
          <p>
            You cannot edit them after you submit them. If something is wrong, contact support. If your
            verification is rejected because of it, you can submit it again unless the rejection is final.
          </p>
        </>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who can see it',
      body: (
        <ul>
          <li>
            You: your profile, your tasks and every entry of your statement. Identity details are masked even
            for you, except in the copy of your data that you can request in your settings.
          </li>
          <li>
            Administrators: what they review, with personal details masked until they reveal them for a
            review.
          </li>
          <li>
            The friend who invited you: your username, and whether the referral is pending, active or paid.
          </li>
          <li>No one else, unless a court or an authority has a legal right to it.</li>
        </ul>
      ),
    },
    {
      id: 'logs',
      title: 'Server logs',
      body: (
        <p>
          Our logs contain times, durations, request IDs and error codes. They contain no names, email
          addresses, identity details, amounts or search terms.
        </p>
      ),
    },
    {
      id: 'faults-and-speed',
      title: 'Faults and speed',
      body: (
        <p>
          When a page does not load or fails, your browser tells us which version of it failed and why. For
          about one visit in ten it also tells us how quickly the page opened and responded. We only add these
          up. They contain no name, account, address or search term, and they go to no other company. If your
          browser asks not to be tracked (Global Privacy Control or Do Not Track), the speed is not measured.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You can ask what we store about you, have mistakes corrected, and get a copy. You can delete your
            account in its settings: {DELETION_DAYS} days later, or {PAYOUT_RETURN_DAYS} days after your last
            payout if that is later, we remove everything that names you. Ledger entries and handed-in work
            stay, without your name, because the accounts must balance and decisions must stay traceable.
          </p>
          <p>
            Write to <Link to={paths.support()}>support</Link> or to <OperatorEmail />, from the email address
            of your account. We answer within the time that the law sets. If you are not satisfied with our
            answer, you can contact the data protection authority of your country.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      body: (
        <p>
          A session cookie, a hint that goes with it, random numbers for your device and while we try out a
          new version, answers that are not sent yet, and a few display settings. The{' '}
          <Link to={paths.cookies()}>cookie page</Link> lists them all.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: <p>When we change this page, we update the date at the top.</p>,
    },
  ],
};

function StoredData() {
  return <StoredDataList rows={listStoredData(useOperator().retentionDays)} />;
}
