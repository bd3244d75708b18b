import type { PartDefinition } from '@platform/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FALSE, TRUE, choose, findSaved, last, openWork } from '../../testing/open-work.ts';
import { createItem } from '../../testing/submission.factory.ts';

type Person = Awaited<ReturnType<typeof openWork>>['person'];

afterEach(() => localStorage.clear());

const heading = (number: number) => screen.getByRole('heading', { name: new RegExp(`^Item ${number} of`) });

async function switchOn(person: Person) {
  await person.keyboard('?');
  await person.click(await screen.findByRole('checkbox', { name: 'Next item after an answer' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('an answered item stays until the member switches on that it goes on', async () => {
  const { person, drafts } = await openWork();
  await person.keyboard('1');
  expect(heading(1)).toBeVisible();
  await person.keyboard('{Control>}z{/Control}');
  await switchOn(person);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  await person.keyboard('2');
  // It was answered before: the member sees the correction.
  expect(heading(1)).toBeVisible();
  await findSaved();
  expect(last(drafts())).toMatchObject({ items: [{ answers: FALSE }] });
});

test('goes to the next item by the key that answers, says what was answered, and remembers the switch', async () => {
  const { person, goTo, path } = await openWork({ items: [createItem(), createItem(), createItem()] });
  await switchOn(person);
  await person.keyboard('2');
  expect(heading(2)).toHaveFocus();
  expect(screen.getByText('Item 1 answered: False')).toHaveAttribute('role', 'status');
  choose('True');
  expect(heading(3)).toHaveFocus();
  await person.keyboard('1');
  expect(heading(3)).toBeVisible();
  expect(screen.getByText(/^3 of 3 done/)).toBeVisible();
  await findSaved();

  const page = path();
  await goTo('/dashboard/submissions');
  await goTo(page);
  await screen.findByRole('heading', { name: /^Item/ });
  await person.keyboard('?');
  expect(await screen.findByRole('checkbox', { name: 'Next item after an answer' })).toBeChecked();
});

test('stays on an item that the member goes back to and corrects', async () => {
  const { person } = await openWork();
  await switchOn(person);
  await person.keyboard('2');
  await person.keyboard('{Shift>}{Enter}{/Shift}');
  expect(heading(1)).toHaveFocus();
  await person.keyboard('1');
  expect(screen.getByRole('radio', { name: /^True/ })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await person.keyboard('1');
  expect(heading(1)).toBeVisible();
});

test('arrow keys, held keys and the second half of a double click are no last answers', async () => {
  const { person } = await openWork({ items: [createItem(), createItem(), createItem()] });
  await switchOn(person);
  screen.getByRole('radio', { name: /^True/ }).focus();
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^False/ })).toBeChecked();
  expect(heading(1)).toBeVisible();
  await person.keyboard('{Enter}');
  expect(heading(2)).toHaveFocus();

  await person.dblClick(screen.getByRole('radio', { name: /^True/ }));
  expect(heading(3)).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /^True/ }), { detail: 2 });
  fireEvent.keyDown(heading(3), { key: '1', repeat: true });
  expect(screen.getByRole('radio', { name: /^True/ })).not.toBeChecked();
});

test('goes on from several questions after the last one, and never after a report or a text', async () => {
  const [verdict] = createItem().parts as [PartDefinition];
  const parts = [verdict, { ...verdict, id: 'second', prompt: 'Is it clear?' }];
  const { person } = await openWork({ items: [createItem({ parts }), createItem(), createItem()] });
  await switchOn(person);
  const options = () => screen.getAllByRole('radio', { name: /^True/ });
  await person.click(options()[1]!);
  expect(heading(1)).toBeVisible();
  await person.click(options()[0]!);
  expect(heading(2)).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Cannot be done' }));
  await person.click(screen.getByRole('radio', { name: 'It cannot be read or seen' }));
  expect(heading(2)).toBeVisible();
});

test.each([
  ['items that were answered before', { answers: TRUE }],
  ['an option below the maximum', { parts: [{ ...createItem().parts[0], max: 2 } as PartDefinition] }],
])('stays after %s', async (_, fields) => {
  const { person } = await openWork({ items: [createItem(fields), createItem(fields)] });
  await switchOn(person);
  await person.keyboard('2');
  expect(heading(1)).toBeVisible();
});

test('offers no switch where only texts are asked for', async () => {
  const text: PartDefinition = {
    type: 'rewrite',
    id: 'text',
    prompt: 'Rewrite it',
    source: 'A text',
    rules: { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [] },
  };
  const { person } = await openWork({ items: [createItem({ parts: [text] })] });
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
