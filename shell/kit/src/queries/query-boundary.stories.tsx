import { Card, Skeleton, Text } from '@platform/design-system';
import type { ApiError } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

type Props = ComponentProps<typeof QueryBoundary<string>>;

const ERROR: ApiError = {
  status: 503,
  code: 'unavailable',
  message: 'The database is not available.',
  details: [],
  requestId: '01JD6Z7Q4M-8f3a2c',
  retryAfterSeconds: undefined,
  extensions: {},
};

const query = { isFetching: false, refetch: fn() };

const meta = {
  title: 'Kit/QueryBoundary',
  component: QueryBoundary,
  args: {
    query: { ...query, data: 'Two tasks' },
    resource: 'your tasks',
    skeleton: <Skeleton $width="12rem" />,
    children: (data) => <Text>{data}</Text>,
  },
  argTypes: {
    query: { control: 'object' },
    skeleton: { control: false },
    errorWrapper: { control: false },
    children: { control: false },
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { query: { ...query, isFetching: true } } };

export const Failed: Story = { args: { query: { ...query, error: ERROR } } };

export const Retrying: Story = { args: { query: { ...query, isFetching: true, error: ERROR } } };

export const FailedInsideCard: Story = { args: { query: { ...query, error: ERROR }, errorWrapper: Card } };

export const PossiblyOutdated: Story = { args: { query: { ...query, data: 'Two tasks', error: ERROR } } };
