import type { Page } from '@playwright/test';

/** The login page. */
export class LogInScreen {
  readonly username;
  readonly password;
  readonly submit;

  constructor(page: Page) {
    this.username = page.getByLabel('Username');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('main').getByRole('button', { name: /^log ?in$/i });
  }

  async logIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
