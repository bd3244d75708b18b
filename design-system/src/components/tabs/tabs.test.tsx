import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

test('moves between tabs with the arrow keys and shows their panels', async () => {
  const user = userEvent.setup();
  render(
    <Tabs defaultValue="history">
      <TabList aria-label="Withdrawals">
        <Tab value="history">Withdrawal History</Tab>
        <Tab value="pending">Pending Verifications</Tab>
      </TabList>
      <TabPanel value="history">Nothing yet</TabPanel>
      <TabPanel value="pending">Three rewards</TabPanel>
    </Tabs>,
  );
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Withdrawal History' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Pending Verifications' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Pending Verifications' })).toHaveTextContent('Three rewards');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Withdrawal History' })).toBeInTheDocument();
});
