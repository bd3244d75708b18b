import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorAlert } from '../../patterns/error-alert.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(() => jest.restoreAllMocks());

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Request</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Request withdrawal"
        description="It leaves your balance at once."
        footer={<Button>Send</Button>}
      >
        <TextField label="Amount" />
      </Dialog>
    </>
  );
}

test('moves focus to the first field, keeps it inside, and returns it to the opener', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Request' }));

  expect(screen.getByLabelText('Amount')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Amount')).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Request' })).toHaveFocus());
});

test('gives a dialog its title as name and its description as accessible description', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Request' }));
  const dialog = screen.getByRole('dialog', { name: 'Request withdrawal' });
  expect(dialog).toHaveAccessibleDescription('It leaves your balance at once.');
});

test('focuses the cancel button of an alert dialog, and leaves it open after confirming', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const onOpenChange = jest.fn();
  render(
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title="Submit?"
      description="The data cannot be edited afterwards."
      confirmText="Submit verification"
      onConfirm={onConfirm}
    />,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Submit verification' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('is not confirmed by the second click of a double click on what opened it', () => {
  const onConfirm = jest.fn();
  const texts = { title: 'Submit?', description: 'It cannot be edited.', confirmText: 'Submit' };
  render(<AlertDialog open onOpenChange={jest.fn()} onConfirm={onConfirm} {...texts} />);

  fireEvent.click(screen.getByRole('button', { name: 'Submit' }), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }), { detail: 1 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('cannot be canceled while what it confirmed is sent', () => {
  const texts = { title: 'Submit?', description: 'It cannot be edited.', confirmText: 'Submit' };
  render(<AlertDialog open busy onOpenChange={jest.fn()} onConfirm={jest.fn()} {...texts} />);

  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('presses the main button with Ctrl+Enter, once', () => {
  const onConfirm = jest.fn();
  render(
    <AlertDialog
      open
      onOpenChange={jest.fn()}
      title="Approve the payout?"
      description="You can undo it for ten seconds."
      confirmText="Approve"
      onConfirm={onConfirm}
    />,
  );
  const held = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), held);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { ...held, repeat: true });

  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('makes long content focusable for keyboard scrolling, unless it has focusable elements', () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const { rerender } = render(
    <Dialog open onOpenChange={jest.fn()} title="Task">
      Read all of it
    </Dialog>,
  );
  expect(screen.getByText('Read all of it')).toHaveAttribute('tabindex', '0');

  rerender(
    <Dialog open onOpenChange={jest.fn()} title="Task">
      Read all of it <button type="button">More</button>
    </Dialog>,
  );
  expect(screen.getByText('Read all of it')).not.toHaveAttribute('tabindex');
});

test('returns focus to the container of the opener if the action removed the opener', async () => {
  const user = userEvent.setup();
  function Card() {
    const [open, setOpen] = useState(false);
    const [isDone, setDone] = useState(false);
    const finish = () => {
      setDone(true);
      setOpen(false);
    };
    return (
      <section tabIndex={-1} aria-label="Purchase">
        {!isDone && <Button onClick={() => setOpen(true)}>Cancel</Button>}
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Cancel?"
          footer={<Button onClick={finish}>Yes</Button>}
        />
      </section>
    );
  }
  render(<Card />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(screen.getByRole('region', { name: 'Purchase' })).toHaveFocus());
});

test('leaves the focus to an error that appears when the dialog closes', async () => {
  const user = userEvent.setup();
  render(<FailingConfirmation />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  // Radix returns the focus in a later task.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('alert')).toHaveFocus();
});

/** A page whose confirmed action fails. */
function FailingConfirmation() {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {hasFailed && <ErrorAlert error={{ message: 'Not deleted.' }} />}
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this draft?"
        description="You cannot restore it."
        confirmText="Delete draft"
        onConfirm={() => {
          setOpen(false);
          void Promise.resolve().then(() => setFailed(true));
        }}
      />
    </>
  );
}
