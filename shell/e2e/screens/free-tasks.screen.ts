import type { Page } from '@playwright/test';

/** The page of the free starter tasks. */
export class FreeTasksScreen {
  readonly browserTask;
  readonly detectBrowser;
  readonly found;
  readonly submit;

  constructor(page: Page) {
    this.browserTask = page.getByRole('article', { name: 'Browser Detection Task' });
    this.detectBrowser = this.browserTask.getByRole('button', { name: 'Detect Browser' });
    this.found = this.browserTask.getByLabel('Detected information');
    this.submit = this.browserTask.getByRole('button', { name: 'Submit Task' });
  }
}
