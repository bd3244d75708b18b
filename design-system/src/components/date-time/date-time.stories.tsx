import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DescriptionList } from '../description-list/description-list.tsx';
import { DateTime } from './date-time.tsx';
import { formatDate, formatDateTime, formatDay, formatDuration, formatShortDay } from './format-date-time.ts';

const AT = '2026-11-21T15:04:00.000Z';

const meta = {
  title: 'Components/DateTime',
  component: DateTime,
  args: { at: AT, showTime: false },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};

export const DayAndTime: Story = { args: { showTime: true } };

export const Formats: Story = {
  render: ({ at }) => (
    <DescriptionList
      items={[
        { term: 'formatDate', description: formatDate(at) },
        { term: 'formatDateTime', description: formatDateTime(at) },
        { term: 'formatDay', description: formatDay(at.slice(0, 10)) },
        { term: 'formatShortDay', description: formatShortDay(at.slice(0, 10)) },
        { term: 'formatDuration', description: formatDuration(at, '2026-11-24T15:04:00.000Z') },
      ]}
    />
  ),
};
