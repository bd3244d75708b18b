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
import {
  createCriterion,
  createItem,
  createStoredReview,
  hoursFromNow,
} from '../../testing/reviews.factory.ts';
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
    await person.click(screen.getByRole('button', { name: /^Item 3\b/ }));
    expect(itemHeading('Item 3 of 3')).toBeVisible();
  });
});

describe('the score', () => {
  const SCORED = {
    rubric: [
      { ...createCriterion('accuracy', 'Accuracy'), scoredBy: 'known_answers' },
      { ...createCriterion('hard_cases', 'Hard cases'), scoredBy: 'hard_items' },
      createCriterion('support', 'Support'),
    ],
    score: {
      known: { right: 51, items: 60, share: 0.85 },
      hard: { right: 7, items: 15, share: 7 / 15 },
    },
    presets: { accuracy: 'fair', hard_cases: 'weak' },
    items: [createItem('item-1', { isHard: true }), createItem('item-2')],
  } satisfies Partial<ReviewDetail>;

  test('says how many known answers are right, and which items are hard', async () => {
    const { person } = await openReview(SCORED);
    expect(screen.getByText('Known answers: 51 of 60 right, hard: 7 of 15 right')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Item 1' })).toHaveTextContent(/Item 1 of 2\s*Hard/);
    await person.click(screen.getByRole('button', { name: /^Item 2\b/ }));
    expect(screen.getByRole('region', { name: 'Item 2' })).not.toHaveTextContent('Hard');
    expect(screen.getByRole('button', { name: /^Item 1\s*, (right|wrong), hard$/ })).toBeVisible();
  });

  test('fills in the rubric, and a reviewer who differs from it tells the member why', async () => {
    const { person, server, decide } = await openReview(SCORED);
    server.respondWith(approveWork, () => decide('approved'));
    const accuracy = screen.getByRole('group', { name: 'Accuracy' });
    expect(accuracy).toHaveAccessibleDescription('Filled in from the score: 85% right in 60 items.');
    expect(within(accuracy).getByRole('radio', { name: /Fair/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Hard cases' })).toHaveAccessibleDescription(
      'Filled in from the score: 47% right in 15 hard items.',
    );
    // The first criterion without a choice is the one that the number keys are for.
    await person.keyboard('3');
    await person.click(within(accuracy).getByRole('radio', { name: /Good/ }));
    expect(accuracy).toHaveAccessibleDescription(
      'The score says "Fair": 85% right in 60 items. Say why you differ in the text to the member.',
    );
    await person.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this work?' }));
    expect(dialog.getByText('Say in the text why you differ from the score in: Accuracy.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve $10.00' })).toBeDisabled();
    await person.type(dialog.getByLabelText(/^Text to the member/), 'Nine messages can be read both ways.');
    await person.click(dialog.getByRole('button', { name: 'Approve $10.00' }));
    await findUndoBar();
    expect(server.calls(checkDecision)[0]?.body.body).toMatchObject({
      criteria: { accuracy: 'good', hard_cases: 'weak', support: 'good' },
    });
  });
});

describe('the reviewer kit', () => {
  const reviewerKit = ['cake', 'an injury', 'a refund'].map((subject) => ({
    input: `A mail that asks about ${subject}.`,
    expect: `Nothing is promised about ${subject}.`,
  }));

  test('shows each input with what must happen, to be ticked and printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { person } = await openReview({ reviewerKit });
    const kit = within(screen.getByRole('region', { name: 'Reviewer kit' }));
    expect(kit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      reviewerKit.map(({ input, expect }, index) =>
        [`Input ${index + 1} tried`, 'Copy', 'Input', input, 'What must happen', expect].join(''),
      ),
    );
    await person.click(kit.getByRole('checkbox', { name: 'Input 2 tried' }));
    expect(kit.getByRole('checkbox', { name: 'Input 2 tried' })).toBeChecked();
    await person.click(kit.getByRole('button', { name: 'Print the kit' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('is not there for a task without one', async () => {
    await openReview();
    expect(screen.queryByRole('region', { name: 'Reviewer kit' })).not.toBeInTheDocument();
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
    const accuracy = within(screen.getByRole('group', { name: 'Accuracy' }));
    await waitFor(() => expect(accuracy.getByRole('radio', { name: /^1\./ })).toHaveFocus());
    expect(screen.getByText('Choose an option first.')).toBeVisible();
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
    await person.selectOptions(within(dialog).getByLabelText('Why'), 'It was copied from another source');
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
    expect(decisions).toHaveTextContent(/Rejected.*by kate.*It was copied from another source/);
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

describe('a rejection for no effort', () => {
  const measures = { known: 12, share: 4 / 12, chance: 1 / 4, identical: 1, keyIdentical: 1 / 3 };

  async function openRejection(overrides: Partial<ReviewDetail>) {
    const opened = await openReview({ measures, ...overrides });
    await commentOnItem(opened, 'It says which animal it is.');
    await opened.person.keyboard('x');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this work?' }));
    await opened.person.selectOptions(dialog.getByLabelText('Why'), 'no_effort');
    return dialog;
  }

  test.each([
    ['propose', /A second administrator has to agree/],
    ['agree', /Another administrator wants this rejection/],
    ['send_back', /No one else may decide this.*goes back to the member once/],
    ['alone', /You reject it alone/],
  ] as const)('says its figures and what it leads to: %s', async (noEffort, text) => {
    const dialog = await openRejection({ noEffort });
    expect(dialog.getByText('33% of 12 known answers, by a guess 25%; 100% the same')).toBeVisible();
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Reject the work' })).toBeEnabled();
  });

  test('cannot be sent where the figures do not show it', async () => {
    const dialog = await openRejection({ noEffort: null });
    expect(dialog.getByText(/The figures do not show it/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Reject the work' })).toBeDisabled();
  });

  test('that another administrator wants is shown with its reason', async () => {
    const proposal = {
      by: 'kate',
      at: '2026-01-02T12:00:00.000Z',
      text: 'Every answer is a cat.',
      comments: [],
    };
    await openReview({ measures, noEffort: 'agree', proposal });
    expect(screen.getByText('kate wants to reject this for no effort')).toBeVisible();
    expect(screen.getByText('Every answer is a cat.')).toBeVisible();
  });
});

test('an administrator who alone may decide the appeal against their own rejection is told so', async () => {
  const appeal = { text: 'I read every item.', at: '2026-01-02T12:00:00.000Z' };
  await openReview({ state: 'appealed', appeal, decidesAlone: true });
  expect(screen.getByText('You rejected this work, and no one else may decide the appeal')).toBeVisible();
  expect(screen.getByRole('button', { name: /Deny the appeal/ })).toBeVisible();
});
