import { Button, IconButton, InfoIcon, Stack, Text } from '@platform/design-system';
import { AlertDialog, Dialog, Menu, MenuItem, Tooltip } from '@platform/kit/overlays';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { within } from 'storybook/test';

/** A dialog with a menu, a tooltip and a confirmation: Escape closes the topmost one. */
function OverlayStack() {
  const [isOpen, setIsOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit draft</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Edit draft"
        footer={<Button onClick={() => setIsConfirming(true)}>Delete draft</Button>}
      >
        <Stack $align="start">
          <Text>Press Escape to close the topmost overlay.</Text>
          <Tooltip content="Saved a minute ago">
            <IconButton label="About this draft">
              <InfoIcon size={20} />
            </IconButton>
          </Tooltip>
          <Menu trigger={<Button>Insert</Button>} align="start">
            <MenuItem>Picture</MenuItem>
            <MenuItem>Link</MenuItem>
          </Menu>
        </Stack>
      </Dialog>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Delete this draft?"
        description="You cannot restore it."
        confirmText="Delete draft"
        tone="danger"
        onConfirm={() => setIsConfirming(false)}
      />
    </>
  );
}

const meta = { title: 'Kit/Overlay stack', component: OverlayStack } satisfies Meta<typeof OverlayStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const DialogOpen: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Edit draft' })),
};

export const ConfirmationAboveDialog: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit draft' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Delete draft' }));
  },
};
