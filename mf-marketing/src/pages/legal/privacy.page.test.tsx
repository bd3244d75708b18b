import { SAMPLE_OPERATOR } from '@platform/contracts';
import { renderPage } from '@platform/kit/testing';
import { PrivacyPage } from './privacy.page.tsx';

test('says how long data are kept as the operator has set it', () => {
  const retentionDays = { mails: 7, tickets: 91, identity: 33, evidence: 120, audit: 400 };
  const { container } = renderPage({
    routes: [{ path: '/privacy', element: <PrivacyPage /> }],
    path: '/privacy',
    operator: { ...SAMPLE_OPERATOR, retentionDays },
  });

  for (const text of [
    'at the latest 33 days after a person decided',
    '120 days after the task',
    'Files until 120 days after the decision',
    '91 days after the conversation was closed',
    '7 days, or until you delete your account',
    '400 days',
  ])
    expect(container).toHaveTextContent(text);
});
