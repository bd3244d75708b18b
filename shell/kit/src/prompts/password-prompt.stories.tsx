import { getMe, listSessions } from '@platform/contracts';
import { Button, Text } from '@platform/design-system';
import { injectContractEndpoints, query } from '@platform/kit';
import { PasswordDialog } from '@platform/kit/password';
import { PasswordPrompt, type PasswordQuestion } from '@platform/kit/prompts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const { useLazyStorySessionsQuery } = injectContractEndpoints({
  storySessions: query(listSessions, { provides: [] }),
});

function StoryDialog(question: PasswordQuestion) {
  return (
    <PasswordDialog {...question} logIn={() => Promise.resolve()} completeLogin={() => Promise.resolve()} />
  );
}

const meta = {
  title: 'Kit/PasswordPrompt',
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
    </>
  ),
  beforeEach: () =>
    serveStory((server) => {
      server.respondWith(getMe, user());
      server.rejectWith(listSessions, { code: 'sign_in_again' });
    }),
} satisfies Meta<typeof PasswordPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call the API' }));
  },
};

/** A call that needs the password. */
function CallButton() {
  const [callApi] = useLazyStorySessionsQuery();
  return (
    <>
      <Text>The API requires the password again for this call.</Text>
      <Button onClick={() => void callApi({})}>Call the API</Button>
    </>
  );
}
