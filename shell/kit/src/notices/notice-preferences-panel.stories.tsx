import { getMe, getNoticePreferences, NOTICE_KIND_NAMES, NOTICE_KINDS } from '@platform/contracts';
import { NoticePreferencesPanel } from '@platform/kit/notices';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const KINDS = NOTICE_KIND_NAMES.map((kind) => ({ kind, mail: NOTICE_KINDS[kind].mail }));

/** Serves the choice of a user whose time zone is known, or not yet. */
const serve = (timeZone?: string) => () =>
  serveStory((server) => {
    server.respondWith(getMe, user());
    server.respondWith(getNoticePreferences, {
      kinds: KINDS,
      timeZone: timeZone ?? 'UTC',
      isTimeZoneAssumed: timeZone === undefined,
    });
  });

const meta = {
  title: 'Kit/NoticePreferencesPanel',
  component: NoticePreferencesPanel,
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
} satisfies Meta<typeof NoticePreferencesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { beforeEach: serve() };
export const WithTimeZone: Story = { beforeEach: serve('Europe/Berlin') };
