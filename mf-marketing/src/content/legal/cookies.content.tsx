import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StoredRows, type StoredRow } from '../../shared/stored-rows.tsx';
import type { LegalText } from './legal-text.ts';

const STORED: readonly StoredRow[] = [
  {
    what: 'Session cookie (__Host-sid)',
    purpose: 'Says that you are signed in. Scripts cannot read it, and it holds a random number only.',
    duration: '24 hours after your last visit, 14 days at most; it ends when you log out',
  },
  {
    what: 'Hint cookie (signed-in)',
    purpose: 'Says only that somebody is signed in, so that the page shows the right header at once.',
    duration: 'Set and removed with the session',
  },
  {
    what: 'Local storage: theme',
    purpose: 'Your choice of light, dark or system. It never leaves your browser.',
    duration: 'Until you clear it',
  },
  {
    what: 'Local storage: sidebar',
    purpose: 'Whether you left the dashboard’s sidebar open or collapsed.',
    duration: 'Until you clear it',
  },
  {
    what: 'Session storage: places on pages',
    purpose: 'How far down a page you were, so that the way back leads there.',
    duration: 'Until you close the tab',
  },
];

/** What is kept in the visitor's browser. */
export const COOKIES: LegalText = {
  title: 'Cookies',
  lead: 'Two cookies and a few notes that never leave your browser. All of them do something you asked for.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'what-is-stored',
      title: 'What is kept in your browser',
      body: (
        <>
          <StoredRows rows={STORED} />
          <p>
            On a test installation the two cookies carry the number of a port in their names, for example{' '}
            <code>sid-3000</code>. The administrators&apos; console has a session cookie of its own, and keeps
            which columns and keys an administrator chose.
          </p>
        </>
      ),
    },
    {
      id: 'no-banner',
      title: 'Why there is no banner',
      body: (
        <p>
          A banner asks for consent to what is not needed. We set nothing for statistics, advertising or other
          companies, so there is nothing to ask for.
        </p>
      ),
    },
    {
      id: 'removing-them',
      title: 'Removing them',
      body: (
        <p>
          Log out, and the session and its hint are gone. Your browser&apos;s settings remove the rest. If you
          block cookies altogether you can read every public page, but not sign in. More on what is stored on
          our side: <Link to={paths.privacy()}>Privacy Policy</Link>.
        </p>
      ),
    },
  ],
};
