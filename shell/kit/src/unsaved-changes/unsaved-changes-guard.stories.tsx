import { Button } from '@platform/design-system';
import { confirmDiscard, UnsavedChangesGuard } from '@platform/kit';
import { createMemoryRouter, RouterProvider } from '@platform/kit/router';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';

/** A page with a button that leaves it. */
function PageWithGuard() {
  return (
    <>
      <Button onClick={() => confirmDiscard(() => {})}>Leave</Button>
      <UnsavedChangesGuard />
    </>
  );
}

function GuardExample() {
  const [router] = useState(() => createMemoryRouter([{ path: '/', Component: PageWithGuard }]));
  return <RouterProvider router={router} />;
}

const meta = { title: 'Kit/UnsavedChangesGuard', component: GuardExample } satisfies Meta<
  typeof GuardExample
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Leave' })),
};
