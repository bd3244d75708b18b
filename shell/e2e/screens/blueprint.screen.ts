import type { Page } from '@playwright/test';

/** The page of one blueprint, with the dialogs that it opens. */
export class BlueprintScreen {
  readonly activate;
  readonly papers;
  readonly fullName;
  readonly phoneNumber;
  readonly country;
  readonly identificationNumber;
  readonly workAuthorization;
  readonly homeAddress;
  readonly proceed;
  readonly question;
  readonly confirm;
  readonly purchase;
  readonly payment;

  constructor(page: Page) {
    this.activate = page.getByRole('button', { name: 'Activate Free Blueprint' });
    this.papers = page.getByRole('dialog', { name: 'Verify your identity' });
    this.fullName = this.papers.getByLabel('Full name');
    this.phoneNumber = this.papers.getByLabel('Phone number');
    this.country = this.papers.getByLabel('Country');
    this.identificationNumber = this.papers.getByLabel('ID number');
    this.workAuthorization = this.papers.getByLabel('Work authorization');
    this.homeAddress = this.papers.getByLabel('Home address');
    this.proceed = this.papers.getByRole('button', { name: 'Continue' });
    this.question = page.getByRole('alertdialog', { name: 'Submit your verification?' });
    this.confirm = this.question.getByRole('button', { name: 'Submit verification' });
    this.purchase = page.getByRole('button', { name: 'Purchase Blueprint' });
    this.payment = page.getByRole('region', { name: 'Payment' });
  }

  async fillInPapers(): Promise<void> {
    await this.fullName.fill('Maria Alvarez');
    await this.phoneNumber.fill('+1 555 010 2030');
    await this.country.selectOption('Canada');
    await this.identificationNumber.fill('AB 123456');
    await this.workAuthorization.selectOption('Citizen');
    await this.homeAddress.fill('12 Long Street, Toronto, Ontario');
  }
}
