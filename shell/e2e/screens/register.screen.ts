import type { Page } from '@playwright/test';

/** The sign-up page. */
export class RegisterScreen {
  readonly fullName;
  readonly username;
  readonly email;
  readonly password;
  readonly submit;

  constructor(page: Page) {
    this.fullName = page.getByLabel('Full name');
    this.username = page.getByLabel('Username');
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Create account' });
  }
}
