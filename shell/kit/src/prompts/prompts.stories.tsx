import { getMe, getSecondFactor, startAddingPasskey } from '@platform/contracts';
import { Button, Text } from '@platform/design-system';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { PasswordDialog } from '@platform/kit/password';
import { CodePrompt, PasswordPrompt, type PasswordQuestion } from '@platform/kit/prompts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const { useStoryPasskeyMutation } = injectContractEndpoints({
  storyPasskey: mutation(startAddingPasskey, { changes: [] }),
});

function StoryDialog(question: PasswordQuestion) {
  return (
    <PasswordDialog {...question} logIn={() => Promise.resolve()} completeLogin={() => Promise.resolve()} />
  );
}

const meta = {
  title: 'Kit/Prompts',
  component: PasswordPrompt,
  args: { loadDialog: () => Promise.resolve(StoryDialog) },
  argTypes: { loadDialog: { control: false } },
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
  render: (args) => (
    <>
      <CallButton />
      <PasswordPrompt {...args} />
      <CodePrompt />
    </>
  ),
  beforeEach: () => serveCall('reauthentication_required'),
} satisfies Meta<typeof PasswordPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const callApi: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Call the API' }));

export const Password: Story = { play: callApi };

export const Code: Story = { beforeEach: () => serveCall('second_factor_again'), play: callApi };

/** Rejects the call with what it lacks. */
function serveCall(code: 'reauthentication_required' | 'second_factor_again') {
  return serveStory((server) => {
    server.respondWith(getMe, user());
    server.respondWith(getSecondFactor, {
      enabledAt: '2026-03-10T12:00:00.000Z',
      hasPasskeys: false,
      recoveryCodesLeft: 8,
    });
    server.rejectWith(startAddingPasskey, { code });
  });
}

/** A call that needs a proof. */
function CallButton() {
  const [start] = useStoryPasskeyMutation();
  return (
    <>
      <Text>The API requires a proof again for this call.</Text>
      <Button onClick={() => void start({})}>Call the API</Button>
    </>
  );
}
