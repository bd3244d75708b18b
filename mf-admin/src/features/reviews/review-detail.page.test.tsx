import {
  checkDecision,
  claimReview,
  denyAppeal,
  grantAppeal,
  approveWork,
  rejectWork,
  unclaimReview,
  claimNextReview,
  type ReviewDetail,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { createStoredReview, hoursFromNow } from '../../testing/reviews.factory.ts';
import { FREE, openReview, commentOnItem } from '../../testing/open-review.ts';

beforeEach(() => {
  localStorage.clear();
});

const REASON = 'The answers are copied from the example of the guideline, word for word.';

const itemHeading = (name: string) => screen.getByRole('heading', { level: 2, name });

describe('reading', () => {
  test('shows the work without its member, first the item that differs from the right answer', async () => {
    const { person } = await openReview();
    expect(screen.getByText('Heron 27 · round 1')).toBeVisible();
    await person.click(screen.getByText('About this submission'));
    expect(screen.getByText('25 minutes; estimated 30 minutes')).toBeVisible();
    expect(screen.getByText('Allowed; used: A spell checker')).toBeVisible();
    expect(screen.getByText('67% right')).toBeVisible();
    expect(itemHeading('Item 2 of 3')).toBeVisible();
    expect(screen.getAllByText('Right answer').length).toBeGreaterThan(1);
    await person.keyboard('j');
    await waitFor(() => expect(itemHeading('Item 1 of 3')).toHaveFocus());
    await person.keyboard('k');
    await waitFor(() => expect(itemHeading('Item 2 of 3')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Item 3' }));
    expect(itemHeading('Item 3 of 3')).toBeVisible();
  });
});

describe('claim', () => {
  test('claims a submission before it can be decided, and releases it', async () => {
    const { person, server, change } = await openReview(FREE);
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    server.respondWith(claimReview, () =>
      change({ claimedBy: 'admin', claimedUntil: hoursFromNow(0.5), isMine: true }),
    );
    await person.keyboard('c');
    expect(await screen.findByText('Claimed by you')).toBeVisible();
    expect(screen.getByText(/^30 min left\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
    server.respondWith(unclaimReview, () => change(FREE));
    await person.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeVisible();
  });

  test.each([
    ['own_work', 'This is your own work'],
    ['referral', 'You are connected to this member by a referral'],
    ['decided_before', 'You rejected this work'],
  ] as const)('explains the conflict of interest %s', async (conflictOfInterest, title) => {
    await openReview({ ...FREE, conflictOfInterest });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument();
  });
});

describe('decisions', () => {
  test('approves by keyboard after the rubric, and offers the next submission', async () => {
    const opened = await openReview();
    const { person, server, decide } = opened;
    server.respondWith(approveWork, () => decide('approved'));
    await person.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Approve this work?' });
    expect(within(dialog).getByText('Choose an option in the rubric for: Accuracy, Care.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Approve $10.00' })).toBeDisabled();
    await person.keyboard('{Escape}');
    await person.keyboard('32');
    expect(screen.getByRole('radio', { name: /^3\. Good.*Accuracy is there everywhere/ })).toBeChecked();
    await person.keyboard('a');
    await person.click(await screen.findByRole('button', { name: 'Thank you' }));
    await person.click(screen.getByRole('button', { name: 'Approve $10.00' }));
    expect((await findUndoBar()).getByText('Work approved')).toBeVisible();
    expect(server.calls(checkDecision)[0]?.body.body).toEqual({
      criteria: { accuracy: 'good', care: 'fair' },
      comments: [],
      fixes: [],
      text: 'Thank you, this is careful work.',
    });
    const next = await screen.findByRole('button', { name: 'Claim next' });
    await waitFor(() => expect(next).toHaveFocus());
    server.respondWith(claimNextReview, { id: null });
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Nothing to claim')).toBeVisible();
  });

  test('offers no revision when none is left', async () => {
    await openReview({ revisionsLeft: 0, round: 3 });
    expect(screen.queryByRole('button', { name: /Ask for changes/ })).not.toBeInTheDocument();
  });

  test('rejects only with a code, 60 characters and a comment, and says what follows', async () => {
    const opened = await openReview();
    const { person, server, decide } = opened;
    server.respondWith(rejectWork, () => decide('rejected'));
    await commentOnItem(opened, 'Copied from the guideline.');
    await person.keyboard('x');
    const dialog = await screen.findByRole('dialog', { name: 'Reject this work?' });
    expect(dialog).toHaveAccessibleDescription(/no reward.*can appeal once within 14 days/);
    await person.click(within(dialog).getByRole('button', { name: 'Reject the work' }));
    expect(await within(dialog).findByText('Choose why')).toBeVisible();
    await person.selectOptions(within(dialog).getByLabelText('Why'), 'It is copied from another source');
    await person.type(within(dialog).getByLabelText('Reason'), 'Copied.');
    expect(within(dialog).getByText(/At least 60 characters: 53 to go\./)).toBeVisible();
    await person.clear(within(dialog).getByLabelText('Reason'));
    await person.type(within(dialog).getByLabelText('Reason'), REASON);
    await person.click(within(dialog).getByRole('button', { name: 'Reject the work' }));
    expect((await findUndoBar()).getByText('Work rejected')).toBeVisible();
    await leavePage();
    expect(server.calls(rejectWork)[0]?.body).toMatchObject({ code: 'copied', text: REASON });
  });
});

describe('appeals', () => {
  const APPEALED = {
    state: 'appealed',
    appeal: {
      text: 'I wrote every sentence myself; compare the dates of my drafts.',
      at: '2026-03-04T12:00:00.000Z',
    },
    reviews: [createStoredReview()],
  } as const satisfies Partial<ReviewDetail>;

  test('shows the appeal and the rejection, and grants it with a reason', async () => {
    const { person, server, decide } = await openReview(APPEALED);
    server.respondWith(grantAppeal, () => decide('approved'));
    expect(screen.getByText(/compare the dates of my drafts/)).toBeVisible();
    const decisions = screen.getByRole('region', { name: 'Decisions' });
    expect(decisions).toHaveTextContent(/Rejected.*by kate.*It is copied from another source/);
    await person.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Grant the appeal?' });
    await person.click(within(dialog).getByRole('button', { name: 'Grant the appeal' }));
    expect(await within(dialog).findByText('Give the reason')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Rejection was wrong' }));
    await person.click(within(dialog).getByRole('button', { name: 'Grant the appeal' }));
    expect((await findUndoBar()).getByText('Appeal granted')).toBeVisible();
    await leavePage();
    expect(server.calls(grantAppeal)).toHaveLength(1);
  });

  test('denies an appeal for good', async () => {
    const { person, server, decide } = await openReview(APPEALED);
    server.respondWith(denyAppeal, () => decide('rejected'));
    await person.keyboard('x');
    const dialog = await screen.findByRole('dialog', { name: 'Deny the appeal?' });
    expect(dialog).toHaveAccessibleDescription(/becomes final.*You can undo it for 10 seconds/);
    await person.type(within(dialog).getByLabelText('Reason'), REASON);
    await person.click(within(dialog).getByRole('button', { name: 'Deny the appeal' }));
    expect((await findUndoBar()).getByText('Appeal denied')).toBeVisible();
    await leavePage();
    expect(server.calls(denyAppeal)).toHaveLength(1);
  });
});
