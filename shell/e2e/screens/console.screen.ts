import type { Page } from '@playwright/test';

const UNDO_MS = 10_000;

const SECTIONS = {
  Overview: '/',
  Verifications: '/verifications',
  Purchases: '/blueprints',
  Withdrawals: '/withdrawals',
  Reviews: '/reviews',
  'Item reports': '/item-reports',
  'Reports of questions': '/learning/reports',
  Certificates: '/learning/certificates',
  Tickets: '/tickets',
  Users: '/users',
  Outbox: '/outbox',
  'Audit log': '/audit',
  Ledger: '/ledger',
  Releases: '/releases',
} as const;

export type ConsoleSection = keyof typeof SECTIONS;

/** The administrators' pages; `root` is the path that they are mounted at. */
export class ConsoleScreen {
  readonly page;
  readonly heading;
  readonly table;
  readonly columns;
  readonly blueprints;
  readonly search;
  readonly csv;
  readonly approve;
  readonly reject;
  readonly sendApproval;
  readonly markAsPaid;
  readonly markAsFailed;
  readonly transactionReference;
  readonly payer;
  readonly confirmArrival;
  readonly confirmPayout;
  /** Approves a withdrawal, in the place of the buttons of its decision. */
  readonly confirmApproval;
  readonly confirmation;
  readonly dialog;
  /** The answer to a ticket that is being written. */
  readonly composer;
  readonly reason;
  readonly decideWithoutViewing;
  readonly record;
  readonly timeline;
  readonly decision;
  readonly undoBar;
  readonly nextInQueue;
  readonly backToList;
  private readonly root;

  constructor(page: Page, root = '') {
    this.page = page;
    this.root = root;
    this.heading = page.getByRole('heading', { level: 1 });
    this.table = page.getByRole('main').getByRole('table');
    this.columns = this.table.getByRole('columnheader');
    this.blueprints = this.table.getByRole('cell', { name: /^AI / });
    this.search = page.getByRole('searchbox');
    this.csv = page.getByRole('link', { name: 'CSV' });
    this.approve = page.getByRole('button', { name: 'Approve', exact: true });
    this.reject = page.getByRole('button', { name: 'Reject', exact: true });
    this.confirmApproval = page.getByRole('button', { name: /^Approve \$/ });
    this.sendApproval = page.getByRole('button', { name: 'Approve and send the email' });
    this.markAsPaid = page.getByRole('button', { name: 'Mark as paid out' });
    this.markAsFailed = page.getByRole('button', { name: 'Mark as failed' });
    this.confirmation = page.getByRole('alertdialog');
    this.dialog = page.getByRole('dialog');
    this.composer = page.getByRole('form', { name: /^Answer/ });
    this.transactionReference = this.dialog.getByLabel('Transaction reference');
    this.payer = this.dialog.getByLabel('Paid from');
    this.confirmArrival = this.dialog.getByRole('button', { name: /has arrived$/ });
    this.confirmPayout = this.dialog.getByRole('button', { name: /^Mark .* as paid out$/ });
    this.reason = this.dialog.getByLabel('Reason', { exact: true });
    this.decideWithoutViewing = this.dialog.getByRole('checkbox', {
      name: 'Decide without viewing the documents',
    });
    this.record = page.getByRole('article');
    this.timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    this.decision = page.getByRole('article').locator('footer');
    this.undoBar = page.getByRole('group', { name: 'Decisions that are not sent yet' });
    this.nextInQueue = page.getByRole('button', { name: 'Next in the queue' });
    this.backToList = page.getByRole('button', { name: 'Back to the list' });
  }

  async open(section: ConsoleSection, query = ''): Promise<void> {
    await this.page.goto(`${this.root}${SECTIONS[section]}${query}`);
  }

  row(text: string) {
    return this.table.getByRole('row').filter({ hasText: text });
  }

  /** Opens a member's record in a queue that is filtered by the member. */
  async openReview(section: ConsoleSection, username: string): Promise<void> {
    await this.open(section, `?q=${username}`);
    await this.row(username).first().getByRole('link', { name: /^View/ }).click();
    await this.record.waitFor();
  }

  /** Opens a record by its id. */
  async openRecord(section: ConsoleSection, id: string): Promise<void> {
    await this.page.goto(`${this.root}${SECTIONS[section]}/${id}`);
  }

  /** Marks the open withdrawal as paid out, with the reference of its payment. */
  async payOut(transactionReference: string): Promise<void> {
    await this.markAsPaid.click();
    await this.transactionReference.fill(transactionReference);
    await this.confirmPayout.click();
  }

  /** Confirms in the dialog of a purchase that its payment has arrived, and from where. */
  async confirmPayment(): Promise<void> {
    await this.payer.fill('payer@example.com');
    await this.confirmArrival.click();
  }

  /** Lets the time pass in which a decision can be undone. Needs a page with a clock that tests can move. */
  async passUndo(): Promise<void> {
    await this.undoBar.waitFor();
    await this.page.clock.fastForward(UNDO_MS);
  }

  /** Rejects the open record with a prepared reason, and lets the time pass in which this can be undone. */
  async rejectWith(reason: string, submit: string): Promise<void> {
    await this.reject.click();
    await this.dialog.getByRole('button', { name: reason }).click();
    await this.dialog.getByRole('button', { name: submit }).click();
    await this.passUndo();
  }

  /** Approves the open withdrawal, and lets the time pass in which this can be undone. */
  async approveWithdrawal(): Promise<void> {
    await this.approve.click();
    await this.confirmApproval.click();
    await this.passUndo();
  }

  /** Confirms a decision: the last button of its dialog. */
  async confirm(): Promise<void> {
    await this.confirmation.getByRole('button').last().click();
  }
}
