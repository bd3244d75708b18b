import type { Page } from '@playwright/test';

type Queue = 'Verifications' | 'Purchases' | 'Withdrawals';

/** The administrators' console, as far as a member's life needs it. */
export class ConsoleScreen {
  readonly heading;
  readonly approve;
  readonly sendApproval;
  readonly markAsPaid;
  readonly question;
  private readonly page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.approve = page.getByRole('button', { name: 'Approve', exact: true });
    this.sendApproval = page.getByRole('button', { name: 'Approve and send the e-mail' });
    this.markAsPaid = page.getByRole('button', { name: 'Mark as paid out' });
    this.question = page.getByRole('alertdialog');
  }

  /** Opens the case of a member in a queue. */
  async openCase(queue: Queue, username: string): Promise<void> {
    const path = { Verifications: '/verifications', Purchases: '/blueprints', Withdrawals: '/withdrawals' }[
      queue
    ];
    await this.page.goto(path);
    await this.page
      .getByRole('row', { name: new RegExp(username) })
      .getByRole('link')
      .first()
      .click();
  }

  /** Answers the question that a decision asks: its last button is the decision. */
  async confirm(): Promise<void> {
    await this.question.getByRole('button').last().click();
  }
}
