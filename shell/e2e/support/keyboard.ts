import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Upper bound on focusable elements per page. */
const MAX_STOPS = 250;

/** Uses a page by keyboard alone. */
export class Keyboard {
  constructor(page: Page) {
    this.page = page;
  }

  private readonly page: Page;

  /** Presses Tab until the target has the focus. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the focus did not reach ${target.toString()}`);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Replaces the value of a field. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Selects an option by its first letters. */
  async choose(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }
}
