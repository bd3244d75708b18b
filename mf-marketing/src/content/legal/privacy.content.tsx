import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { CONTACT } from '../support.content.ts';
import type { LegalText } from './legal-text.ts';
import { STORED_DATA } from './stored-data.content.ts';
import { StoredRows } from '../../shared/stored-rows.tsx';

/** The privacy policy. It describes what the software does; an operator adds its name and address. */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  lead: 'What is stored about you, why, for how long, and who can see it.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>We store what the account, the tasks and the payments need, and nothing besides.</li>
          <li>
            Identity and payout details are encrypted. Administrators see them masked; each time one is shown
            in full, that is written down with who and when.
          </li>
          <li>
            There is no advertising and no tracking. Our pages load nothing from other companies: no
            analytics, no fonts, no maps, no social buttons.
          </li>
          <li>Nothing about you is sold or rented.</li>
        </ul>
      ),
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      body: <StoredRows rows={STORED_DATA} />,
    },
    {
      id: 'identity',
      title: 'Identity details',
      body: (
        <>
          <p>
            The verification asks for your full name, email, phone number, country, an identification number,
            your work authorization and your home address. They serve one decision: whether rewards may be
            paid to you. We keep them encrypted, apart from your account, each record with its own seal.
          </p>
          <p>
            They cannot be edited after they are sent. If something in them is wrong, tell support; a review
            that is refused for it can be repeated unless it says that it is final.
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
            You: your profile, your tasks and every entry of your statement. Identity details are masked for
            you too.
          </li>
          <li>
            Administrators: what they review, with personal parts masked until they open them for a case.
          </li>
          <li>
            The friend who invited you: your username, and whether the referral is pending, active or paid.
          </li>
          <li>Nobody else, unless a court or an authority can demand it by law.</li>
        </ul>
      ),
    },
    {
      id: 'logs',
      title: 'Server logs',
      body: (
        <p>
          Our logs hold times, durations, request numbers and error codes. They hold no names, email
          addresses, identity details, amounts or search words.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'What you can ask for',
      body: (
        <>
          <p>
            You can ask what is stored about you, have mistakes corrected, have a copy sent to you, and have
            your account and identity details deleted. Entries of the ledger stay, without your name, because
            books have to add up and the law asks for them.
          </p>
          <p>
            Write to <Link to={paths.support()}>support</Link> or to{' '}
            <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>, from the address of your account. We
            answer within 30 days. If you are not content with the answer, you can turn to the data protection
            authority of your country.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      body: (
        <p>
          A session cookie, a hint that goes with it, and your choice of light or dark. They are listed on the{' '}
          <Link to={paths.cookies()}>cookie page</Link>.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When this page changes, the date at its top changes. A change that widens what is stored or who sees
          it is announced by mail before it holds.
        </p>
      ),
    },
  ],
};
