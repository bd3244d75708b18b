import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** No page has more stops than this. */
const MAX_STOPS = 250;

/** A person without a mouse: goes by Tab from stop to stop, presses Enter, and types. */
export class Keyboard {
  constructor(page: Page) {
    this.page = page;
  }

  private readonly page: Page;

  /** Tabs on from where the focus is until it is on the target. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the focus never came to ${target.toString()}`);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Replaces what a field holds. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Chooses in a list by the first letters. */
  async choose(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }
}
