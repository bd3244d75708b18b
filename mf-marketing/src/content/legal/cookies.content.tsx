import { CANARY_DAYS, KNOWN_DEVICE_DAYS, SESSION_DAYS, SESSION_IDLE_HOURS } from '@platform/contracts';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StoredDataList, type StoredDataItem } from '../../shared/stored-data-list.tsx';
import type { LegalText } from './legal-text.ts';

const STORED_ITEMS: readonly StoredDataItem[] = [
  {
    name: 'Session cookie (__Host-sid)',
    purpose: 'Keeps you logged in. Scripts cannot read it, and it contains only a random number.',
    retention: `${SESSION_IDLE_HOURS} hours after your last visit, ${SESSION_DAYS} days at most; it ends when you log out`,
  },
  {
    name: 'Hint cookie (signed-in)',
    purpose: 'Says only that you are logged in, so that the page shows the right header at once.',
    retention: 'Set and removed with the session',
  },
  {
    name: 'Device cookie (__Host-device)',
    purpose:
      'Says that you have logged in on this device before, so that strangers who guess your password cannot keep you out, and shows us accounts that share a browser. It contains only a random number.',
    retention: `${KNOWN_DEVICE_DAYS} days after your last login`,
  },
  {
    name: 'Time zone cookie (time-zone)',
    purpose: 'The time zone of your device, so that your pages arrive with the times that you know.',
    retention: 'A year after your last visit while you are logged in',
  },
  {
    name: 'Canary cookie (__Host-canary)',
    purpose:
      'While we try out a new version with some of our visitors, it keeps you on the same version from page to page. It contains only a random number from 0 to 99, which many visitors share.',
    retention: `${CANARY_DAYS} days; set only during such a trial`,
  },
  {
    name: 'Referral cookie (__Host-form-referralCode)',
    purpose:
      'The code of the referral link you followed, so that it still counts if you read other pages first or sign up in another tab.',
    retention: 'Until you sign up, remove the code or close the browser; set only by such a link',
  },
  {
    name: 'Local storage: theme',
    purpose: 'Your choice of light, dark or system. It never leaves your browser.',
    retention: 'Until you clear it',
  },
  {
    name: 'Local storage: sidebar',
    purpose: 'Whether you left the dashboard sidebar open or collapsed.',
    retention: 'Until you clear it',
  },
  {
    name: 'Local storage: next-item',
    purpose: 'Whether your work goes to the next item by itself once you have answered one.',
    retention: 'Until you clear it',
  },
  {
    name: 'Local storage: answers of your work',
    purpose: 'Answers that you have typed and that are not saved on our server yet, so that none is lost.',
    retention: 'Until they are saved, you log out, or someone else logs in',
  },
  {
    name: 'Session storage: editor of your work',
    purpose:
      'A random number for each task that you work on in a tab, so that two tabs do not overwrite the answers of each other.',
    retention: 'Until you log out or close the tab',
  },
  {
    name: 'Local storage: learning-progress',
    purpose:
      'Which lessons you have read and which of their questions you have solved while you had not logged in.',
    retention: 'Until you log in, which moves it into your account, or until you clear it',
  },
  {
    name: 'Session storage: referral-code',
    purpose:
      'The code of the referral link you followed, so that it still counts if you read other pages first.',
    retention: 'Until you sign up, remove it or close the tab',
  },
  {
    name: 'Local storage: font',
    purpose: 'The font of this site, the same file for everyone, so that pages open in it at once.',
    retention: 'Until you clear it; a new version replaces it',
  },
  {
    name: 'Session storage: scroll positions',
    purpose: 'How far you had scrolled on a page, so that Back returns you to the same place.',
    retention: 'Until you close the tab',
  },
  {
    name: 'Session storage: support chat',
    purpose:
      'Your questions to the support chat and its answers, so that they are still there on the next page.',
    retention: 'Until you log out or close the tab',
  },
];

/** The cookie page: everything that is stored in the visitor's browser. */
export const COOKIES: LegalText = {
  title: 'Cookies',
  lead: 'Five cookies, and a few things that your browser keeps for you. The site needs all of them to work.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'what-is-stored',
      title: 'What is stored in your browser',
      body: (
        <>
          <StoredDataList rows={STORED_ITEMS} />
          <p>
            On a test installation the names of the five cookies include a port number, for example{' '}
            <code>sid-3000</code>. The administrator console has its own session and device cookie, and
            remembers which columns and keyboard shortcuts an administrator chose, which reviews they have
            begun, and which decisions of theirs are not sent yet.
          </p>
        </>
      ),
    },
    {
      id: 'no-banner',
      title: 'Why there is no banner',
      body: (
        <p>
          A banner asks for consent to things a site does not need. We set nothing to follow you, for
          advertising or for other companies, so there is nothing to ask.
        </p>
      ),
    },
    {
      id: 'removing-them',
      title: 'How to remove them',
      body: (
        <p>
          Log out to remove the session cookie and its hint. Your browser&apos;s settings remove the rest. If
          you block all cookies, you can read every public page, but you cannot log in. For what we store on
          our side, see the <Link to={paths.privacy()}>Privacy Policy</Link>.
        </p>
      ),
    },
  ],
};
