import { expect, type Page } from '@playwright/test';

/** The member's conversations with support. */
export class MemberSupportScreen {
  readonly heading;
  readonly list;
  readonly newMessage;
  readonly subject;
  readonly message;
  readonly send;
  readonly messages;
  readonly reply;
  readonly sendReply;
  readonly refresh;
  readonly closed;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.list = main.getByRole('table');
    this.newMessage = main.getByRole('link', { name: 'New message' });
    this.subject = main.getByLabel('Subject');
    this.message = main.getByLabel('Message', { exact: true });
    this.send = main.getByRole('button', { name: 'Send message' });
    this.messages = main.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
    this.reply = main.getByLabel('Reply');
    this.sendReply = main.getByRole('button', { name: 'Send reply' });
    this.refresh = main.getByRole('button', { name: 'Refresh' });
    this.closed = main.getByText('This conversation is closed.');
  }

  /** Sends a reply to a conversation that support has closed. The open page may have learned of the end by itself. */
  async replyTooLate(): Promise<void> {
    await expect(async () => {
      if (await this.sendReply.isVisible()) await this.sendReply.click({ timeout: 2_000 });
      await expect(this.closed).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
}
