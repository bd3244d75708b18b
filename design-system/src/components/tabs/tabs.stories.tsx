import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    defaultValue: 'open',
    children: (
      <>
        <TabList aria-label="Tasks by state">
          <Tab value="open">Open</Tab>
          <Tab value="completed">Completed</Tab>
          <Tab value="expired" disabled>
            Expired
          </Tab>
        </TabList>
        <TabPanel value="open">12 open tasks</TabPanel>
        <TabPanel value="completed">8 completed tasks</TabPanel>
        <TabPanel value="expired">No expired tasks</TabPanel>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTab: Story = {};

export const SecondTab: Story = { args: { defaultValue: 'completed' } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

/** On a narrow screen the tabs wrap. */
export const ManyTabs: Story = {
  args: {
    defaultValue: 'tab-12',
    children: (
      <>
        <TabList aria-label="Topics">
          {Array.from({ length: 16 }, (_, index) => (
            <Tab key={index} value={`tab-${index + 1}`}>
              Topic {index + 1}
            </Tab>
          ))}
        </TabList>
        {Array.from({ length: 16 }, (_, index) => (
          <TabPanel key={index} value={`tab-${index + 1}`}>
            Tasks of topic {index + 1}
          </TabPanel>
        ))}
      </>
    ),
  },
};
