import type { Page } from '@playwright/test';

/** The contact form. */
export class SupportScreen {
  readonly name;
  readonly email;
  readonly subject;
  readonly message;
  readonly send;
  readonly sent;
  readonly reference;

  constructor(page: Page) {
    this.name = page.getByLabel('Name');
    this.email = page.getByLabel('Email');
    this.subject = page.getByLabel('Subject');
    this.message = page.getByLabel('Message');
    this.send = page.getByRole('button', { name: 'Send message' });
    this.sent = page.getByRole('heading', { name: 'We received your message' });
    this.reference = page.getByText(/^Reference \S+$/);
  }
}
