import type { Page } from '@playwright/test';

/** The member's home page. */
export class DashboardScreen {
  readonly heading;
  readonly money;
  readonly withdraw;
  readonly claimBonus;
  readonly activate;
  readonly todaysTasks;
  readonly myBlueprints;
  readonly account;
  readonly logout;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.money = page.getByLabel('Your money');
    this.withdraw = this.money.getByRole('link', { name: 'Withdraw' });
    this.claimBonus = page.getByRole('button', { name: 'Claim $50 bonus' });
    this.activate = page.getByRole('link', { name: 'Activate free blueprint' });
    this.todaysTasks = page.getByRole('region', { name: "Today's tasks" });
    this.myBlueprints = page.getByRole('region', { name: 'My blueprints' });
    this.account = page.locator('summary', { hasText: 'Account' });
    this.logout = page.getByRole('button', { name: 'Logout' });
  }
}
