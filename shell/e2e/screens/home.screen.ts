import type { Page } from '@playwright/test';

/** The public site's home page. */
export class HomeScreen {
  readonly explore;
  readonly blueprints;
  readonly featured;
  readonly viewAll;
  readonly periods;
  readonly loadMore;
  readonly questions;

  constructor(page: Page) {
    this.explore = page.getByRole('link', { name: 'Explore Blueprints' });
    this.blueprints = page.getByRole('heading', { name: 'AI Skill Blueprints' });
    this.featured = page.getByRole('article', { name: 'AI-Based Social Media Management' });
    this.viewAll = page.getByRole('link', { name: 'View all 10 blueprints' });
    this.periods = page.getByRole('group', { name: 'Earnings period' });
    this.loadMore = page.getByRole('button', { name: 'Load more tasks' });
    this.questions = page.getByRole('main').locator('details');
  }
}
