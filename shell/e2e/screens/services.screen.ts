import type { Page } from '@playwright/test';

/** The catalogue page. */
export class ServicesScreen {
  readonly tab;
  readonly cards;

  constructor(page: Page) {
    this.tab = (name: string) => page.getByRole('tab', { name });
    this.cards = page.getByRole('tabpanel').getByRole('article');
  }
}
