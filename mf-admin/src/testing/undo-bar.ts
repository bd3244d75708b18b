import { act, screen, within } from '@testing-library/react';

/** Finds the bar with the decisions that are not sent yet. */
export async function findUndoBar() {
  return within(await screen.findByRole('group', { name: 'Decisions that are not sent yet' }));
}

/** Leaves the page, which sends the decisions that wait, and comes back to it. */
export async function leavePage(): Promise<void> {
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });
  dispatchEvent(new Event('pageshow'));
}
