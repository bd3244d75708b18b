import { SAMPLE_OPERATOR } from '@platform/contracts';
import { renderPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { PrivacyPage } from './privacy.page.tsx';
import { TermsPage } from './terms.page.tsx';
import { WhoPaysPage } from './who-pays.page.tsx';

const show = (Component: () => React.ReactNode) =>
  renderPage({ routes: [{ path: '/page', Component }], path: '/page' });
const findSection = (name: string) => screen.getByRole('region', { name });

test('says that the house pays, which tasks are a demo, and that figures are illustrations', () => {
  show(WhoPaysPage);

  expect(findSection('Where rewards come from')).toHaveTextContent(
    'We pay all of them from our own budget, and so the signup bonus and what you get for referrals. Today no customer orders the work, and no one buys the results.',
  );
  const demo = findSection('What is a demo');
  expect(demo).toHaveTextContent('Tasks marked as a demo are completed with a click.');
  expect(demo).toHaveTextContent('made-up figures');
});

test.each([
  [WhoPaysPage, 'Who we are'],
  [TermsPage, 'Who you agree with'],
  [PrivacyPage, 'Who is responsible'],
])('names the operator with address and email: %p', (Page, title) => {
  show(Page);

  const section = findSection(title);
  const { name, address, email } = SAMPLE_OPERATOR;
  for (const text of [name, address]) expect(section).toHaveTextContent(text);
  expect(within(section).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(section).not.toHaveTextContent('Register');
});
