import { getNoticePreferences, setNoticePreference, type User } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { PREFERENCES, renderAsMember } from '../../testing/render-as-member.tsx';

async function renderPreferences(user: Partial<User> = {}) {
  const rendered = await renderAsMember('/dashboard/settings', { user });
  const panel = within(await screen.findByRole('region', { name: 'How you get notices' }));
  return { ...rendered, panel };
}
const ANSWERS = 'Support answers and closed tickets';
const withAnswers = (mail: 'daily' | 'now') => ({
  ...PREFERENCES,
  kinds: PREFERENCES.kinds.map((each) => (each.kind === 'support_answers' ? { ...each, mail } : each)),
  timeZone: 'Europe/Berlin',
  isTimeZoneAssumed: false,
});

test('are chosen by kind and stored at once, with the time zone of the browser', async () => {
  const { server, person, panel } = await renderPreferences();
  const field = await panel.findByLabelText(ANSWERS);
  expect(field).toHaveDisplayValue('At once');
  expect(panel.getByText(/8:00 AM UTC; after your first choice here/)).toBeVisible();
  server.respondWith(setNoticePreference, withAnswers('daily'));
  server.respondWith(getNoticePreferences, withAnswers('daily'));

  await person.selectOptions(field, 'Once a day');

  expect(await screen.findByText('Choice saved')).toBeVisible();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(server.calls(setNoticePreference)[0]?.body).toEqual({
    kind: 'support_answers',
    mail: 'daily',
    timeZone,
  });
  expect(await panel.findByText(/time zone Europe\/Berlin/)).toBeVisible();
  expect(field).toHaveDisplayValue('Once a day');
});

test('are taken back if they could not be stored', async () => {
  const { server, person, panel } = await renderPreferences();
  server.rejectWith(setNoticePreference, { code: 'unavailable' });
  const field = await panel.findByLabelText(ANSWERS);
  await person.selectOptions(field, 'Never');
  expect(await screen.findByText('Choice not saved')).toBeVisible();
  expect(field).toHaveDisplayValue('At once');
});

test('say which emails cannot be turned off, and why', async () => {
  const { panel } = await renderPreferences();
  const list = within(await panel.findByRole('list', { name: 'Always sent' }));
  const kinds = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kinds).toEqual(
    expect.arrayContaining(['WithdrawalsAlways', 'Rejected workAlways', 'AppealsAlways']),
  );
  expect(panel.getByText(/protect your account and your money/)).toBeVisible();
  expect(panel.queryByLabelText('Withdrawals')).toBeNull();
});

const FOR_ADMINISTRATORS = [
  'Your administrator roles',
  'Your cases and tickets that others take over, and two-factor resets you opened',
];

test.each([
  [false, []],
  [true, FOR_ADMINISTRATORS],
])('say what administrators are always sent to them only: %s', async (isAdmin, expected) => {
  const { panel } = await renderPreferences({ isAdmin });
  const list = within(await panel.findByRole('list', { name: 'Always sent' }));
  expect(FOR_ADMINISTRATORS.filter((name) => list.queryByText(name) !== null)).toEqual(expected);
});
