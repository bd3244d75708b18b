import { getMe, listNotices, type Notice } from '@platform/contracts';
import { useSession } from '@platform/kit';
import { NoticeBell } from '@platform/kit/notice-bell';
import { NoticeList } from '@platform/kit/notice-list';
import { createMemoryRouter, RouterProvider } from '@platform/kit/router';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const NOTICES: readonly Notice[] = [
  {
    id: 'notice-1',
    topic: 'decisions',
    text: 'Your approval of a purchase was not applied: It was already canceled.',
    path: '/dashboard/admin/blueprints/1',
    createdAt: '2026-03-13T12:00:00.000Z',
    unread: true,
  },
  {
    id: 'notice-2',
    topic: 'security',
    text: 'Your password was changed',
    path: '/dashboard/settings',
    createdAt: '2026-03-12T12:00:00.000Z',
    unread: false,
  },
];

const serve = (items: readonly Notice[], unreadNotices: number) => () =>
  serveStory((server) => {
    server.respondWith(getMe, user({ unreadNotices }));
    server.respondWith(listNotices, { items: [...items], next: null });
  });

function Page() {
  useSession();
  return (
    <>
      <NoticeBell path="/notices" />
      <NoticeList />
    </>
  );
}

const meta = {
  title: 'Kit/Notices',
  component: NoticeList,
  render: () => <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />,
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { beforeEach: serve(NOTICES, 1) };
export const Empty: Story = { beforeEach: serve([], 0) };
