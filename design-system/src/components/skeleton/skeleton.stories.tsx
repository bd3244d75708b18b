import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { CardSkeleton, Loading, Skeleton, SkeletonLines } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { $width: '12rem', $height: '1rem', $round: false },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Circle: Story = { args: { $width: '3rem', $height: '3rem', $round: true } };

export const Lines: Story = { render: () => <SkeletonLines count={5} /> };

export const LoadingCards: Story = {
  render: () => (
    <Loading label="Loading tasks">
      <CardSkeleton height="10rem" />
    </Loading>
  ),
};

export const LoadingProfile: Story = {
  render: () => (
    <Loading label="Loading profile">
      <Row $nowrap>
        <Skeleton $width="3rem" $height="3rem" $round />
        <Skeleton $width="10rem" />
      </Row>
    </Loading>
  ),
};
