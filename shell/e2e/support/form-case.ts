import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '@platform/contracts';
import type { Account } from './fixtures.ts';
import type { Platform } from './platform.ts';
import type { ApiUser, Seeder } from './seeder.ts';

/** What a form needs to be opened. */
export type FormContext = {
  readonly page: Page;
  readonly platform: Platform;
  readonly seeder: Seeder;
  readonly richMember: ApiUser;
  readonly logIn: (account: Account, origin?: string) => Promise<void>;
};

/** An open form. */
export type OpenForm = {
  readonly form: Locator;
  /** Valid values by field name, for fields whose longest text is not simply many letters. */
  readonly values?: Readonly<Record<string, string>>;
};

/** A form of the product and the way to it in a browser. */
export type FormCase = {
  readonly name: string;
  /** The source file that creates the form. */
  readonly source: string;
  /** The call with the fields of the form. */
  readonly endpoint: Endpoint;
  /** The call that the form makes before, if there is one. */
  readonly check?: Endpoint;
  /** Opens the form for a person who may submit it, about a record that no other test uses. */
  readonly open: (context: FormContext) => Promise<OpenForm>;
  /** Whether every text of the form can be left out. */
  readonly allowsBlanks?: boolean;
  /** The button of the question that follows the submission, if there is one. */
  readonly confirmation?: (page: Page) => Locator;
};

/** Returns the form with a button. */
export function formWith(page: Page, button: string): Locator {
  return page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });
}

/** Returns the form of the open dialog. */
export function formInDialog(page: Page): Locator {
  return page.getByRole('dialog').locator('form');
}
