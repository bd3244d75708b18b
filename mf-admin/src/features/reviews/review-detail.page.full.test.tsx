import { checkDecision, claimReview, requestRevision, approveWork, unclaimReview } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { choose, createItem, hoursFromNow } from '../../testing/reviews.factory.ts';
import { FREE, openReview, commentOnItem } from '../../testing/open-review.ts';

beforeEach(() => {
  localStorage.clear();
});

const REASON = 'The answers are copied from the example of the guideline, word for word.';

describe('reading', () => {
  test('switches the comparison between the version before, the right answer and none', async () => {
    const { person } = await openReview({
      round: 2,
      items: [createItem('item-1', { previous: choose('rude'), change: 1 })],
    });
    expect(screen.getByText('100% changed')).toBeVisible();
    expect(screen.getByText('Before', { exact: true })).toBeVisible();
    await person.keyboard('d');
    expect(screen.queryByText('Before', { exact: true })).not.toBeInTheDocument();
    expect(screen.getByText('Why: It says please.')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Answer only' }));
    expect(screen.queryByText('Why: It says please.')).not.toBeInTheDocument();
  });

  test('says that the member could not do an item', async () => {
    await openReview({ items: [createItem('item-1', { cannotDo: 'unreadable', scores: [] })] });
    expect(screen.getByText('It cannot be read or seen. It counts as answered.')).toBeVisible();
  });

  test('shows the text to rewrite with the material', async () => {
    const source = 'Residents are hereby notified.';
    const rules = { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [] };
    await openReview({
      items: [
        createItem('item-1', {
          parts: [{ type: 'rewrite', id: 'text', prompt: 'Rewrite it.', source, rules }],
          answers: { text: { text: 'This is for all who live here.' } },
          scores: [],
        }),
      ],
    });
    expect(screen.getByRole('group', { name: 'Original' })).toHaveTextContent(source);
    expect(screen.getByRole('group', { name: 'Rewrite it.' })).toHaveTextContent(
      'This is for all who live here.',
    );
  });

  test('folds the hints and says that none is a reason to reject', async () => {
    const { person } = await openReview({ hints: ['mostly_pasted'] });
    expect(screen.getByText(/More than 80% of the characters/)).not.toBeVisible();
    await person.click(screen.getByText('About this submission, 1 hint'));
    expect(screen.getByText(/never a reason to reject/)).toBeInTheDocument();
  });
});

describe('claim', () => {
  test('says who has claimed it, and that a claim came too late', async () => {
    const { person, server, change } = await openReview(FREE);
    server.rejectWith(claimReview, { code: 'claimed', message: 'kate has claimed this submission.' });
    change({ claimedBy: 'kate', claimedUntil: hoursFromNow(0.4) });
    await person.click(screen.getByRole('button', { name: 'Claim' }));
    expect(await screen.findByText('Claimed by kate')).toBeVisible();
    expect(screen.getByText('Failed to change the claim: kate has claimed this submission.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claim next' })).toBeVisible();
  });

  test('keeps the review when the claim has ended', async () => {
    await openReview({ claimedUntil: hoursFromNow(-0.1) });
    expect(await screen.findByText('Your claim has ended')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  });
});

test('shows all choices in a table by what was taken for what, and comments on several at once', async () => {
  const { person } = await openReview({
    items: [
      createItem('item-1'),
      createItem('item-2', { isRight: false }),
      createItem('item-3', {
        isRight: false,
        material: [{ type: 'text', title: null, text: 'Please wait.' }],
      }),
      createItem('item-4', { cannotDo: 'unreadable', scores: [] }),
    ],
  });
  await person.keyboard('t');
  const table = screen.getByRole('table', { name: 'Rude instead of Polite: 2 answers' });
  expect(within(table).getAllByRole('row')[2]).toHaveTextContent(/Item 3.*Please wait\..*Rude.*Polite/);
  expect(screen.getByRole('table', { name: 'Not wrong: 2 answers' })).toHaveTextContent(/Could not be done/);
  const comment = screen.getByRole('button', { name: 'Comment on 0 answers' });
  expect(comment).toBeDisabled();

  await person.click(screen.getByRole('checkbox', { name: 'Rude instead of Polite: 2 answers' }));
  await person.click(screen.getByRole('button', { name: 'Comment on 2 answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
  await person.type(dialog.getByLabelText('Comment'), 'It says please, which is polite.');
  await person.click(dialog.getByRole('button', { name: 'Save the comment' }));
  expect(await screen.findByRole('heading', { name: 'Comments (2)' })).toBeVisible();

  await person.click(within(table).getByRole('button', { name: 'Item 3' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Item 3 of 4' })).toBeVisible();
});

describe('decisions', () => {
  test('corrects an item to its right answers with one key, beside which they are shown', async () => {
    const { person } = await openReview();
    await person.keyboard('f');
    const item = within(screen.getByRole('region', { name: 'Item 2' }));
    expect(item.getByText('Right answer', { selector: 'summary' })).toBeVisible();
    expect(item.getByRole('radio', { name: /Rude/ })).toBeChecked();
    await person.keyboard('u');
    expect(item.getByRole('radio', { name: /Polite/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Approve with 1 correction' })).toBeVisible();
  });

  test('begins a comment with what is wrong in the item, which can be edited', async () => {
    const finding = { target: 'option:rude', isRight: false, text: 'The answer says please.' };
    const { person } = await openReview({
      items: [
        createItem('item-1', {
          isRight: false,
          scores: [{ part: 'tone', score: 0, findings: [finding], truth: choose('polite').tone }],
        }),
      ],
    });
    await person.keyboard('w');
    const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
    expect(dialog.getByLabelText('Comment')).toHaveValue('The answer says please.');
    await person.click(dialog.getByRole('button', { name: 'Save the comment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveTextContent('The answer says please.');
    await person.keyboard('w');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('approves with corrections, whose difference is shown before', async () => {
    const { person, server, decide } = await openReview({ rubric: [] });
    server.respondWith(approveWork, () => decide('approved'));
    await person.keyboard('f');
    await person.click(await screen.findByRole('radio', { name: /Polite/ }));
    await person.click(screen.getByRole('button', { name: 'Approve with 1 correction' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve with 1 correction?' });
    expect(within(dialog).getByRole('region', { name: 'Corrections of item 2' })).toHaveTextContent(
      'Handed in',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Approve $10.00' }));
    await findUndoBar();
    await leavePage();
    await waitFor(() =>
      expect(server.calls(approveWork)[0]?.body.fixes).toEqual([
        { itemId: 'item-2', answers: choose('polite') },
      ]),
    );
  });

  test('asks for changes with comments on places, and says how often that is possible', async () => {
    const opened = await openReview({ revisionsLeft: 1 });
    const { person, server, decide } = opened;
    await person.keyboard('r');
    const early = await screen.findByRole('dialog', { name: 'Ask for changes?' });
    expect(early).toHaveTextContent('This is the last time that changes can be asked for.');
    expect(within(early).getByRole('button', { name: 'Ask for changes' })).toBeDisabled();
    await person.keyboard('{Escape}');

    await commentOnItem(opened, 'Read the second sentence again.');
    await person.click(screen.getAllByRole('button', { name: /^Comment on "Rude"/ })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Comment' });
    await person.click(within(dialog).getByRole('button', { name: 'Save the comment' }));
    expect(within(dialog).getByText('Write the comment')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Wrong option' }));
    await person.click(within(dialog).getByRole('button', { name: 'Save the comment' }));
    expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeVisible();

    server.respondWith(requestRevision, () => decide('revision'));
    await person.keyboard('r');
    await person.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    expect((await findUndoBar()).getByText('Changes requested')).toBeVisible();
    await leavePage();
    expect(server.calls(requestRevision)[0]?.body.comments).toEqual([
      { itemId: 'item-2', part: null, target: null, span: null, text: 'Read the second sentence again.' },
      {
        itemId: 'item-2',
        part: 'tone',
        target: 'option:rude',
        span: null,
        text: 'Another option fits better. Compare the descriptions of the options.',
      },
    ]);
  });

  test('explains that too many rejections need a second person, and releases the submission', async () => {
    const opened = await openReview();
    const { person, server, change } = opened;
    server.rejectWith(checkDecision, {
      code: 'rejection_limit_reached',
      message: 'You rejected 20 today.',
    });
    server.respondWith(unclaimReview, () => change(FREE));
    await commentOnItem(opened, 'Copied from the guideline.');
    await person.keyboard('x');
    await person.selectOptions(await screen.findByLabelText('Why'), 'It was copied from another source');
    await person.type(screen.getByLabelText('Reason'), REASON);
    await person.click(screen.getByRole('button', { name: 'Reject the work' }));
    expect(await screen.findByText('Failed to reject the work: You rejected 20 today.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Release the submission' }));
    expect(await screen.findByRole('button', { name: 'Claim' })).toBeVisible();
  });

  test('shows who decided first', async () => {
    const { person, server, decide } = await openReview({ rubric: [] });
    server.rejectWith(checkDecision, {
      code: 'already_decided',
      message: 'This submission is decided.',
      decision: 'revision_requested',
      by: 'kate',
      at: '2026-03-03T12:00:00.000Z',
    });
    await person.keyboard('a');
    decide('revision');
    await person.click(await screen.findByRole('button', { name: 'Approve $10.00' }));
    expect(await screen.findByText(/^Changes requested by kate on/)).toBeVisible();
  });
});

describe('draft', () => {
  test('keeps comments, criteria and text over a reload, until the decision', async () => {
    const first = await openReview();
    await commentOnItem(first, 'Read the second sentence again.');
    await first.person.keyboard('2');
    await first.person.keyboard('r');
    await first.person.type(await screen.findByLabelText('Text to the member'), 'Almost there.');
    first.unmount();

    const second = await openReview();
    expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^2\. Fair.*Accuracy/ })).toBeChecked();
    second.server.respondWith(requestRevision, () => second.decide('revision'));
    await second.person.keyboard('r');
    expect(await screen.findByLabelText('Text to the member')).toHaveValue('Almost there.');
    await second.person.click(screen.getByRole('button', { name: 'Ask for changes' }));
    expect((await findUndoBar()).getByText('Changes requested')).toBeVisible();
    await leavePage();
    expect(await screen.findByText('Changes requested', { selector: 'footer strong' })).toBeVisible();
    second.unmount();

    await openReview();
    expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeVisible();
  });

  test('edits and removes a comment, and asks before one that is not saved is lost', async () => {
    const opened = await openReview();
    const { person } = opened;
    await commentOnItem(opened, 'Read the second sentence again.');
    await person.click(screen.getByRole('button', { name: 'Edit the comment on Item 2' }));
    await person.type(await screen.findByLabelText('Comment'), ' And the third.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await person.click(screen.getByRole('button', { name: 'Save the comment' }));
    const list = await screen.findByRole('region', { name: 'Comments' });
    expect(list).toHaveTextContent('Read the second sentence again. And the third.');
    await person.click(screen.getByRole('button', { name: 'Remove the comment on Item 2' }));
    expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeVisible();
  });
});
