import { renderPage } from '@platform/kit/testing';
import { FaqPage } from './pages/faq/faq.page.tsx';
import { HomePage } from './pages/home/home.page.tsx';
import { TermsPage } from './pages/legal/terms.page.tsx';
import { RegisterPage } from './pages/register/register.page.tsx';
import { ServicesPage } from './pages/services/services.page.tsx';

// What a change of the bonus and of the lock edits: one file.
jest.mock('../../api/contracts/src/rules.ts', () => ({
  ...jest.requireActual<object>('../../api/contracts/src/rules.ts'),
  SIGNUP_BONUS_DOLLARS: 75,
  EARNINGS_LOCKS: [
    { since: '2026-03-01T00:00:00Z', days: 10 },
    { since: '1970-01-01T00:00:00Z', days: 15 },
  ],
}));

function readPage(element: React.ReactNode): string {
  const { container } = renderPage({ routes: [{ path: '/', element }], path: '/' });
  return container.textContent;
}

test.each([
  [
    'the home page',
    <HomePage key="home" />,
    ['Start with $75 and two free tasks', '10 days', 'Locked until day 10'],
  ],
  ['the services page', <ServicesPage key="services" />, ['10 days per reward']],
  ['the FAQ', <FaqPage key="faq" />, ['A $75 bonus', 'What does "locked for 10 days" mean?']],
  ['the terms', <TermsPage key="terms" />, ['The signup bonus is $75,', 'Each reward is locked for 10 days']],
  [
    'the sign-up',
    <RegisterPage key="register" />,
    ['You get a $75 signup bonus.', 'available 10 days after its task'],
  ],
])('%s follows a raised bonus and a shorter lock', (_name, page, texts) => {
  const content = readPage(page);

  for (const text of texts) expect(content).toContain(text);
  expect(content).not.toMatch(/15[- ]days?\b|\$50 (signup |welcome )?bonus/);
});
